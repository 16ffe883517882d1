import { unkeptDraft } from '#shared/drafts/entry-draft.ts'
import { newKey } from '#shared/lib/new-key.ts'
import type { Attachment } from '#shared/outbox/entry.ts'
import { useOutbox } from '#shared/outbox/outbox-store.ts'
import { forForm } from '#shared/outbox/waiting.ts'
import { type DiveChanges, type DiveEntry, diveKindName } from '../outbox/dive-entry.ts'
import { type DiveDraft, openDiveDraft } from './dive-draft.ts'
import type { DiveSubject } from './dive-form-store.ts'
import { type DiveValues, emptyDive, valuesOfDive } from './dive-values.ts'

/** What is being written, from the opening of the form to its end. */
export type DiveWork = {
  subject: DiveSubject
  /** The form before anybody touched it. */
  base: DiveValues
  /** The files of photos that came with it. */
  files: readonly Attachment[]
  /** Kept on this device, but that of what stands elsewhere: a dive that waits there itself, or a report. */
  draft: DiveDraft
  /** The dive that it changes, and the version that was read. */
  changes: DiveChanges
  /** Whether leaving keeps what was typed for the next time. */
  keepsDraft: boolean
}

const isDive = (entry: { kind: string }): entry is DiveEntry => entry.kind === diveKindName

/** A dive that waits on this device, as its form sends it again; null where it went in the meantime. */
const waitingDive = (key: string): DiveEntry | null => {
  const found = useOutbox.getState().all?.find((one) => one.key === key)
  const entry = found && forForm(found)
  return entry && isDive(entry) ? entry : null
}

/** Begins to write what the form was opened for. */
export const openWork = (personId: string, subject: DiveSubject): DiveWork => {
  if (subject.kind === 'own') {
    const { dive } = subject
    const base = valuesOfDive(dive)
    const draft = openDiveDraft(personId, base, dive)
    const changes = { diveId: dive.id, version: draft.version ?? dive.version }
    return { subject, base, files: [], draft, changes, keepsDraft: true }
  }
  const entry = subject.kind === 'waiting' ? waitingDive(subject.key) : null
  if (entry) {
    const { key, tried, body, attachments } = entry
    const base = {
      ...valuesOfDive(body.words),
      ...(attachments.length > 0 && { photos: attachments.map((one) => one.key) }),
      captions: { ...body.captions },
    }
    const files = attachments.filter(({ file }) => file !== null)
    return { subject, base, files, draft: unkeptDraft(key, tried), changes: body.changes, keepsDraft: false }
  }
  const start = subject.kind === 'new' ? subject.start : null
  // What was written elsewhere is still there, and takes no draft’s place.
  if (start) {
    const draft = unkeptDraft<DiveValues>(newKey(), null)
    return { subject, base: valuesOfDive(start), files: [], draft, changes: null, keepsDraft: false }
  }
  const draft = openDiveDraft(personId, emptyDive)
  return { subject, base: emptyDive, files: [], draft, changes: null, keepsDraft: true }
}
