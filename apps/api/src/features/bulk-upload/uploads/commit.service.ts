import { setTimeout as sleep } from 'node:timers/promises'
import { bulkUploadLimits } from '@soundings/contract/bulk-upload'
import type { Provenance, SiteFacts } from '@soundings/contract/sites'
import { v7 as newId } from 'uuid'
import type { Db } from '#db/client.ts'
import { type Arrival, fillSite, type Original, sitesIntake } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { type Pause, pauses } from '#shared/pauses.ts'
import { writeAudit } from '#src/audit/audit.repo.ts'
import { bulkNote } from '../named-source.ts'
import { sourceIds } from '../source-ids.ts'
import { type RowRecord, rowBatches, writeResults } from './upload-rows.repo.ts'
import { findUpload, type UploadRecord, writeProgress, writeUpload } from './uploads.repo.ts'

type Decided = Pick<RowRecord, 'row' | 'result' | 'siteId' | 'changeId' | 'near'>
type Good = RowRecord & { facts: SiteFacts; provenance: Provenance }

const busy = Symbol('busy')
/** So often another import is waited for, a second each: one that was killed a moment ago holds its lock no longer than that. */
const tries = 10

const asRemark = (row: RowRecord, result: Decided['result']): Decided => ({
  row: row.row,
  result,
  siteId: null,
  changeId: null,
  near: row.near,
})

const isGood = (row: RowRecord): row is Good =>
  row.issues.length === 0 && row.facts !== null && row.provenance !== null

/** The id at the source that is free, or one that tells from which row of which file it came. */
const arrivalOf = (
  { row, facts, provenance }: Good,
  uploadId: string,
  ids?: ReturnType<typeof sourceIds>,
): Arrival => {
  const id = provenance.externalId ?? ''
  const isFree = ids?.claim(provenance.source, id, row) === undefined && ids !== undefined
  const own = `${id.slice(0, 140)}#${uploadId.slice(-12)}-${row}`
  return { facts, provenance: { ...provenance, externalId: isFree ? id : own } }
}

/** Creates the sites of an upload: one transaction under the intake's lock, so that there are all of them or none. */
export const commitService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const decide = async (
    tx: Db,
    upload: UploadRecord & { byId: string },
    rows: RowRecord[],
    ids: ReturnType<typeof sourceIds>,
  ): Promise<Decided[]> => {
    const intake = sitesIntake({ db: tx, clock })
    const by = { id: upload.byId, noteOf: bulkNote, details: { uploadId: upload.id } }
    const decided = new Map<number, Decided>()
    const fresh: Good[] = []
    const anyway: Good[] = []
    for (const row of rows) {
      if (!isGood(row)) decided.set(row.row, asRemark(row, 'faulty'))
      else if (row.choice === 'skip') decided.set(row.row, asRemark(row, 'skipped'))
      else if (row.choice === 'create') anyway.push(row)
      else if (!row.near) fresh.push(row)
      else if (row.choice === 'fill' && row.near.siteId !== null) {
        const changeId = await fillSite(tx, {
          siteId: row.near.siteId,
          facts: row.facts,
          by: by.id,
          at: clock(),
          note: bulkNote(row.provenance),
          details: by.details,
        })
        const result = changeId === undefined ? 'duplicate' : 'filled'
        decided.set(row.row, {
          ...asRemark(row, result),
          siteId: row.near.siteId,
          changeId: changeId ?? null,
        })
      } else decided.set(row.row, asRemark(row, 'duplicate'))
    }

    const repeat = (row: Good, { id: siteId, siteName, metres }: Original) =>
      decided.set(row.row, { ...asRemark(row, 'duplicate'), near: { siteId, row: null, siteName, metres } })
    const take = async (taken: [Good, Arrival][], keepDuplicates: boolean) => {
      const arrivals = taken.map(([, arrival]) => arrival)
      const results = await intake.take(arrivals, { status: 'approved', keepDuplicates, by })
      for (const [at, [row]] of taken.entries()) {
        const result = results[at]
        if (result?.outcome === 'near-duplicate') repeat(row, result.original)
        else if (result) decided.set(row.row, { ...asRemark(row, 'created'), siteId: result.id })
      }
    }
    const arrivals = fresh.map((row): [Good, Arrival] => [row, arrivalOf(row, upload.id, ids)])
    // Somebody may have brought them since the check: what is known would be changed and not created.
    const known = await intake.known(arrivals.map(([, arrival]) => arrival))
    for (const [at, row] of fresh.entries()) {
      const original = known[at]
      if (original) repeat(row, original)
    }
    await take(
      arrivals.filter((_, at) => !known[at]),
      false,
    )
    await take(
      anyway.map((row) => [row, arrivalOf(row, upload.id)]),
      true,
    )
    return rows.flatMap(({ row }) => decided.get(row) ?? [])
  }

  const create = async (tx: Db, uploadId: string, pause: Pause): Promise<void> => {
    if (!(await sitesIntake({ db: tx, clock }).lock())) throw busy
    const upload = await findUpload(tx, uploadId)
    if (upload?.state !== 'committing') return
    const { byId } = upload
    if (byId === null) throw new Error('An upload without an account is created')
    const ids = sourceIds()
    const totals = { done: 0, successful: 0 }
    for await (const rows of rowBatches(tx, uploadId)) {
      const decided = await decide(tx, { ...upload, byId }, rows, ids)
      await writeResults(tx, uploadId, decided)
      totals.done += rows.length
      totals.successful += decided.filter(({ result }) => result === 'created' || result === 'filled').length
      await writeProgress(db, uploadId, 'committing', totals.done)
      await pause()
    }
    const at = clock()
    const { successful } = totals
    const failed = totals.done - successful
    await writeUpload(tx, uploadId, {
      state: 'done',
      successful,
      failed,
      problem: null,
      doneAt: at,
      expiresAt: new Date(at.getTime() + bulkUploadLimits.undo),
    })
    await writeAudit(tx, {
      id: newId(),
      at,
      actorId: byId,
      action: 'upload.commit',
      subjectType: 'upload',
      subjectId: uploadId,
      details: { name: upload.name, rows: totals.done, successful, failed },
    })
  }

  return {
    /** Creates the sites of an upload that waits for it. Killed at any moment, it can be done again. */
    run: async (uploadId: string, signal?: AbortSignal): Promise<void> => {
      for (let left = tries; left > 0; left--) {
        try {
          return await db.transaction((tx) => create(tx, uploadId, pauses(signal)))
        } catch (error) {
          if (error !== busy) throw error
          await sleep(1_000, undefined, { signal })
        }
      }
      await writeUpload(db, uploadId, {
        state: 'ready',
        progress: 0,
        problem: 'Another import is running. Try again when it has finished.',
      })
    },
  }
}
