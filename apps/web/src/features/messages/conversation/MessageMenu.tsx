import { Menu } from '@mantine/core'
import type { Message } from '@soundings/contract/messages'
import { mayEdit } from '@soundings/rules/messages'
import { IconCopy, IconDots, IconFlag, IconPencil, IconTrash } from '@tabler/icons-react'
import { ActionMenu } from '#shared/ui/ActionMenu.tsx'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'

/** What can be done about a message, beyond reading it. */
export type MessageActs = {
  /** Null where nothing can be edited. */
  onEdit: ((message: Message) => void) | null
  onRemove: (message: Message) => void
  /** Null where it can’t be reported from here. */
  onReport: ((message: Message) => void) | null
}

type Props = { message: Message; isOwn: boolean; label: string } & MessageActs

const copy = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text)
    toast.success('Message copied')
  } catch {
    toast.error('The message couldn’t be copied.')
  }
}

/** Looks at the clock when the menu opens. */
const EditItem = ({ message, onEdit }: { message: Message; onEdit: (message: Message) => void }) =>
  mayEdit({ createdAt: new Date(message.createdAt), now: new Date() }) && (
    <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => onEdit(message)}>
      Edit
    </Menu.Item>
  )

export const MessageMenu = ({ message, isOwn, label, onEdit, onRemove, onReport }: Props) => (
  <ActionMenu label={label} icon={<IconDots {...icon} />} width={190} variant="quiet">
    <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => void copy(message.message)}>
      Copy
    </Menu.Item>
    {isOwn && onEdit && <EditItem message={message} onEdit={onEdit} />}
    {isOwn && (
      <Menu.Item leftSection={<IconTrash {...icon} />} onClick={() => onRemove(message)}>
        Delete…
      </Menu.Item>
    )}
    {!isOwn && onReport && (
      <Menu.Item leftSection={<IconFlag {...icon} />} onClick={() => onReport(message)}>
        Report…
      </Menu.Item>
    )}
  </ActionMenu>
)
