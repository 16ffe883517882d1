import type { Post, Thread } from '@soundings/contract/forum'
import { forumLimits } from '@soundings/contract/forum-fields'
import { plural } from '@soundings/rules/phrases'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { FlagDialog } from '#features/sites/index.ts'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { AuthorForm } from './AuthorForm.tsx'
import type { ForumDialog as Asked } from './forum-dialog-store.ts'
import { useActs } from './last-act.ts'
import { MergeForm } from './MergeForm.tsx'
import { MoveForm } from './MoveForm.tsx'
import { changeState, hidePost } from './moderate.queries.ts'
import { PinForm } from './PinForm.tsx'
import { ReasonForm } from './ReasonForm.tsx'
import { SplitForm } from './SplitForm.tsx'

const titles = {
  lock: 'Lock this thread',
  pin: 'Pin this thread',
  move: 'Move this thread',
  hide: 'Hide this thread',
  merge: 'Merge into another thread',
  split: 'Move replies to a new thread',
  'hide-post': 'Hide this reply',
  author: 'Who wrote this?',
} as const satisfies Record<Exclude<Asked['kind'], 'report'>, string>

type Props = { asked: Asked; opened: boolean; onClose: () => void }

/** What is asked before something is done to a thread or a post. */
export const ForumDialog = ({ asked, opened, onClose }: Props) => {
  if (asked.kind === 'report') {
    const { type, itemId, name } = asked
    return (
      <Suspense>
        <FlagDialog name={name} item={{ type, itemId }} opened={opened} onClose={onClose} />
      </Suspense>
    )
  }
  return (
    <FormModal opened={opened} onClose={onClose} title={titles[asked.kind]} size={520}>
      <Body asked={asked} onDone={onClose} />
    </FormModal>
  )
}

type Open = { asked: Exclude<Asked, { kind: 'report' }>; onDone: () => void }

const Body = ({ asked, onDone }: Open) => {
  if ('post' in asked)
    return asked.kind === 'author' ? (
      <AuthorForm post={asked.post} />
    ) : (
      <HidePostForm post={asked.post} thread={asked.thread} onDone={onDone} />
    )
  if (asked.kind === 'lock') return <LockForm thread={asked.thread} onDone={onDone} />
  if (asked.kind === 'hide') return <HideForm thread={asked.thread} onDone={onDone} />
  if (asked.kind === 'pin') return <PinForm thread={asked.thread} onDone={onDone} />
  if (asked.kind === 'move') return <MoveForm thread={asked.thread} onDone={onDone} />
  if (asked.kind === 'merge') return <MergeForm thread={asked.thread} onDone={onDone} />
  return <SplitForm thread={asked.thread} onDone={onDone} />
}

/** Organisers see nothing that is hidden, so they can take it back only for a while. */
const takenBack = (isModerator: boolean) =>
  isModerator
    ? 'You can show it again.'
    : plural(forumLimits.undoMinutes, {
        one: 'You can undo this for # minute.',
        other: 'You can undo this for # minutes.',
      })

type OfThread = { thread: Thread; onDone: () => void }

const LockForm = ({ thread, onDone }: OfThread) => {
  const queries = useQueryClient()
  const { tell } = useActs()
  return (
    <ReasonForm
      about={`lock thread ${thread.id}`}
      send="Lock it"
      failed="The thread couldn’t be locked"
      act={async (reason) =>
        tell(
          await changeState(queries, thread.id, { isLocked: true, ...(reason && { reason }) }),
          'Thread locked',
        )
      }
      onDone={onDone}
    >
      <p>Everybody can read it, and nobody can reply until it’s unlocked.</p>
    </ReasonForm>
  )
}

const HideForm = ({ thread, onDone }: OfThread) => {
  const queries = useQueryClient()
  const { tell } = useActs()
  return (
    <ReasonForm
      about={`hide thread ${thread.id}`}
      send="Hide it"
      isDanger
      failed="The thread couldn’t be hidden"
      act={async (reason) =>
        tell(
          await changeState(queries, thread.id, { isHidden: true, ...(reason && { reason }) }),
          'Thread hidden',
        )
      }
      onDone={onDone}
    >
      <p>Only moderators will see it and its replies. {takenBack(thread.may.moderate)}</p>
    </ReasonForm>
  )
}

const HidePostForm = ({ post: { id: postId }, thread, onDone }: OfThread & { post: Post }) => {
  const queries = useQueryClient()
  const { tell } = useActs()
  return (
    <ReasonForm
      about={`hide reply ${postId}`}
      send="Hide it"
      isDanger
      failed="The reply couldn’t be hidden"
      act={async (reason) =>
        tell(await hidePost(queries, postId, { isHidden: true, ...(reason && { reason }) }), 'Reply hidden')
      }
      onDone={onDone}
    >
      <p>
        Only moderators will see its words. Its line stays, so that the numbers of others don’t change.{' '}
        {takenBack(thread.may.moderate)}
      </p>
    </ReasonForm>
  )
}
