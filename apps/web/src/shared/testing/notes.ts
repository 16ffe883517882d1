import { vi } from 'vitest'
import type { DateLanguage } from '#shared/lib/date.ts'
import { type Entry, newEntry } from '../outbox/entry.ts'
import { defineKind, type Kind } from '../outbox/kind.ts'

// A kind that no feature has, for tests of the outbox itself.

type Note = { text: string }
type Sent = { id: string; text: string }

/** What the server does with a note; a test may let it fail. */
export const sendNote = vi.fn(
  async ({ key, body }: Entry<Note>): Promise<Sent> => ({ id: key, text: body.text }),
)
export const sendScan = vi.fn(async (name: string): Promise<string> => `scan of ${name}`)
export const openedNotes: string[] = []

/** Notes about something, each with scans: in order among those about the same thing. */
export const noteKind: Kind<Note, Sent> = defineKind<Note, Sent>({
  name: 'note',
  order: 'subject',
  sendAttachment: ({ file }) => sendScan(file.name),
  send: (entry) => sendNote(entry),
  refresh: () => {},
  mayWait: () => true,
  titleOf: ({ body }, language: DateLanguage) => `Note ‘${body.text}’ in ${language}`,
  excerptOf: () => null,
  open: ({ key }) => void openedNotes.push(key),
  words: {
    waiting: (number) => `${number} notes wait`,
    refused: (number) => `${number} notes could not be sent`,
    lead: 'These notes are kept on this device.',
    signOut: (number) => `${number} notes would be lost.`,
    deleteAccount: (number) => `${number} notes would go with the account.`,
    attachments: (number) => `${number} scans`,
    attachmentsLost: (lost) => `${lost} scans were left out`,
    kept: 'The note is kept.',
    notKept: 'The note could not be kept.',
    failed: 'The note was not taken.',
    couldNotSend: (problem) => `The note was not sent: ${problem}`,
    sent: ({ text }) => `${text} was sent`,
    sentLater: ({ text }) => `${text} was sent at last`,
  },
})

let written = 0

export const buildNote = (text: string, known: Partial<Entry<Note>> = {}): Entry<Note> =>
  newEntry<Note>({
    kind: 'note',
    personId: '018f0000-0000-7000-8000-000000000001',
    subject: 'a subject',
    body: { text },
    writtenAt: ++written,
    ...known,
  })
