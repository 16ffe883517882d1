import { v7 as newId } from 'uuid'
import type { Db } from '#db/client.ts'
import type { SiteEvents } from '#extension-points/site-follower.ts'
import { historyService, removeUntouched } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { type Pause, pauses } from '#shared/pauses.ts'
import type { Person } from '#shared/person.ts'
import { writeAudit } from '#src/audit/audit.repo.ts'
import { type RowRecord, rowBatches, writeResults } from './upload-rows.repo.ts'
import { findUpload, writeProgress, writeUpload } from './uploads.repo.ts'

const asAdmin = (id: string): Person => ({ id, sessionId: '', handle: null, groups: ['admin'] })
const undoNote = 'Bulk upload undone'

/** Takes away what an upload made and nobody touched since; the rest stays and is named. */
export const undoService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, events: SiteEvents) => {
  /** Sets back what a row filled; false where somebody changed it since. */
  const empty = async (tx: Db, person: Person, { siteId, changeId }: RowRecord): Promise<boolean> => {
    if (siteId === null || changeId === null) return true
    try {
      await historyService({ db: tx, clock }, events).undo(person, siteId, changeId)
      return true
    } catch (error) {
      if (error instanceof HttpError) return false
      throw error
    }
  }

  const undoAll = async (tx: Db, uploadId: string, person: Person, pause: Pause): Promise<void> => {
    const upload = await findUpload(tx, uploadId)
    if (upload?.state !== 'undoing') return
    const at = clock()
    const totals = { done: 0, removed: 0, kept: 0 }
    for await (const rows of rowBatches(tx, uploadId, { results: ['created', 'filled'] })) {
      const created = rows.flatMap(({ result, siteId }) => (result === 'created' && siteId ? [siteId] : []))
      const removed = new Set(await removeUntouched(tx, created, { by: person.id, at, note: undoNote }))
      const results: Parameters<typeof writeResults>[2][number][] = []
      for (const row of rows) {
        const isGone = row.result === 'filled' ? await empty(tx, person, row) : removed.has(row.siteId ?? '')
        totals[isGone ? 'removed' : 'kept']++
        results.push({ ...row, result: isGone ? 'removed' : 'kept' })
        await pause()
      }
      await writeResults(tx, uploadId, results)
      totals.done += rows.length
      await writeProgress(db, uploadId, 'undoing', totals.done)
    }
    await writeUpload(tx, uploadId, { state: 'undone' })
    const { removed, kept } = totals
    await writeAudit(tx, {
      id: newId(),
      at,
      actorId: person.id,
      action: 'upload.undo',
      subjectType: 'upload',
      subjectId: uploadId,
      details: { name: upload.name, removed, kept },
    })
  }

  return {
    /** Does what an admin asked for; killed at any moment, it can be done again. */
    run: (uploadId: string, adminId: string, signal?: AbortSignal): Promise<void> =>
      db.transaction((tx) => undoAll(tx, uploadId, asAdmin(adminId), pauses(signal))),
  }
}
