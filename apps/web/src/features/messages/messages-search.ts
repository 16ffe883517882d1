import { type ConversationBox, conversationBoxes } from '@soundings/contract/messages-fields'

export type MessagesSearch = {
  /** The box that is listed; the inbox where nothing is said. */
  box?: Exclude<ConversationBox, 'inbox'> | undefined
  /** What one’s messages are searched for. */
  q?: string | undefined
  /** The number of the message at which a conversation opens. */
  at?: number | undefined
}

const longest = 200

const isBox = (said: unknown): said is MessagesSearch['box'] =>
  said !== 'inbox' && conversationBoxes.some((box) => box === said)

/** Reads the address; what makes no sense there counts as not said. It is part of the first scripts, so it is plain. */
export const readMessagesSearch = ({ box, q, at }: Record<string, unknown>): MessagesSearch => ({
  box: isBox(box) ? box : undefined,
  q: typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, longest) || undefined : undefined,
  at: Number.isSafeInteger(Number(at)) && Number(at) > 0 ? Number(at) : undefined,
})
