import { Menu } from '@mantine/core'
import type { Thread } from '@soundings/contract/forum'
import {
  IconArrowBackUp,
  IconArrowMerge,
  IconArrowsSplit2,
  IconEye,
  IconEyeOff,
  IconFlag,
  IconFolderSymlink,
  IconLock,
  IconLockOpen,
  IconPin,
  IconPinnedOff,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNow } from '#shared/lib/use-now.ts'
import { useSession } from '#shared/session/session-store.ts'
import { icon } from '#shared/ui/icons.ts'
import { openForumDialog, startSplitting } from './forum-dialog-store.ts'
import { useActs, useUndoable } from './last-act.ts'
import { changeState, type StateChange } from './moderate.queries.ts'

type Props = { thread: Thread }

/** What members and moderators can do about a thread, for its menu. */
export const ThreadMenuItems = ({ thread }: Props) => {
  const isMember = useSession(({ user }) => user !== null)
  const { id, title, opening, may, state } = thread
  return (
    <>
      {isMember && !opening.isOwn && state === 'public' && (
        <Menu.Item
          leftSection={<IconFlag {...icon} />}
          onClick={() => openForumDialog({ kind: 'report', type: 'threads', itemId: id, name: title })}
        >
          Report a problem…
        </Menu.Item>
      )}
      {may.organise && (
        <>
          <Menu.Divider />
          <Menu.Label>{may.moderate ? 'Moderators' : 'Organisers'}</Menu.Label>
          <OrderItems thread={thread} />
        </>
      )}
    </>
  )
}

/** Organisers of its group or event lock, pin and hide; moderators also move, split and merge. */
const OrderItems = ({ thread }: Props) => {
  const queries = useQueryClient()
  const { tell, fail, undo } = useActs()
  const undoable = useUndoable(thread.id, useNow(15_000))
  const { id, isLocked, isPinned, state, replies, may } = thread
  const isHidden = state === 'removed'
  const change = (body: StateChange, message: string) => () =>
    void changeState(queries, id, body).then((act) => tell(act, message), fail)
  const ask = (kind: 'lock' | 'pin' | 'move' | 'hide' | 'merge') => () => openForumDialog({ kind, thread })
  return (
    <>
      {undoable && (
        <Menu.Item leftSection={<IconArrowBackUp {...icon} />} onClick={() => undo(undoable)}>
          Undo: {undoable.message}
        </Menu.Item>
      )}
      {isLocked ? (
        <Menu.Item
          leftSection={<IconLockOpen {...icon} />}
          onClick={change({ isLocked: false }, 'Thread unlocked')}
        >
          Unlock
        </Menu.Item>
      ) : (
        <Menu.Item leftSection={<IconLock {...icon} />} onClick={ask('lock')}>
          Lock…
        </Menu.Item>
      )}
      {isPinned ? (
        <Menu.Item
          leftSection={<IconPinnedOff {...icon} />}
          onClick={change({ pinnedUntil: null }, 'Thread no longer pinned')}
        >
          Unpin
        </Menu.Item>
      ) : (
        <Menu.Item leftSection={<IconPin {...icon} />} onClick={ask('pin')}>
          Pin until…
        </Menu.Item>
      )}
      {may.moderate && (
        <Menu.Item leftSection={<IconFolderSymlink {...icon} />} onClick={ask('move')}>
          Move…
        </Menu.Item>
      )}
      {isHidden ? (
        <Menu.Item
          leftSection={<IconEye {...icon} />}
          onClick={change({ isHidden: false }, 'Thread shown again')}
        >
          Show again
        </Menu.Item>
      ) : (
        <Menu.Item leftSection={<IconEyeOff {...icon} />} onClick={ask('hide')}>
          Hide…
        </Menu.Item>
      )}
      {may.moderate && replies > 0 && (
        <Menu.Item leftSection={<IconArrowsSplit2 {...icon} />} onClick={() => startSplitting(thread)}>
          Split…
        </Menu.Item>
      )}
      {may.moderate && (
        <Menu.Item leftSection={<IconArrowMerge {...icon} />} onClick={ask('merge')}>
          Merge into…
        </Menu.Item>
      )}
    </>
  )
}
