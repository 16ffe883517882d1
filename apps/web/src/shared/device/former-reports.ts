import type { IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'
import { draftName } from '../drafts/draft-name.ts'
import { type Attachment, printOf } from '../outbox/entry.ts'
import type { Waiting } from '../outbox/waiting.ts'
import type { Device } from './device-schema.ts'

// Version 1 of the database knew nothing but dive reports. What a diver wrote then is still on its way.

type FormerReport = Omit<Waiting, 'kind' | 'subject' | 'body' | 'attachments'> & {
  site: { id: string }
  words: unknown
  photos: readonly Attachment[]
  changes: unknown
}

type FormerDraft = {
  /** `person`, or `person.report` for a report that is on the server. */
  personId: string
  /** The key of the draft whose photos these are. */
  values: string
  photos: readonly Attachment[]
}

const formerPrint = ({ site, words, photos }: FormerReport) =>
  JSON.stringify([site.id, words, photos.map(({ key }) => key)])

const entryOf = (report: FormerReport): Waiting => {
  const { site, words, photos, changes, ...rest } = report
  const entry = {
    ...rest,
    kind: 'report',
    subject: site.id,
    body: { site, words, changes },
    attachments: photos,
  }
  return { ...entry, tried: rest.tried === formerPrint(report) ? printOf(entry) : rest.tried }
}

const draftOf = ({ personId: owner, values, photos }: FormerDraft) => {
  const [personId = '', about] = owner.split('.')
  return { name: draftName({ personId, kind: 'report', about }), of: values, files: photos }
}

/** Takes the reports that wait, and the photos of drafts, over from version 1, in the step that makes it version 2. */
export const moveFormerReports = async (
  work: IDBPTransaction<Device, StoreNames<Device>[], 'versionchange'>,
): Promise<void> => {
  const former = work as unknown as IDBPTransaction<unknown, string[], 'versionchange'>
  const db = former.db as IDBPDatabase<unknown>
  const reports: FormerReport[] = await former.objectStore('reports').getAll()
  const drafts: FormerDraft[] = await former.objectStore('drafts').getAll()
  await Promise.all([
    ...reports.map((report) => work.objectStore('entries').put(entryOf(report))),
    ...drafts.map((draft) => work.objectStore('draftFiles').put(draftOf(draft))),
  ])
  db.deleteObjectStore('reports')
  db.deleteObjectStore('drafts')
}
