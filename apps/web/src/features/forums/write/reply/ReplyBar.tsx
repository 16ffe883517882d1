import { Button } from '@mantine/core'
import { forumTexts, type Thread } from '@soundings/contract/forum'
import { IconLock, IconPencil } from '@tabler/icons-react'
import { Suspense } from 'react'
import { SilencedNote } from '#features/standing/index.ts'
import { WaitingList } from '#shared/outbox/WaitingList.tsx'
import { icon } from '#shared/ui/icons.ts'
import { lazyComponent } from '#shared/ui/lazy-component.tsx'
import { openReply, useReply } from '../../thread/reply-store.ts'
import { DraftSaved } from '../draft/DraftSaved.tsx'
import { useDraftsEverywhere, useDraftsKept } from '../draft/use-drafts.ts'
import { useOpened } from '../outbox/opened-store.ts'
import { postKindName } from '../outbox/post-entry.ts'
import '../outbox/post-kind.ts'
import css from './Reply.module.css'
import { openReplyWork } from './reply-work.ts'
import { useMayReply } from './use-may-reply.ts'

/** Most who read a thread reply to nothing. */
const ReplyForm = lazyComponent(async () => (await import('./ReplyForm.tsx')).ReplyForm)

const closedText = ({ isLocked, state, group }: Thread): string => {
  if (isLocked) return 'This thread is locked, so nobody can reply.'
  if (group) return 'Members of the group can reply, as long as it isn’t archived.'
  return state === 'held' ? forumTexts.held : 'You can’t reply here at the moment.'
}

type Props = { thread: Thread }

/** The way into a reply, while none is open: what was begun is found again there. */
const Closed = ({ thread, personId }: Props & { personId: string }) => {
  const mayReply = useMayReply(thread)
  // Kept words may have changed whenever this comes back to the screen.
  useDraftsEverywhere(personId)
  useDraftsKept()
  const { draft } = openReplyWork(personId, thread, null)
  const open = () => openReply({ threadId: thread.id })
  return (
    <div className={css.bar}>
      {!mayReply && (
        <p className={css.locked}>
          <IconLock {...icon} />
          {closedText(thread)}
        </p>
      )}
      {!mayReply && (
        <Suspense>
          <SilencedNote />
        </Suspense>
      )}
      {draft.isRestored ? (
        <div className={css.begun}>
          <Button variant="default" leftSection={<IconPencil {...icon} />} onClick={open}>
            {mayReply ? 'Continue your reply' : 'Show what you wrote'}
          </Button>
          <p className={css.saved}>
            <DraftSaved draft={draft} />
          </p>
        </div>
      ) : (
        mayReply && (
          <button type="button" className={css.begin} onClick={open}>
            <IconPencil {...icon} />
            Write a reply
          </button>
        )
      )}
    </div>
  )
}

/** Where one replies to a thread, with what waits on this device to be sent to it. */
export const ReplyBar = ({ thread, personId }: Props & { personId: string }) => {
  const isOpen = useReply(({ reply }) => reply?.threadId === thread.id)
  const opened = useOpened(({ entry }) => (entry?.subject === thread.id ? entry : null))
  const { id } = thread
  return (
    <>
      <WaitingList kind={postKindName} subject={id} />
      {isOpen ? (
        <Suspense fallback={<div className={css.room} />}>
          <ReplyForm
            key={`${personId} ${id} ${opened?.key ?? ''}`}
            personId={personId}
            thread={thread}
            entry={opened}
          />
        </Suspense>
      ) : (
        <Closed thread={thread} personId={personId} />
      )}
    </>
  )
}
