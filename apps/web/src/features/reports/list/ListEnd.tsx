import { Button } from '@mantine/core'
import { wordsOf } from '#shared/api/failure.ts'
import css from './ListEnd.module.css'
import type { SiteReportsRead } from './use-site-reports.ts'

/** Below the last report: the way to more of them, or why they did not come. */
export const ListEnd = ({ reports, error, hasMore, isLoadingMore, loadMore, retry }: SiteReportsRead) => {
  if (!reports) return null
  if (error)
    return (
      <p className={css.end} role="alert">
        Could not load more dive reports. {wordsOf(error, 'Something unexpected happened.')}
        <Button variant="default" onClick={retry}>
          Try again
        </Button>
      </p>
    )
  if (!hasMore) return null
  return (
    <div className={css.end}>
      <Button variant="default" loading={isLoadingMore} onClick={loadMore}>
        Show more dive reports
      </Button>
    </div>
  )
}
