import { Button } from '@mantine/core'
import { IconMapPinOff } from '@tabler/icons-react'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { MissingSite } from '../history/MissingSite.tsx'

/** The way back, and what it says. */
type Back = { onBack: () => void; back: string }

/** `siteId` when the address names one: a moderator may find it among those that were taken down. */
export const SiteMissing = ({ siteId, onBack, back }: Back & { siteId: string | null }) => (
  <Notice
    icon={IconMapPinOff}
    level={1}
    role="alert"
    title="Dive site not found"
    action={
      <Button variant="default" onClick={onBack}>
        {back}
      </Button>
    }
  >
    <p>This dive site doesn’t exist or isn’t public.</p>
    {siteId && <MissingSite siteId={siteId} />}
  </Notice>
)

type Failed = Back & { error: unknown; onRetry: () => void }

export const SiteFailed = ({ error, onRetry, onBack, back }: Failed) => (
  <FailureNotice
    title="This dive site couldn’t be loaded"
    level={1}
    error={error}
    onRetry={onRetry}
    other={
      <Button variant="quiet" onClick={onBack}>
        {back}
      </Button>
    }
  />
)
