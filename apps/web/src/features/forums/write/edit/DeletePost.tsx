import type { Post, Thread } from '@soundings/contract/forum'
import { categoryPath } from '@soundings/contract/forum-pages'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { DeleteDialog } from '#shared/ui/form/DeleteDialog.tsx'
import { removeReply, removeThread } from '../../forum.queries.ts'

type Props = { thread: Thread; post: Post; onClose: () => void }

/** Deletes a reply, of which a line stays, or a thread to which nobody replied. */
export const DeletePost = ({ thread, post, onClose }: Props) => {
  const queries = useQueryClient()
  const { history } = useRouter()
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    // Focus goes back before it is gone.
    setTimeout(onClose, 250)
  }
  const isThread = post.n === 0
  return (
    <DeleteDialog
      opened={isOpen}
      onClose={close}
      title={isThread ? 'Delete this thread?' : 'Delete this reply?'}
      remove={() => (isThread ? removeThread(queries, thread.id) : removeReply(queries, post.id))}
      done={isThread ? 'Thread deleted' : 'Reply deleted'}
      failed="This couldn’t be deleted. Please try again."
      onRemoved={() => {
        close()
        if (isThread) history.replace(categoryPath(thread.category.slug))
      }}
    >
      <p>
        {isThread
          ? 'The thread and what you wrote will be removed. This can’t be undone.'
          : 'Its words and photos will be removed from the thread, and a line says that a reply was deleted. This can’t be undone.'}
      </p>
    </DeleteDialog>
  )
}
