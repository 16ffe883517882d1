import type { Post } from '@soundings/contract/forum'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { agoText } from '#shared/lib/ago.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { historyQuery, threadQuery } from '../../forum.queries.ts'
import { ChangedLines } from './ChangedLines.tsx'
import css from './History.module.css'
import { changesOf } from './versions.view.ts'

const minute = 60_000

const Changes = ({ post }: { post: Post }) => {
  const history = useQuery(historyQuery(post.id))
  const thread = useQuery({ ...threadQuery(post.threadId), enabled: post.n === 0 })
  const now = useNow(minute)
  if (history.isError)
    return (
      <FailureNotice
        title="Couldn’t load the history"
        level={3}
        error={history.error}
        onRetry={() => void history.refetch()}
      />
    )
  if (!history.data) return <p role="status">Loading…</p>
  const title = post.n === 0 ? (thread.data?.title ?? null) : null
  const changes = changesOf({ title, content: post.content, editedAt: post.editedAt }, history.data.items)
  if (changes.length === 0) return <p>This post was never changed.</p>
  return (
    <ol className={css.changes} reversed>
      {changes.map(({ version, before, after, at, by, reason }) => (
        <li key={version}>
          <p className={css.head}>
            <b>{by ? <bdi>@{by.handle}</bdi> : 'Its author'}</b> changed it
            {at !== null && (
              <>
                {' '}
                <time dateTime={at} title={new Date(at).toLocaleString()}>
                  {agoText(Date.parse(at), now)}
                </time>
              </>
            )}
          </p>
          {reason && <p className={css.reason}>Reason: {reason}</p>}
          {before.title !== null && after.title !== null && before.title !== after.title && (
            <ChangedLines before={before.title} after={after.title} />
          )}
          {before.content !== after.content && <ChangedLines before={before.content} after={after.content} />}
          {before.content === after.content && (before.title === after.title || before.title === null) && (
            <p className={css.reason}>The words stayed the same; photos or tags were changed.</p>
          )}
        </li>
      ))}
    </ol>
  )
}

/** What a post said before, change by change. */
export const PostHistory = ({ post, onClose }: { post: Post; onClose: () => void }) => {
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    // Focus goes back before it is gone.
    setTimeout(onClose, 250)
  }
  return (
    <FormModal opened={isOpen} onClose={close} title="Edit history" size={640}>
      <Changes post={post} />
    </FormModal>
  )
}
