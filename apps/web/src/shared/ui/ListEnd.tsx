import { Button } from '@mantine/core'
import { wordsOf } from '#shared/api/failure.ts'
import css from './ListEnd.module.css'

type Props = {
  /** What the list is of, e.g. `photos`. */
  of: string
  /** What is written on the button; `Show more` of them, where nothing else is said. */
  label?: string
  /** Why no more of them came. */
  error: unknown
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
  retry: () => void
}

/** Below the last row of a list: the way to more of them, or why they did not come. */
export const ListEnd = ({
  of,
  label = `Show more ${of}`,
  error,
  hasMore,
  isLoadingMore,
  loadMore,
  retry,
}: Props) => {
  if (error)
    return (
      <div className={css.end} role="alert">
        <p>
          More {of} couldn’t be loaded. {wordsOf(error, 'Something went wrong.')}
        </p>
        <Button variant="default" onClick={retry}>
          Try again
        </Button>
      </div>
    )
  if (!hasMore) return null
  return (
    <div className={css.end}>
      <Button variant="default" loading={isLoadingMore} onClick={loadMore}>
        {label}
      </Button>
    </div>
  )
}
