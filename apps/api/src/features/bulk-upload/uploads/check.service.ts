import type { Provenance, SiteFacts } from '@soundings/contract/sites'
import { placeBook, sitesIntake } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { type Pause, pauses } from '#shared/pauses.ts'
import { sourceIds } from '../source-ids.ts'
import { checkCsvRow, checkMendedRow } from './check-row.ts'
import { type RowRecord, readRowsNear, rowBatches, writeChecked } from './upload-rows.repo.ts'
import { findUpload, type UploadRecord, writeProgress, writeUpload } from './uploads.repo.ts'

type Site = { row: number; facts: SiteFacts; provenance: Provenance }
type Book = ReturnType<typeof placeBook>

/** Some 500 metres, in degrees of latitude: no row farther away is a near duplicate. */
const nearby = 0.005

/** Rows of the file are known in the book by their number. */
const nameOfRow = (row: number) => `row:${row}`
const rowNamed = (id: string) => (id.startsWith('row:') ? Number(id.slice(4)) : null)

/** Checks the rows of an upload: what they say, and which sites or earlier rows they seem to repeat. */
export const checkService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const intake = sitesIntake({ db, clock })

  const checked = (row: RowRecord, upload: UploadRecord) => {
    if (upload.format === 'csv') return { ...row, ...checkCsvRow(row, upload) }
    return Object.keys(row.edits).length > 0 ? { ...row, ...checkMendedRow(row, upload) } : row
  }

  /** Looks for near duplicates of a batch; a row keeps what was chosen for it while it seems to repeat the same site. */
  const withNear = async <Row extends RowRecord>(rows: Row[], book: Book): Promise<Row[]> => {
    const sites = rows.flatMap(({ row, facts, provenance, issues }): Site[] =>
      facts && provenance && issues.length === 0 ? [{ row, facts, provenance }] : [],
    )
    const found = await intake.look(
      sites.map(({ row, facts, provenance }) => ({
        id: nameOfRow(row),
        facts,
        provenance: { ...provenance, externalId: provenance.externalId ?? '' },
      })),
      book,
    )
    const byRow = new Map(sites.map(({ row }, at) => [row, found[at]]))
    return rows.map((row) => {
      const original = byRow.get(row.row)
      if (!original) return { ...row, near: null, choice: row.choice === 'skip' ? row.choice : null }
      const { id, siteName, metres } = original
      const earlier = rowNamed(id)
      return { ...row, near: { siteId: earlier === null ? id : null, row: earlier, siteName, metres } }
    })
  }

  /** Gives each site its id at the source; a row that claims one that an earlier row has is wrong. */
  const identified = (row: RowRecord, ids: ReturnType<typeof sourceIds>): RowRecord => {
    const { facts, provenance } = row
    if (!facts || !provenance) return row
    const { source, externalId } = provenance
    if (externalId === null || externalId === '')
      return { ...row, provenance: { ...provenance, externalId: ids.derive(source, facts, row.row) } }
    const earlier = ids.claim(source, externalId, row.row)
    if (earlier === undefined) return row
    const message = `This id is already used in row ${earlier}`
    return { ...row, facts: null, lng: null, lat: null, issues: [{ column: 'id', message }] }
  }

  const batch = async (
    rows: RowRecord[],
    upload: UploadRecord,
    { book, ids, pause }: { book: Book; ids: ReturnType<typeof sourceIds>; pause: Pause },
  ) => {
    const found: RowRecord[] = []
    for (const row of rows) {
      found.push(identified(checked(row, upload), ids))
      await pause()
    }
    await writeChecked(db, upload.id, await withNear(found, book))
  }

  return {
    /** Checks all rows of an upload that waits for it; doing it twice is as good as once. */
    all: async (uploadId: string, signal?: AbortSignal): Promise<void> => {
      const upload = await findUpload(db, uploadId)
      if (upload?.state !== 'checking') return
      const tools = { book: placeBook(), ids: sourceIds(), pause: pauses(signal) }
      let done = 0
      for await (const rows of rowBatches(db, uploadId)) {
        await batch(rows, upload, tools)
        done += rows.length
        await writeProgress(db, uploadId, 'checking', done)
      }
      await writeUpload(db, uploadId, { state: 'ready', progress: 0 })
    },

    /** Checks one row again that somebody mended. */
    one: async (upload: UploadRecord, row: RowRecord): Promise<RowRecord> => {
      const [found] = [checked(row, upload)].map((each) => identified(each, sourceIds()))
      if (!found) return row
      const book = placeBook()
      if (found.lng !== null && found.lat !== null) {
        const { lng, lat } = found
        for (const { row: other, facts } of await readRowsNear(db, upload.id, {
          row: row.row,
          lng,
          lat,
          degrees: nearby,
        }))
          if (facts) book.add({ id: nameOfRow(other), ...facts })
      }
      const [judged = found] = await withNear([found], book)
      await writeChecked(db, upload.id, [judged])
      return judged
    },
  }
}
