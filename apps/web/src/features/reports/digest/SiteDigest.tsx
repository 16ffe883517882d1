import { DigestLine } from './DigestLine.tsx'
import { DigestPanel } from './DigestPanel.tsx'
import { ReportCount } from './ReportCount.tsx'

type Props = {
  siteId: string
  /** All of it, one line for paper, or how many reports there are: in words after a rating, as a number on a tab. */
  form: 'panel' | 'line' | 'words' | 'number'
}

/** What divers report of a site, taken together. Its forms come as one: on paper nothing can be waited for. */
export const SiteDigest = ({ siteId, form }: Props) => {
  if (form === 'panel') return <DigestPanel siteId={siteId} />
  return form === 'line' ? <DigestLine siteId={siteId} /> : <ReportCount siteId={siteId} form={form} />
}
