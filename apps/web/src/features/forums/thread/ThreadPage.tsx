import { Skeleton } from '@mantine/core'
import { threadPath } from '@soundings/contract/forum-pages'
import { IconMessages } from '@tabler/icons-react'
import { useParams, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { failureOf } from '#shared/api/failure.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { SavedAgo } from '#shared/ui/SavedAgo.tsx'
import { toast } from '#shared/ui/toast.tsx'
import type { ThreadSearch } from '../forums-search.ts'
import { ForumDialogs } from '../moderate/ForumDialogs.tsx'
import { PostList } from './PostList.tsx'
import { ReplyPlace } from './ReplyPlace.tsx'
import { ThreadHead } from './ThreadHead.tsx'
import css from './ThreadPage.module.css'
import { useThread } from './use-thread.ts'

const Waiting = () => {
  const isLate = useLate(true)
  return (
    <div className={css.page} role="status" aria-label="Loading the thread">
      {isLate && (
        <>
          <Skeleton width={160} height={16} />
          <Skeleton width="72%" height={32} />
          <Skeleton height={220} radius="lg" />
          <Skeleton height={150} radius="lg" />
          <Skeleton height={150} radius="lg" />
        </>
      )}
    </div>
  )
}

const NotFound = () => (
  <Notice
    icon={IconMessages}
    title="Thread not found"
    level={1}
    role="alert"
    action={
      <ButtonLink variant="default" to="/community/forums">
        All forums
      </ButtonLink>
    }
  >
    <p>It was deleted, or it isn’t public.</p>
  </Notice>
)

type Props = {
  threadId: string
  search: ThreadSearch
  /** It was merged into another thread, or the post that is asked for was moved there. */
  onElsewhere: (threadId: string, post: string | undefined) => void
}

/** A thread by its id. */
export const ThreadScreen = ({ threadId, search, onElsewhere }: Props) => {
  const reading = useThread(threadId, search)
  const { thread, stretch, error, elsewhere, isGone } = reading
  useTitle(thread?.title ?? 'Forums')
  const target = elsewhere ?? thread?.mergedInto ?? null
  const lead = useEffectEvent((other: string) => onElsewhere(other, search.post))
  useEffect(() => {
    if (target !== null) lead(target)
  }, [target])
  useEffect(() => {
    if (isGone) toast.info('That post isn’t there any more.')
  }, [isGone])

  if (error)
    return (
      <div className={css.page}>
        {failureOf(error).kind === 'missing' ? (
          <NotFound />
        ) : (
          <FailureNotice
            title="The thread couldn’t be loaded"
            level={1}
            error={error}
            onRetry={reading.retry}
          />
        )}
      </div>
    )
  if (!thread || !stretch || target !== null) return <Waiting />
  return (
    <div className={css.page}>
      <ThreadHead thread={thread} />
      <p className={css.saved} role="status">
        <SavedAgo at={reading.readAt} />
      </p>
      <PostList thread={thread} stretch={stretch} reading={reading} />
      <ReplyPlace thread={thread} />
      <ForumDialogs />
    </div>
  )
}

/** A thread of the forums. */
export const ThreadPage = () => {
  const { threadId = '' } = useParams({ strict: false })
  const search = useSearch({ strict: false }) as ThreadSearch
  const { history } = useRouter()
  return (
    <ThreadScreen
      key={threadId}
      threadId={threadId}
      search={search}
      onElsewhere={(other, post) =>
        history.replace(threadPath({ id: other }, post === undefined ? undefined : { post }))
      }
    />
  )
}
