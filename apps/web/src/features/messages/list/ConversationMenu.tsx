import { Menu } from '@mantine/core'
import type { Conversation } from '@soundings/contract/messages'
import { IconArchive, IconArchiveOff, IconBell, IconBellOff, IconDots, IconTrash } from '@tabler/icons-react'
import { ActionMenu } from '#shared/ui/ActionMenu.tsx'
import { icon } from '#shared/ui/icons.ts'
import { nameOf } from '../messages.view.ts'
import type { LineAct } from './use-conversation-actions.ts'

type Props = {
  conversation: Conversation
  onPress: (act: LineAct) => void
  onDelete: () => void
}

/** What else can be done with a conversation: mute, archive, delete. */
export const ConversationMenu = ({ conversation, onPress, onDelete }: Props) => {
  const { box, isMuted, with: person } = conversation
  const press = (act: LineAct) => () => onPress(act)
  return (
    <ActionMenu
      label={`More about the conversation with ${nameOf(person)}`}
      icon={<IconDots {...icon} />}
      width={220}
      variant="quiet"
    >
      <Menu.Item
        leftSection={isMuted ? <IconBell {...icon} /> : <IconBellOff {...icon} />}
        onClick={press(isMuted ? 'unmute' : 'mute')}
      >
        {isMuted ? 'Unmute' : 'Mute'}
      </Menu.Item>
      {box === 'inbox' && (
        <Menu.Item leftSection={<IconArchive {...icon} />} onClick={press('archive')}>
          Archive
        </Menu.Item>
      )}
      {box === 'archived' && (
        <Menu.Item leftSection={<IconArchiveOff {...icon} />} onClick={press('unarchive')}>
          Move to the inbox
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconTrash {...icon} />} onClick={onDelete}>
        Delete…
      </Menu.Item>
    </ActionMenu>
  )
}
