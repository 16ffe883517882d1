import { newKey } from '#shared/lib/new-key.ts'

/** A file that belongs to an entry. */
export type Attachment = {
  /** Goes along with every try to send it, so that it arrives once however often it is sent. */
  key: string
  /** Null for one that was on the server before. */
  file: File | null
  /** Its id there, once it arrived. */
  id: string | null
}

/** Something that somebody wrote, on its way to the server. It can be kept on the device as it is. */
export type Entry<Body = unknown> = {
  /** The name of its kind, which knows how it is sent and what it is called. */
  kind: string
  /**
   * Goes along with every try to send it, so that it arrives once however often it is sent. What is kept under a key
   * takes the place of what was kept under it before: a kind of which only the last word counts has a key a subject.
   */
  key: string
  personId: string
  /** The id of its subject: entries are shown there, and those about the same subject may have to keep their order. */
  subject: string
  body: Body
  /** In the order in which they are shown. */
  attachments: readonly Attachment[]
  /** What was last tried to be sent under its key and may have arrived; null when nothing was. */
  tried: string | null
  /** In milliseconds since 1970. */
  writtenAt: number
}

type Written<Body> = Pick<Entry<Body>, 'kind' | 'personId' | 'subject' | 'body'> & Partial<Entry<Body>>

/** An entry that was just written. */
export const newEntry = <Body>(written: Written<Body>): Entry<Body> => ({
  key: newKey(),
  attachments: [],
  tried: null,
  writtenAt: Date.now(),
  ...written,
})

/** What is sent of it, for telling one try from another. */
export const printOf = ({ subject, body, attachments }: Entry): string =>
  JSON.stringify([subject, body, attachments.map(({ key }) => key)])

/** How many of its attachments are not on the server yet. */
export const attachmentsToSend = ({ attachments }: Pick<Entry, 'attachments'>): number =>
  attachments.filter(({ id }) => id === null).length
