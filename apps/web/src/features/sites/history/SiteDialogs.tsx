import type { Site } from '@soundings/contract/sites'
import { FlagDialog } from './FlagDialog.tsx'
import { HistoryDialog } from './HistoryDialog.tsx'
import { flagSite } from './history.queries.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { SponsorDialog } from './SponsorDialog.tsx'
import type { SiteTool, ToolDrafts } from './site-tool.ts'

type Props = { site: Site; open: SiteTool | null; drafts: ToolDrafts; onClose: () => void }

/** What the menu of a site opens; its code comes with the first choice. */
export const SiteDialogs = ({ site, open, drafts, onClose }: Props) => (
  <>
    <FlagDialog
      name={site.siteName}
      send={(said) => flagSite(site.id, said)}
      draft={drafts.flag}
      opened={open === 'flag'}
      onClose={onClose}
    />
    <HistoryDialog siteId={site.id} siteName={site.siteName} opened={open === 'history'} onClose={onClose} />
    <MergeDialog site={site} opened={open === 'merge'} onClose={onClose} />
    <SponsorDialog site={site} draft={drafts.sponsor} opened={open === 'sponsor'} onClose={onClose} />
    <RemoveDialog site={site} draft={drafts.remove} opened={open === 'remove'} onClose={onClose} />
  </>
)
