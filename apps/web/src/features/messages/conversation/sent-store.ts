import { create } from 'zustand'

type Sent = {
  /** The conversations that were begun from this page, by the person they are with. */
  begun: Readonly<Record<string, string>>
  /** The keys of what the server has: shown as a message from then on, and no more as waiting. */
  keys: ReadonlySet<string>
  /** With whom the conversation is that is on the screen. */
  shown: string | null
}

/** What became of messages that were sent from this page. */
export const useSent = create<Sent>()(() => ({ begun: {}, keys: new Set(), shown: null }))

export const noteSent = (personId: string, conversationId: string, key: string): void =>
  useSent.setState(({ begun, keys }) => ({
    begun: { ...begun, [personId]: conversationId },
    keys: new Set([...keys, key]),
  }))
