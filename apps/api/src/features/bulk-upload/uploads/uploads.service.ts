import type { CsvColumn, RowChoice, Upload, UploadRow } from '@soundings/contract/bulk-upload'
import { type Db, inTransaction } from '#db/client.ts'
import type { SiteEvents } from '#extension-points/site-follower.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import type { ReceivedFile } from '#shared/received-file.ts'
import { toError, toRow, undoUntil } from './answers.ts'
import { checkService } from './check.service.ts'
import { commitService } from './commit.service.ts'
import { notFound, readingService } from './reading.service.ts'
import { receiveService, type Told } from './receive.service.ts'
import { undoService } from './undo.service.ts'
import { findRow, readRowsAfter, rowBatches, writeRow } from './upload-rows.repo.ts'
import { findUnderWay, lockUpload, type UploadRecord, writeUpload } from './uploads.repo.ts'

/** Files of so many rows are checked while their sender waits; larger ones in the background, with progress. */
const atOnce = 300
/** So many rows come with the answer to a preview. */
const firstRows = 20

const notCreated = 'Something went wrong, so no site was created. Please try again.'
const notUndone = 'Something went wrong, so nothing was undone. Please try again.'

const notReady = (message: string) => new HttpError(409, message, { code: 'not-ready' })

const makeReady = (upload: UploadRecord): void => {
  if (upload.state === 'checking') throw notReady('The rows are still being checked. Try again in a moment.')
  if (upload.state !== 'ready') throw notReady('This upload has already been created.')
}

