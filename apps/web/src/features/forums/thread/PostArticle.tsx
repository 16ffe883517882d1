import { Button } from '@mantine/core'
import { forumTexts, type Post, type Thread } from '@soundings/contract/forum'
import { threadPath } from '@soundings/contract/forum-pages'
import {
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleCheckFilled,
  IconHourglass,
  IconShare2,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { icon } from '#shared/ui/icons.ts'
import { authorName, isGone } from '../forum.view.ts'
import { SplitTick } from '../moderate/SplitTick.tsx'
import { GoneLine } from './GoneLine.tsx'
import css from './PostArticle.module.css'
import { PostBody } from './PostBody.tsx'
import { PostHead } from './PostHead.tsx'
import { type PostActs, PostMenu } from './PostMenu.tsx'
import { pressReply, pressSolution, share } from './post-acts.ts'
import { Thanks } from './Thanks.tsx'

type Props = PostActs & {
  thread: Thread
  post: Post
  mayReply: boolean
  /** It was asked for. */
  isMarked: boolean
  /** It is the first that the reader has not read. */
  isFirstNew: boolean
  /** What stands in the place of its words while they are changed. */
  editor: ReactNode
  onJump: (n: number) => void
}

/** One post of a thread. */
export const PostArticle = (props: Props) => {
  const { thread, post, mayReply, isMarked, isFirstNew, editor, onJump, ...acts } = props
  const queries = useQueryClient()
  const { id, n, state, author, isOwn } = post
  const [isUnfolded, setUnfolded] = useState(false)
  const name = authorName(post)
  const heading = `post-${id}`
  const isSolution = thread.solutionN === n
  const maySolve = thread.may.solve && thread.category.kind === 'question' && n > 0 && state === 'public'

  const body = () => {
    if (isGone(post)) return <GoneLine post={post} />
    if (author?.isFolded && !isOwn && !isUnfolded)
      return (
        <p className={css.folded}>
          From somebody you blocked or muted
          <Button variant="quiet" onClick={() => setUnfolded(true)}>
            Show
          </Button>
        </p>
      )
    return (
      <>
        {state === 'held' && (
          <p className={css.held}>
            <IconHourglass {...icon} />
            {isOwn ? forumTexts.held : 'Awaiting review: only its author and moderators see this.'}
          </p>
        )}
        {state === 'removed' && <p className={css.held}>Hidden by moderators: only they see its words.</p>}
        {editor ?? <PostBody post={post} />}
        {n === 0 && thread.solutionN !== null && (
          <button type="button" className={css.solved} onClick={() => onJump(thread.solutionN ?? 0)}>
            <IconCircleCheckFilled {...icon} />
            Solved in reply {thread.solutionN}
          </button>
        )}
      </>
    )
  }
  const isThere = state === 'public' || state === 'held'
  return (
    <>
      {isFirstNew && (
        <p className={css.new}>
          <span>New</span>
        </p>
      )}
      <article
        className={css.post}
        data-post={n}
        data-marked={isMarked}
        data-solution={isSolution}
        aria-labelledby={heading}
        tabIndex={-1}
      >
        <PostHead
          post={post}
          id={heading}
          path={threadPath(thread, { post: id })}
          isSolution={isSolution}
          onJump={onJump}
        />
        <SplitTick post={post} />
        {body()}
        {isThere && !editor && (
          <footer className={css.foot}>
            <Thanks post={post} name={name} />
            {mayReply && (
              <Button
                variant="quiet"
                leftSection={<IconArrowBackUp {...icon} />}
                aria-label={`Reply to ${name}`}
                onClick={() => pressReply(post)}
              >
                Reply
              </Button>
            )}
            {maySolve && (
              <Button
                variant="quiet"
                leftSection={<IconCircleCheck {...icon} />}
                aria-pressed={isSolution}
                onClick={() => void pressSolution(queries, thread, post)}
              >
                {isSolution ? 'Not the solution' : 'Mark as solution'}
              </Button>
            )}
            <span className={css.rest}>
              <Button
                variant="quiet"
                leftSection={<IconShare2 {...icon} />}
                aria-label={`Share ${n === 0 ? 'this post' : `reply ${n}`}`}
                onClick={() => share(thread, post)}
              >
                <span className={css.word}>Share</span>
              </Button>
              <PostMenu
                {...acts}
                thread={thread}
                post={post}
                mayReply={mayReply}
                label={n === 0 ? 'More about this post' : `More about reply ${n}`}
              />
            </span>
          </footer>
        )}
        {!isThere && thread.may.moderate && (
          <footer className={css.foot}>
            <PostMenu
              {...acts}
              thread={thread}
              post={post}
              mayReply={false}
              label={`More about reply ${n}`}
            />
          </footer>
        )}
      </article>
    </>
  )
}
