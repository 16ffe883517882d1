import { attachmentKinds } from '@soundings/contract/messages-fields'
import { useEffect, useEffectEvent, useState } from 'react'
import { z } from 'zod'
import { openDraft } from '#shared/drafts/draft.ts'
import type { Enclosed } from './message-entry.ts'

const Kept = z.object({
  message: z.string(),
  enclosed: z.array(z.object({ kind: z.enum(attachmentKinds), id: z.string(), title: z.string() })).catch([]),
})
export type Written = { message: string; enclosed: readonly Enclosed[] }

const kind = { name: 'message', version: 1, read: (kept: unknown): Written => Kept.parse(kept) }
const nothing: Written = { message: '', enclosed: [] }
const isBlank = ({ message, enclosed }: Written) => message === '' && enclosed.length === 0

/** What somebody is writing to one person, kept on this device until it is sent. */
export const useMessageDraft = (writerId: string, toId: string) => {
  const [draft] = useState(() => openDraft(kind, { personId: writerId, about: toId }))
  const [written, setWritten] = useState(() => draft.read() ?? nothing)
  const follow = useEffectEvent(() => {
    // Whoever types here goes on with their own words.
    if (!document.hasFocus()) setWritten(draft.read() ?? nothing)
  })
  useEffect(() => draft.watch(() => follow()), [draft])
  const write = (change: Partial<Written>) => {
    const next = { ...written, ...change }
    setWritten(next)
    draft.keep(isBlank(next) ? null : next)
  }
  return { written, write, clear: () => write(nothing) }
}
