import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox } from '@mantine/core'
import type { Post } from '@soundings/contract/forum'
import { choosePost, useForumDialogs } from './forum-dialog-store.ts'
import css from './moderate.module.css'

/** Chooses a reply while a moderator splits its thread. */
export const SplitTick = ({ post: { id, n, threadId, state } }: { post: Post }) => {
  const isSplitting = useForumDialogs(({ splitting }) => splitting?.id === threadId)
  const isChosen = useForumDialogs(({ chosen }) => chosen.includes(id))
  if (!isSplitting || n === 0 || state !== 'public') return null
  return (
    <Checkbox
      className={css.tick ?? ''}
      checked={isChosen}
      onChange={({ target }) => choosePost(id, target.checked)}
      label={`Move reply ${n}`}
    />
  )
}
