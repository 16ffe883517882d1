import type { Message } from '@soundings/contract/messages'
import { messageLimits } from '@soundings/contract/messages-fields'
import { messageRequestLife } from '@soundings/rules/messages'

/** Messages of one person that follow one another so soon stand together, in milliseconds. */
const together = 5 * 60_000

/** A message as the list shows it, with what stands above it. */
export type MessageRow = {
  message: Message
  /** Whether another day begins with it. */
  beginsDay: boolean
  /** Whether the line that says ‘New’ stands above it. */
  isFirstNew: boolean
  /** Whether it does not stand together with the one before. */
  isFirst: boolean
}

/** The day of an instant where the reader is, in a form that is compared only. */
const dayOf = (instant: string): string => new Date(instant).toDateString()

/** The messages as they are shown, the oldest first; `newFrom` is the number at which the new ones begin. */
export const rowsOf = (messages: readonly Message[], newFrom: number | null): MessageRow[] => {
  const firstNew = newFrom === null ? -1 : messages.findIndex(({ seq }) => seq >= newFrom)
  let day = ''
  return messages.map((message, at) => {
    const before = messages[at - 1]
    const today = dayOf(message.createdAt)
    const beginsDay = today !== day
    day = today
    const isFirstNew = at === firstNew
    const isFar = !before || Date.parse(message.createdAt) - Date.parse(before.createdAt) > together
    return {
      message,
      beginsDay,
      isFirstNew,
      isFirst: isFar || beginsDay || isFirstNew || before.senderId !== message.senderId,
    }
  })
}

/** The number of the first message of the other that is not read; null where all are. */
export const firstNewOf = (
  messages: readonly Message[],
  { meId, readSeq }: { meId: string | null; readSeq: number },
): number | null => messages.find(({ seq, senderId }) => seq > readSeq && senderId !== meId)?.seq ?? null

/** How many more messages fit into a request that waits: as many as were sent since it began count. */
export const requestLeft = (own: readonly Pick<Message, 'createdAt'>[], waiting: number): number => {
  let begun = Number.NEGATIVE_INFINITY
  let count = 0
  for (const { createdAt } of own) {
    const at = Date.parse(createdAt)
    if (at - begun >= messageRequestLife) {
      begun = at
      count = 0
    }
    count++
  }
  const isOver = Date.now() - begun >= messageRequestLife
  return Math.max(0, messageLimits.requestMessages - (isOver ? 0 : count) - waiting)
}
