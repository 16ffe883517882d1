import type { AccessStatus } from '@soundings/contract/sites'
import { limitedAccess } from '@soundings/rules/access-status'
import { accessStatusLabel } from '../labels.view.ts'
import css from './AccessBadge.module.css'

/** What a device kept of a site before this was known says nothing of it. */
type Props = { site: { accessStatus?: AccessStatus | null | undefined } }

/** `Closed` or `Restricted`, before whatever else is said of a site; nothing where anybody may dive. */
export const AccessBadge = ({ site }: Props) => {
  const limit = limitedAccess(site)
  if (limit === null) return null
  return (
    <>
      <span className={css.badge} data-access={limit}>
        {accessStatusLabel[limit]}
      </span>{' '}
    </>
  )
}
