import { Button } from '@mantine/core'
import { failureOf } from '#shared/api/failure.ts'
import css from './GridEnd.module.css'
import type { Photos } from './use-photos.ts'

/** Below the last photo: the way to more of them, or why they did not come. */
export const GridEnd = ({ photos, error, hasMore, isLoadingMore, loadMore, retry }: Photos) => {
  if (!photos) return null
  if (error)
    return (
      <p className={css.end} role="alert">
        Could not load more photos. {failureOf(error).message}
        <Button variant="default" onClick={retry}>
          Try again
        </Button>
      </p>
    )
  if (!hasMore) return null
  return (
    <div className={css.end}>
      <Button variant="default" loading={isLoadingMore} onClick={loadMore}>
        Show more photos
      </Button>
    </div>
  )
}
