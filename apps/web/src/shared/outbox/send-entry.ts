import type { QueryClient } from '@tanstack/react-query'
import { toast } from '#shared/ui/toast.tsx'
import { type Attachment, attachmentsToSend, type Entry, printOf } from './entry.ts'
import { failingOf } from './failing.ts'
import type { Kind } from './kind.ts'

export type Watch<Body = unknown> = {
  signal?: AbortSignal
  /** Hears how much of all that belongs to it is sent, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Hears which attachment the server does not take, and why. Then the try ends there, and nothing is left out. */
  onRefused?: (attachment: Attachment, error: unknown) => void
  /** Hears how the entry stands after each step, so that none is done twice when the next one fails. */
  onStep?: (entry: Entry<Body>) => void | Promise<void>
}

const silent = new AbortController().signal

const hasFile = (one: Attachment): one is Attachment & { file: File } => one.id === null && one.file !== null

/** Sends what is not on the server yet; what would never be taken is left out and told. */
const sendAttachments = async <Body, Reply>(
  kind: Kind<Body, Reply>,
  entry: Entry<Body>,
  { signal, onProgress, onRefused, onStep }: Watch<Body>,
): Promise<Entry<Body>> => {
  const { sendAttachment, failingOf: judge = failingOf } = kind
  if (!sendAttachment) return entry
  const total = attachmentsToSend(entry)
  let now = entry
  const change = async (key: string, become: (one: Attachment) => Attachment[]) => {
    now = { ...now, attachments: now.attachments.flatMap((one) => (one.key === key ? become(one) : [one])) }
    await onStep?.(now)
  }
  let lost = 0
  let done = 0
  for (const attachment of entry.attachments.filter(hasFile)) {
    const watch = {
      signal: signal ?? silent,
      onProgress: (share: number) => onProgress?.((done + share) / (total + 1)),
    }
    try {
      const id = await sendAttachment(attachment, entry, watch)
      await change(attachment.key, (one) => [{ ...one, id }])
    } catch (error) {
      if (signal?.aborted || judge(error) !== 'refused') throw error
      if (onRefused) {
        onRefused(attachment, error)
        throw error
      }
      lost++
      await change(attachment.key, () => [])
    }
    done++
  }
  if (lost > 0) toast.warning(kind.words.attachmentsLost(lost, now.attachments.length))
  return now
}

/**
 * Sends an entry, its attachments first; under one key it becomes one, however often it is sent. Attachments that the
 * server does not take are left out, which is told, unless somebody hears of them. Everything else that goes wrong is thrown as `ApiError`.
 */
export const sendEntry = async <Body, Reply>(
  queries: QueryClient,
  kind: Kind<Body, Reply>,
  entry: Entry<Body>,
  watch: Watch<Body> = {},
): Promise<Reply> => {
  const { signal, onProgress, onStep } = watch
  const whole = await sendAttachments(kind, entry, watch)
  signal?.throwIfAborted()
  // What cannot wait is tried once, in sight of its author.
  if (kind.mayWait(whole)) await onStep?.({ ...whole, tried: whole.tried ?? printOf(whole) })
  const reply = await kind.send(whole, signal)
  onProgress?.(1)
  kind.refresh(queries, reply, whole)
  return reply
}
