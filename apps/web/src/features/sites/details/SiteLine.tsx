import { VisuallyHidden } from '@mantine/core'
import type { SiteSummary } from '@soundings/contract/sites'
import { Depth } from '#shared/ui/Depth.tsx'
import { AccessBadge } from '../access/AccessBadge.tsx'
import { isPlainClick, siteAddress } from '../sites.view.ts'
import css from './SiteLine.module.css'
import { SiteThumb } from './SiteThumb.tsx'

type Props = {
  site: SiteSummary
  /** What stands under its name. */
  note: string
  onOpenSite: (siteId: string) => void
}

/** A site in a short list beside something else: its picture, name and depth. */
export const SiteLine = ({ site, note, onOpenSite }: Props) => (
  <a
    className={css.row}
    href={siteAddress(site)}
    onClick={(event) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      onOpenSite(site.id)
    }}
  >
    <SiteThumb {...site} />
    <span className={css.text}>
      <bdi className={css.name}>{site.siteName}</bdi>
      <span className={css.note}>
        <AccessBadge site={site} />
        {note}
      </span>
    </span>
    <span className={css.depth}>
      <VisuallyHidden>Max depth </VisuallyHidden>
      <Depth metres={site.maxDepth} />
    </span>
  </a>
)
