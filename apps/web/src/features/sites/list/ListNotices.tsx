import { Button } from '@mantine/core'
import { IconCloudOff, IconZoomQuestion } from '@tabler/icons-react'
import { FailureText } from '#shared/ui/FailureText.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import css from './ListNotices.module.css'

type Failed = { error: unknown; onRetry: () => void }

export const ListFailed = ({ error, onRetry }: Failed) => (
  <Notice
    icon={IconCloudOff}
    title="Failed to load dive sites"
    role="alert"
    action={
      <Button variant="default" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    <FailureText error={error} />
  </Notice>
)

type Nothing = { words: string; onClear: () => void }

export const NothingFound = ({ words, onClear }: Nothing) =>
  words === '' ? (
    <Notice icon={IconZoomQuestion} title="No Dive Sites Found">
      <p>Nobody has added a dive site here yet.</p>
    </Notice>
  ) : (
    <Notice
      icon={IconZoomQuestion}
      title="No Dive Sites Found"
      action={
        <Button variant="default" onClick={onClear}>
          Clear search
        </Button>
      }
    >
      <p>
        No site or place matches ‘<bdi className={css.words}>{words}</bdi>’. Try another spelling, or search
        for a town or a country.
      </p>
    </Notice>
  )

export const MoreFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div className={css.more} role="alert">
    <p>Could not load more dive sites.</p>
    <Button variant="default" onClick={onRetry}>
      Try again
    </Button>
  </div>
)
