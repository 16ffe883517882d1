import { Button } from '@mantine/core'
import type { Thread } from '@soundings/contract/forum'
import { IconLock } from '@tabler/icons-react'
import { Suspense } from 'react'
import { askToSignIn } from '#shared/session/modal-store.ts'
import { useWriter } from '#shared/session/use-writer.ts'
import { icon } from '#shared/ui/icons.ts'
import css from './ReplyPlace.module.css'
import { openReply } from './reply-store.ts'
import { ReplyBar } from './writing-parts.ts'

/** Where one replies to a thread. What a visitor cannot use is not loaded for them. */
export const ReplyPlace = ({ thread }: { thread: Thread }) => {
  const personId = useWriter()
  const { id } = thread
  if (personId !== null)
    return (
      <Suspense>
        <ReplyBar thread={thread} personId={personId} />
      </Suspense>
    )
  return thread.isLocked ? (
    <p className={css.locked}>
      <IconLock {...icon} />
      This thread is locked, so nobody can reply.
    </p>
  ) : (
    <Button
      variant="default"
      className={css.logIn ?? ''}
      onClick={() => askToSignIn('Log in to reply.', () => openReply({ threadId: id }))}
    >
      Log in to reply
    </Button>
  )
}
