import type { DiveDetails } from '@soundings/contract/dive-log'
import { dateText } from '#shared/lib/date.ts'
import { holdWhileOpen } from '#shared/outbox/hold-while-open.ts'
import { defineKind } from '#shared/outbox/kind.ts'
import { refreshLog } from '../dive-log.queries.ts'
import { diveForm, openDiveForm } from '../form/dive-form-store.ts'
import { useJustAdded } from '../just-added-store.ts'
import { type DiveEntry, diveKindName } from './dive-entry.ts'
import { sendDive, sendDivePhoto } from './dive-kind.queries.ts'
import { diveWords, titleOf } from './messages.ts'

/** Dives, as they wait on this device and are sent. */
export const diveKind = defineKind<DiveEntry['body'], DiveDetails>({
  name: diveKindName,
  order: 'kind',
  sendAttachment: sendDivePhoto,
  send: async (entry, signal) => {
    const dive = await sendDive(entry, signal)
    if (entry.body.changes === null) useJustAdded.setState({ id: dive.id })
    return dive
  },
  refresh: (queries) => void refreshLog(queries),
  // Another device may have changed a known dive in the meantime, so a change of it is not kept for later.
  mayWait: ({ body }) => body.changes === null,
  titleOf: ({ body: { words } }, language) => titleOf(words, dateText(words.date, language)),
  excerptOf: ({ body }) => body.words.notes || null,
  open: ({ key }) => openDiveForm({ kind: 'waiting', key }),
  words: diveWords,
})

holdWhileOpen(diveForm, (subject) => (subject.kind === 'waiting' ? subject.key : null))
