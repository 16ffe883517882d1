import { Menu } from '@mantine/core'
import type { Post, Thread } from '@soundings/contract/forum'
import { IconEye, IconEyeOff, IconFlag, IconMapPin, IconUserQuestion } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSession } from '#shared/session/session-store.ts'
import { icon } from '#shared/ui/icons.ts'
import { openForumDialog } from './forum-dialog-store.ts'
import { useActs } from './last-act.ts'
import { hidePost } from './moderate.queries.ts'

type Props = { thread: Thread; post: Post }

/** What members and moderators can do about a post, for its menu. */
export const PostMenuItems = ({ thread, post }: Props) => {
  const queries = useQueryClient()
  const go = useNavigate()
  const { tell, fail } = useActs()
  const isMember = useSession(({ user }) => user !== null)
  const { id, n, author, isAnonymous, isOwn, state } = post
  const { site, may } = thread
  const isPublic = state === 'public'
  const name = author ? `the post from @${author.handle}` : 'this post'
  const report = () =>
    openForumDialog(
      n === 0
        ? { kind: 'report', type: 'threads', itemId: thread.id, name: thread.title }
        : { kind: 'report', type: 'replies', itemId: id, name },
    )
  const show = () =>
    void hidePost(queries, id, { isHidden: false }).then((act) => tell(act, 'Reply shown again'), fail)
  return (
    <>
      {isMember && site && isPublic && (
        <Menu.Item
          leftSection={<IconMapPin {...icon} />}
          onClick={() =>
            void go({ to: '/sites/$siteId/edit', params: { siteId: site.id }, search: { post: id } })
          }
        >
          Suggest a site edit from this
        </Menu.Item>
      )}
      {isMember && isPublic && !isOwn && (
        <Menu.Item leftSection={<IconFlag {...icon} />} onClick={report}>
          Report a problem…
        </Menu.Item>
      )}
      {may.organise && n > 0 && isPublic && (
        <Menu.Item
          leftSection={<IconEyeOff {...icon} />}
          onClick={() => openForumDialog({ kind: 'hide-post', post, thread })}
        >
          Hide…
        </Menu.Item>
      )}
      {may.organise && n > 0 && state === 'removed' && (
        <Menu.Item leftSection={<IconEye {...icon} />} onClick={show}>
          Show again
        </Menu.Item>
      )}
      {may.moderate && isAnonymous && !isOwn && (
        <Menu.Item
          leftSection={<IconUserQuestion {...icon} />}
          onClick={() => openForumDialog({ kind: 'author', post })}
        >
          Who wrote this?
        </Menu.Item>
      )}
    </>
  )
}
