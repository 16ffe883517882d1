import type { Attached } from '@soundings/contract/messages'
import type { Person } from '@soundings/contract/person'
import { type Entry, newEntry } from '#shared/outbox/entry.ts'

/** What goes with a message, and how it is called until the server shows it. */
export type Enclosed = Attached & { title: string }

type Body = {
  to: Pick<Person, 'id' | 'handle'>
  message: string
  enclosed: readonly Enclosed[]
}

/** A message on its way; its subject is the person to whom it goes. */
export type MessageEntry = Entry<Body>

/** The name of the kind under which messages wait. */
export const messageKindName = 'message'

/** The order of entries is that of their times, so no two may have the same. */
let last = 0

export const newMessage = ({
  to: { id, handle },
  message,
  enclosed,
  personId,
}: Body & Pick<MessageEntry, 'personId'>): MessageEntry => {
  last = Math.max(Date.now(), last + 1)
  return newEntry({
    kind: messageKindName,
    subject: id,
    personId,
    body: { to: { id, handle }, message, enclosed },
    writtenAt: last,
  })
}
