import type { Message } from '@soundings/contract/messages'
import { messageLimits } from '@soundings/contract/messages-fields'
import type { Person } from '@soundings/contract/person'
import { Suspense, useState } from 'react'
import { FlagDialog } from '#features/sites/index.ts'
import { MessagesBefore } from './MessagesBefore.tsx'

type Props = {
  message: Pick<Message, 'id' | 'seq'>
  /** Whose message it is; null once they left. */
  sender: Person | null
  /** What is loaded of the conversation, in any order. */
  messages: readonly Message[]
  opened: boolean
  onClose: () => void
}

/** Reports a message to the moderators, with those before it that the reporter chooses: they read nothing else. */
export const ReportMessage = ({ message, sender, messages, opened, onClose }: Props) => {
  const [beside, setBeside] = useState<readonly string[]>([])
  const before = messages
    .filter(({ seq, isDeleted }) => seq < message.seq && !isDeleted)
    .toSorted((one, other) => one.seq - other.seq)
    .slice(-messageLimits.reportedBefore)
  const close = () => {
    setBeside([])
    onClose()
  }
  return (
    <Suspense>
      <FlagDialog
        name={sender ? `this message from @${sender.handle}` : 'this message'}
        item={{ type: 'messages', itemId: message.id }}
        more={<MessagesBefore messages={before} sender={sender} chosen={beside} onChoose={setBeside} />}
        beside={beside}
        opened={opened}
        onClose={close}
      />
    </Suspense>
  )
}
