import { Menu } from '@mantine/core'
import type { Attached } from '@soundings/contract/messages'
import { attachmentKinds } from '@soundings/contract/messages-fields'
import { cardIcons } from '#shared/ui/cards/LinkCards.tsx'
import { icon } from '#shared/ui/icons.ts'

const labels = {
  site: 'Add a dive site…',
  event: 'Add an event of yours…',
  trip: 'Add a trip of yours…',
  report: 'Add a dive report of yours…',
  photo: 'Add a photo of yours…',
} satisfies Record<Attached['kind'], string>

/** What can be added to a message, as items of a menu. */
export const AttachItems = ({ onPick }: { onPick: (kind: Attached['kind']) => void }) =>
  attachmentKinds.map((kind) => {
    const Sign = cardIcons[kind]
    return (
      <Menu.Item key={kind} leftSection={<Sign {...icon} />} onClick={() => onPick(kind)}>
        {labels[kind]}
      </Menu.Item>
    )
  })
