import { type DraftBody, DraftKey, type ReplyDraft, type ThreadDraft } from '@soundings/contract/drafts'
import { draftName } from '#shared/drafts/draft-name.ts'
import type { EntryContent } from '#shared/drafts/entry-draft.ts'
import { readDraft, writeDraft } from '#shared/drafts/stored-drafts.ts'
import { type ReplyValues, replyDraftKind } from './reply-draft.ts'
import { type ThreadValues, threadDraftKind } from './thread-draft.ts'

/** What is written in the forums, as this device keeps it: under its key there, with what the server is told of it. */
type LocalDraft = { key: string; body: DraftBody; typedAt: number; isTried: boolean }

/** The key of a draft, by its name on this device; null for what stays here. */
export const keyOf = (personId: string, name: string): string | null => {
  const key = name.startsWith(`${personId}.`) ? name.slice(personId.length + 1) : ''
  return DraftKey.safeParse(key).success ? key : null
}

/** The name on this device, by the key. */
export const nameOf = (personId: string, key: string): string => {
  const [kind = '', about] = key.split('.')
  return draftName({ personId, kind, about })
}

const of = ({ key, hasFiles }: Pick<EntryContent<unknown>, 'key' | 'hasFiles'>) => ({
  clientKey: key,
  hasPhotos: hasFiles,
})

/** A draft as it is kept here; null where there is none, or where nobody could read it. */
export const localDraft = (personId: string, key: string): LocalDraft | null => {
  const stored = readDraft(nameOf(personId, key))
  if (!stored) return null
  const { typedAt, content, version } = stored
  try {
    if (key.startsWith('thread.')) {
      const kept = threadDraftKind.read(content, version)
      const body = kept && { kind: 'thread' as const, ...kept.values, ...of(kept) }
      return body && { key, typedAt, isTried: kept.tried !== null, body }
    }
    const kept = replyDraftKind.read(content, version)
    const body = kept && { kind: 'reply' as const, ...kept.values, ...of(kept) }
    return body && { key, typedAt, isTried: kept.tried !== null, body }
  } catch {
    return null
  }
}

export const threadValues = ({
  kind: _,
  clientKey: __,
  hasPhotos: ___,
  ...values
}: ThreadDraft): ThreadValues => values
export const replyValues = ({ kind: _, clientKey: __, hasPhotos: ___, ...values }: ReplyDraft): ReplyValues =>
  values

/** What stands in the form of a draft. */
const valuesOf = (body: DraftBody): ThreadValues | ReplyValues =>
  body.kind === 'thread' ? threadValues(body) : replyValues(body)

/** Keeps a draft of another device on this one. Answers whether that worked. */
export const keepLocal = (
  personId: string,
  { key, body, updatedAt }: { key: string; body: DraftBody; updatedAt: string },
): boolean => {
  const kind = body.kind === 'thread' ? threadDraftKind : replyDraftKind
  const content = { key: body.clientKey, tried: null, version: null, hasFiles: false, values: valuesOf(body) }
  return writeDraft(nameOf(personId, key), {
    version: kind.version,
    typedAt: Date.parse(updatedAt),
    content,
  })
}

/** What is written alone: under which key it is sent, and what lies beside it on one device, makes no other draft. */
export const printOf = (body: DraftBody): string => {
  const values = Object.entries(valuesOf(body)).sort(([one], [other]) => (one < other ? -1 : 1))
  const text = JSON.stringify(values)
  let hash = 0
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0
  return `${text.length}.${hash}`
}
