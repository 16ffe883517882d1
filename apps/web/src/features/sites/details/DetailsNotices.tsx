import { Button } from '@mantine/core'
import { IconCloudOff, IconMapPinOff } from '@tabler/icons-react'
import { FailureText } from '#shared/ui/FailureText.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { MissingSite } from '../history/MissingSite.tsx'

/** `siteId` when the address names one: a moderator may find it among those that were taken down. */
export const SiteMissing = ({ siteId, onBack }: { siteId: string | null; onBack: () => void }) => (
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
    {siteId && <MissingSite siteId={siteId} />}
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
