import type { Site } from '@soundings/contract/sites'
import { IconClockHour4, IconEyeOff } from '@tabler/icons-react'
import { icon } from '#shared/ui/icons.ts'
import { EditLink } from './EditLink.tsx'
import css from './SiteStanding.module.css'
import { standingText } from './standing.view.ts'

type Props = { site: Site; onEdit: () => void }

/** Why a site is not public, for those few who see it nevertheless, and what can be done. */
export const SiteStanding = ({ site, onEdit }: Props) => {
  const text = standingText(site)
  if (text === null) return null
  const isRejected = site.approvalStatus === 'rejected'
  const Icon = isRejected ? IconEyeOff : IconClockHour4
  return (
    <section className={css.standing} data-status={site.approvalStatus} aria-label="Not public">
      <span className={css.icon}>
        <Icon {...icon} />
      </span>
      <div className={css.text}>
        <p className={css.title}>{text.title}</p>
        {isRejected && site.rejectionReason && (
          <blockquote className={css.reason}>{site.rejectionReason}</blockquote>
        )}
        <p>{text.next}</p>
      </div>
      <EditLink site={site} onEdit={onEdit} />
    </section>
  )
}
