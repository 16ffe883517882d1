import { Button } from '@mantine/core'
import { IconCloudOff, IconWifiOff, IconZoomQuestion } from '@tabler/icons-react'
import { failureOf } from '#shared/api/failure.ts'
import { FailureText } from '#shared/ui/FailureText.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

export const NothingFound = ({ words }: { words: string }) => (
  <Notice icon={IconZoomQuestion} title="No results">
    <p>
      No site, place or action matches ‘<bdi>{words}</bdi>’. Try a different spelling, or a nearby town or
      country.
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
      title={isOffline ? 'No connection' : 'Search failed'}
      role="alert"
      action={
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {isOffline ? (
        <p>You can’t search sites and places right now, but recent searches and actions still work.</p>
      ) : (
        <FailureText error={error} />
      )}
    </Notice>
  )
}
