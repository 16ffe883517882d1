import { type Report, reportTitle } from '@soundings/contract/reports'
import { sitePath } from '@soundings/rules/share'

/** What a list calls a report: nearly all of them bear the same title. */
export const titleOf = ({ title, siteName }: Pick<Report, 'title'> & { siteName: string }): string =>
  title === reportTitle ? `Dive report of ${siteName}` : title

/** Where the web app shows a report: over the page of its site. */
export const reportPagePath = ({ id, siteId, slug }: { id: string; siteId: string; slug: string }): string =>
  `${sitePath({ id: siteId, slug })}?report=${id}`
