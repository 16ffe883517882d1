import type { Post } from '@soundings/contract/forum'
import { threadPath } from '@soundings/contract/forum-pages'
import { PathLink } from '#shared/ui/PathLink.tsx'
import css from './PostArticle.module.css'

/** What stands in the place of a post that is gone: its number stays. */
export const GoneLine = ({ post: { state, movedTo } }: { post: Pick<Post, 'state' | 'movedTo'> }) => {
  if (state === 'moved')
    return (
      <p className={css.gone}>
        This post was moved to another thread.{' '}
        {movedTo && (
          <PathLink path={threadPath({ id: movedTo.threadId }, { n: movedTo.n })}>Go there</PathLink>
        )}
      </p>
    )
  return (
    <p className={css.gone}>
      {state === 'removed' ? 'This post was removed by moderators.' : 'This post was deleted.'}
    </p>
  )
}
