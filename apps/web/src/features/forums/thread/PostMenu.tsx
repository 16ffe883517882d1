import { Menu } from '@mantine/core'
import type { Post, Thread } from '@soundings/contract/forum'
import { IconDots, IconHistory, IconLink, IconPencil, IconQuote, IconTrash } from '@tabler/icons-react'
import { ActionMenu } from '#shared/ui/ActionMenu.tsx'
import { icon } from '#shared/ui/icons.ts'
import { copyLink } from '#shared/ui/share-link.ts'
import { PostMenuItems } from '../moderate/PostMenuItems.tsx'
import { addressOf, pressReply } from './post-acts.ts'

/** What the menu of a post opens. */
export type PostActs = {
  onEdit: (post: Post) => void
  onRemove: (post: Post) => void
  onHistory: (post: Post) => void
}

type Props = PostActs & { thread: Thread; post: Post; label: string; mayReply: boolean }

/** What else can be done about a post. */
export const PostMenu = ({ thread, post, label, mayReply, onEdit, onRemove, onHistory }: Props) => {
  const { isOwn, content, version } = post
  const isThere = post.state === 'public' || post.state === 'held'
  const mayChange = isThere && (isOwn || thread.may.moderate)
  return (
    <ActionMenu label={label} icon={<IconDots {...icon} />} width={250} variant="quiet">
      {isThere && mayReply && content !== '' && (
        <Menu.Item leftSection={<IconQuote {...icon} />} onClick={() => pressReply(post, content)}>
          Quote
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconLink {...icon} />} onClick={() => void copyLink(addressOf(thread, post))}>
        Copy link
      </Menu.Item>
      {mayChange && (
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => onEdit(post)}>
          Edit…
        </Menu.Item>
      )}
      {mayChange && (isOwn || post.n > 0) && (
        <Menu.Item leftSection={<IconTrash {...icon} />} onClick={() => onRemove(post)}>
          Delete…
        </Menu.Item>
      )}
      {isThere && version > 1 && (
        <Menu.Item leftSection={<IconHistory {...icon} />} onClick={() => onHistory(post)}>
          Edit history
        </Menu.Item>
      )}
      <PostMenuItems thread={thread} post={post} />
    </ActionMenu>
  )
}
