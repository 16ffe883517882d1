import { Button } from '@mantine/core'
import type { Site } from '@soundings/contract/sites'
import { IconCameraPlus, IconPencilPlus } from '@tabler/icons-react'
import { openAddPhoto } from '#features/media/index.ts'
import { openReportForm } from '#features/reports/index.ts'
import { askToSignIn } from '#shared/session/modal-store.ts'
import { useSession } from '#shared/session/session-store.ts'
import { useWriter } from '#shared/session/use-writer.ts'
import { icon } from '#shared/ui/icons.ts'
import css from './SiteActions.module.css'

type Props = { site: Pick<Site, 'id' | 'siteName' | 'region' | 'country' | 'approvalStatus'> }

/** What members can add to a published site, and visitors once they have signed in: at the desk beside its tabs, on a phone at the lower edge. */
export const SiteActions = ({ site }: Props) => {
  const { user, hasExpired, isGuest, authChecked } = useSession()
  const isMember = user !== null || hasExpired
  // A report can be written without a connection, when nobody knows who is signed in.
  const mayReport = useWriter() !== null
  if (site.approvalStatus !== 'approved') return null
  const { id, siteName, region, country } = site
  const chosen = { id, siteName, region, country }
  if (!mayReport) {
    // Whoever chose to look around as a guest is not asked again.
    if (isGuest || !authChecked) return null
    const why = `Sign in to tell other divers about ${siteName}.`
    return (
      <div className={css.actions}>
        <Button
          variant="default"
          className={css.report}
          leftSection={<IconPencilPlus {...icon} />}
          aria-haspopup="dialog"
          onClick={() => askToSignIn(why, () => openReportForm(chosen))}
        >
          Dived here? Add your report
        </Button>
      </div>
    )
  }
  return (
    <div className={css.actions}>
      {isMember && (
        <Button
          variant="default"
          className={css.photo}
          leftSection={<IconCameraPlus {...icon} />}
          onClick={() => openAddPhoto(chosen)}
        >
          <span className={css.label}>Add photo</span>
        </Button>
      )}
      <Button
        variant="main"
        className={css.report}
        leftSection={<IconPencilPlus {...icon} />}
        onClick={() => openReportForm(chosen)}
      >
        Dive report
      </Button>
    </div>
  )
}
