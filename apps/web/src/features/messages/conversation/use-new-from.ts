import type { Conversation, Message } from '@soundings/contract/messages'
import { useState } from 'react'
import { useLooking } from '#shared/lib/use-looking.ts'
import { firstNewOf } from './rows.view.ts'

type Asked = { meId: string; conversation: Conversation | undefined }

/**
 * Where the messages begin that are new: it stays while they are read. What comes while nobody looks is new, too; once
 * somebody writes, nothing is.
 */
export const useNewFrom = (messages: readonly Message[] | undefined, { meId, conversation }: Asked) => {
  const isLooked = useLooking()
  const last = messages?.at(-1)
  const [state, setState] = useState<{ from: number | null; lastSeq: number } | null>(null)
  if (messages && last && conversation && state?.lastSeq !== last.seq) {
    const known = state?.lastSeq ?? 0
    const wrote = state !== null && last.senderId === meId && last.seq > known
    const readSeq = state === null ? conversation.readSeq : known
    const mayBeNew =
      state === null ? conversation.unread > 0 : !isLooked && state.from === null && last.seq > known
    const from = mayBeNew ? firstNewOf(messages, { meId, readSeq }) : (state?.from ?? null)
    setState({ from: wrote ? null : from, lastSeq: last.seq })
  }
  return state?.from ?? null
}
