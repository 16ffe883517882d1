import type { Site } from '@soundings/contract/sites'
import { FlagDialog } from './FlagDialog.tsx'
import { HistoryDialog } from './HistoryDialog.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { SponsorDialog } from './SponsorDialog.tsx'
import type { SiteTool } from './site-tool.ts'

type Props = { site: Site; open: SiteTool | null; onClose: () => void }

/** What the menu of a site opens; its code comes with the first choice. */
export const SiteDialogs = ({ site, open, onClose }: Props) => (
  <>
    <FlagDialog
      name={site.siteName}
      item={{ type: 'dive_sites', itemId: site.id }}
      opened={open === 'flag'}
      onClose={onClose}
    />
    <HistoryDialog siteId={site.id} siteName={site.siteName} opened={open === 'history'} onClose={onClose} />
    <MergeDialog site={site} opened={open === 'merge'} onClose={onClose} />
    <SponsorDialog site={site} opened={open === 'sponsor'} onClose={onClose} />
    <RemoveDialog site={site} opened={open === 'remove'} onClose={onClose} />
  </>
)
