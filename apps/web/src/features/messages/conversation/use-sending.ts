import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { deleteKept, keepForLater } from '#shared/outbox/outbox.ts'
import { sendEntry } from '#shared/outbox/send-entry.ts'
import { newMessage } from './message-entry.ts'
import { messageKind } from './message-kind.ts'
import { messageWords } from './message-words.ts'
import type { Written } from './use-message-draft.ts'
import type { WaitingMessage } from './WaitingBubble.tsx'

type Asked = {
  meId: string
  to: { id: string; handle: string }
  waiting: readonly WaitingMessage[]
  written: Written
  write: (change: Partial<Written>) => void
  clear: () => void
}

/**
 * Sends what is written, in order with what waits. What the server refuses comes back into the field with the reason,
 * unless something else is being written there.
 */
export const useSending = ({ meId, to, waiting, written, write, clear }: Asked) => {
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const mine = useRef(new Set<string>())

  /** Where the device keeps nothing, it is tried in sight of its author. */
  const sendUnkept = async (entry: ReturnType<typeof newMessage>) => {
    try {
      await sendEntry(queries, messageKind, entry)
    } catch (error) {
      write({ message: entry.body.message, enclosed: entry.body.enclosed })
      setProblem(wordsOf(error, messageWords.notKept))
    }
  }
  const send = async () => {
    const { message, enclosed } = written
    const entry = newMessage({ personId: meId, to, message: message.trim(), enclosed })
    mine.current.add(entry.key)
    setProblem(null)
    clear()
    if (!(await keepForLater(entry))) await sendUnkept(entry)
  }

  const isFree = written.message === '' && written.enclosed.length === 0
  const refused = waiting.find(({ key, isRefused }) => isRefused && mine.current.has(key))
  const giveBack = useEffectEvent(async (entry: WaitingMessage) => {
    mine.current.delete(entry.key)
    if (!isFree) return
    write({ message: entry.body.message, enclosed: entry.body.enclosed })
    setProblem(entry.problem ?? messageWords.failed)
    await deleteKept([entry.key]).catch(() => undefined)
  })
  useEffect(() => {
    if (refused) void giveBack(refused)
  }, [refused])

  return { send: () => void send(), problem }
}
