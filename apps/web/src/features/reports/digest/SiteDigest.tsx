import { DigestLine } from './DigestLine.tsx'
import { DigestMonths } from './DigestMonths.tsx'
import { DigestNow } from './DigestNow.tsx'
import { ReportCount } from './ReportCount.tsx'

type Props = {
  siteId: string
  /**
   * How it is now, month by month, one line for paper, or how many reports there are: in words after a rating, as a
   * number on a tab.
   */
  form: 'now' | 'months' | 'line' | 'words' | 'number'
  /** Whether there are reports at all. */
  isExpected?: boolean
}

/** What divers report of a site, taken together. Its forms come as one: on paper nothing can be waited for. */
export const SiteDigest = ({ siteId, form, isExpected = false }: Props) => {
  switch (form) {
    case 'now':
      return <DigestNow siteId={siteId} isExpected={isExpected} />
    case 'months':
      return <DigestMonths siteId={siteId} />
    case 'line':
      return <DigestLine siteId={siteId} />
    default:
      return <ReportCount siteId={siteId} form={form} />
  }
}