/** Uploads from the file to their sites, and back. */
export const uploadsService = (deps: Pick<Dependencies, 'db' | 'clock' | 'jobs'>, events: SiteEvents) => {
  const { db, clock, jobs } = deps
  const reading = readingService(deps)
  const { get, open } = reading
  const receive = receiveService(deps)
  const check = checkService(deps)
  const commits = commitService(deps)
  const undos = undoService(deps, events)

  const lock = async (tx: Db, id: string) => {
    const upload = await lockUpload(tx, id)
    if (!upload) throw notFound()
    return upload
  }

  const begin = (
    id: string,
    from: 'ready' | 'done',
    to: 'committing' | 'undoing',
    job: string,
    payload: object,
  ) =>
    inTransaction(db, async (tx) => {
      const upload = await lock(tx, id)
      // Whoever asks again is told how far it is.
      if (upload.state === to) return
      if (to === 'committing' && (upload.state === 'done' || upload.state === 'undone')) return
      if (to === 'undoing' && upload.state === 'undone') return
      if (upload.state !== from) makeReady(upload)
      if (to === 'undoing' && !undoUntil(upload, clock()))
        throw new HttpError(409, 'This upload can’t be undone any more. Remove its sites one by one.')
      if (await findUnderWay(tx, id))
        throw new HttpError(409, 'Another upload is being created right now. Try again when it has finished.')
      await writeUpload(tx, id, { state: to, progress: 0, problem: null })
      await jobs.add(tx, job, payload, { key: `${job}:${id}` })
    })

  return {
    ...reading,
    check: check.all,
    commitNow: commits.run,
    undoNow: undos.run,

    /** Work on it failed, and nothing of that was kept: it is again what it was before, and says so. */
    giveUp: (id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const upload = await lock(tx, id)
        if (upload.state === 'committing')
          await writeUpload(tx, id, { state: 'ready', progress: 0, problem: notCreated })
        if (upload.state === 'undoing')
          await writeUpload(tx, id, { state: 'done', progress: 0, problem: notUndone })
      }),

    /** Reads a file and checks its rows; a large one goes on being checked afterwards. */
    preview: async (person: Person, file: ReceivedFile, told: Told) => {
      const { id, rows } = await receive(person, file, told)
      if (rows <= atOnce) await check.all(id)
      else await jobs.add(db, 'check-upload', { uploadId: id }, { key: `check-upload:${id}` })
      const upload = await get(id)
      const first = await readRowsAfter(db, id, { after: 0, limit: firstRows })
      return { ...upload, rows: first.map((row) => toRow(row, upload.columns)) }
    },

    /** The one step of the specification: all good rows are created, and the others are answered. */
    uploadNow: async (person: Person, file: ReceivedFile, told: Told) => {
      const { id } = await receive(person, file, told)
      await check.all(id)
      const { missing } = await get(id)
      if (missing.length > 0) {
        await writeUpload(db, id, { state: 'discarded' })
        throw new HttpError(400, `The first line must name the columns. Missing: ${missing.join(', ')}.`)
      }
      await writeUpload(db, id, { state: 'committing' })
      await commits.run(id)
      const done = await open(id)
      if (done.state !== 'done') {
        await writeUpload(db, id, { state: 'discarded' })
        throw new HttpError(409, done.problem ?? 'The upload couldn’t be completed. Please try again.')
      }
      const errors = []
      for await (const rows of rowBatches(db, id, { results: ['faulty', 'duplicate', 'skipped'] }))
        errors.push(...rows.map(toError))
      return { successful: done.successful, failed: done.failed, errors }
    },

    /** Matches the columns by hand; it is remembered for the next file with this header. */
    map: async (id: string, wanted: (CsvColumn | null)[]): Promise<Upload> => {
      const isSmall = await inTransaction(db, async (tx) => {
        const upload = await lock(tx, id)
        makeReady(upload)
        if (upload.format !== 'csv') throw notReady('Only the columns of a CSV file can be matched.')
        const { columns, rows } = upload
        if (wanted.length !== columns.length)
          throw new HttpError(400, 'Say for each column of the file what it is.')
        const named = wanted.filter((column) => column !== null)
        if (new Set(named).size < named.length)
          throw new HttpError(400, 'Two columns can’t be matched to the same field.')
        const chosen = columns.map(({ name }, at) => ({
          name,
          mapsTo: wanted[at] ?? null,
          confidence: 'chosen' as const,
        }))
        await writeUpload(tx, id, { columns: chosen, state: 'checking', progress: 0 })
        if (rows > atOnce) await jobs.add(tx, 'check-upload', { uploadId: id }, { key: `check-upload:${id}` })
        return rows <= atOnce
      })
      if (isSmall) await check.all(id)
      return get(id)
    },

    /** Mends cells of a row, or says what happens to it. */
    change: async (
      id: string,
      row: number,
      given: {
        cells?: Partial<Record<CsvColumn, string>> | undefined
        choice?: RowChoice | null | undefined
      },
    ): Promise<UploadRow> =>
      inTransaction(db, async (tx) => {
        const upload = await lock(tx, id)
        makeReady(upload)
        const found = await findRow(tx, id, row)
        if (!found) throw new HttpError(404, 'This row doesn’t exist')
        const { cells, choice = found.choice } = given
        const { facts, provenance } = found
        // A CSV is read again from its cells; what else a feature said would be lost with the first fault.
        const said = upload.format === 'json' && facts && provenance ? { facts, provenance } : null
        const edited = { ...found, choice, edits: { ...found.edits, ...cells }, said: found.said ?? said }
        await writeRow(tx, id, row, { edits: edited.edits, choice, said: edited.said })
        const judged = cells ? await checkService({ db: tx, clock }).one(upload, edited) : edited
        if (judged.choice === 'fill' && judged.near?.siteId == null)
          throw new HttpError(409, 'Only a site that already exists can be filled in.')
        return toRow(judged, upload.columns)
      }),

    commit: async (id: string): Promise<Upload> => {
      await begin(id, 'ready', 'committing', 'commit-upload', { uploadId: id })
      return get(id)
    },

    undo: async (person: Person, id: string): Promise<Upload> => {
      const payload = { uploadId: id, person: { id: person.id } }
      await begin(id, 'done', 'undoing', 'undo-upload', payload)
      return get(id)
    },

    discard: (id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const upload = await lock(tx, id)
        if (upload.state !== 'ready' && upload.state !== 'checking')
          throw new HttpError(409, 'This upload has already been created. Undo it instead.')
        await writeUpload(tx, id, { state: 'discarded' })
      }),
  }
}
