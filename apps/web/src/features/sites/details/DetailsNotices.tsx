import { Button } from '@mantine/core'
import { IconCloudOff, IconMapPinOff } from '@tabler/icons-react'
import { FailureText } from '#shared/ui/FailureText.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

export const SiteMissing = ({ onBack }: { onBack: () => void }) => (
  <Notice
    icon={IconMapPinOff}
    level={1}
    role="alert"
    title="Dive site not found"
    action={
      <Button variant="default" onClick={onBack}>
        Back to Explore
      </Button>
    }
  >
    <p>This dive site does not exist or is not public.</p>
  </Notice>
)

type Failed = { error: unknown; onRetry: () => void; onBack: () => void }

export const SiteFailed = ({ error, onRetry, onBack }: Failed) => (
  <Notice
    icon={IconCloudOff}
    level={1}
    role="alert"
    title="Failed to load this dive site"
    action={
      <>
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Back to Explore
        </Button>
      </>
    }
  >
    <FailureText error={error} />
  </Notice>
)
