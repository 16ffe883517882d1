import { Button } from '@mantine/core'
import { IconCloudOff, IconWifiOff, IconZoomQuestion } from '@tabler/icons-react'
import { failureOf } from '#shared/api/failure.ts'
import { FailureText } from '#shared/ui/FailureText.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

export const NothingFound = ({ words }: { words: string }) => (
  <Notice icon={IconZoomQuestion} title="Nothing found">
    <p>
      No site, place or action matches ‘<bdi>{words}</bdi>’. Try another spelling, or a town or country
      nearby.
    </p>
  </Notice>
)

type Failed = { error: unknown; onRetry: () => void }

/** What this device knows by itself still stands below. */
export const SearchFailed = ({ error, onRetry }: Failed) => {
  const isOffline = failureOf(error).kind === 'offline'
  return (
    <Notice
      icon={isOffline ? IconWifiOff : IconCloudOff}
      title={isOffline ? 'No connection' : 'The search failed'}
      role="alert"
      action={
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {isOffline ? (
        <p>Sites and places cannot be searched now. Recent choices and actions can.</p>
      ) : (
        <FailureText error={error} />
      )}
    </Notice>
  )
}
