import { Uuid } from '@soundings/contract/common'
import type { Backfill } from '@soundings/contract/search'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Embedder } from '#ports/embedder.ts'
import { writeAudit } from '#src/audit/audit.repo.ts'
import { advanceBackfill, endBackfill, findBackfill, lockBackfill, startBackfill } from './backfills.repo.ts'
import { embedAndKeep } from './embed-sites.ts'
import { countToEmbed, readAfter } from './embeddings.repo.ts'

const job = 'backfill-embeddings'
const Payload = z.object({ id: Uuid })
const priority = 30

/**
 * Embeds all approved sites that an admin asks for, as a job: how far it is stands in the database with the vectors, so
 * that it goes on where it was after a kill, on any instance.
 */
export const backfillService = (
  deps: Pick<Dependencies, 'db' | 'jobs' | 'clock' | 'log'>,
  embedder: Embedder,
) => {
  const { db, jobs, clock, log } = deps

  const step = async (id: string, signal: AbortSignal): Promise<boolean> => {
    const running = await findBackfill(db)
    if (running?.id !== id || running.state !== 'running') return false
    const some = await readAfter(db, embedder.name, running.mapId, embedder.batch)
    const last = some.at(-1)
    if (!last) {
      await endBackfill(db, id, 'done')
      return false
    }
    const wanted = some.filter(({ isCurrent }) => running.force || !isCurrent)
    await embedAndKeep(deps, embedder, wanted, signal, (tx) =>
      advanceBackfill(tx, id, { mapId: last.mapId, more: wanted.length }),
    )
    return true
  }

  jobs.register(job, async (payload, { isLast, signal }) => {
    const { id } = Payload.parse(payload)
    try {
      while (await step(id, signal)) signal.throwIfAborted()
    } catch (error) {
      if (isLast && !signal.aborted) await endBackfill(db, id, 'failed')
      log.warn({ err: error }, 'the backfill of embeddings stopped and is tried again')
      throw error
    }
  })

  return {
    /** Starts one and answers how many sites it embeds; while one is running that does as much, nothing new begins. */
    start: (force: boolean, by: string): Promise<{ processed: number }> =>
      db.transaction(async (tx) => {
        const last = await lockBackfill(tx)
        if (last?.state === 'running' && (last.force || !force)) return { processed: last.total }
        const id = newId()
        const total = await countToEmbed(tx, embedder.name, force)
        await startBackfill(tx, { id, force, total, startedAt: clock() })
        await jobs.add(tx, job, { id }, { key: job, priority })
        await writeAudit(tx, {
          id: newId(),
          at: clock(),
          actorId: by,
          action: 'embeddings.backfill',
          subjectType: 'embeddings',
          subjectId: id,
          details: { force, total },
        })
        return { processed: total }
      }),

    progress: async (): Promise<{ backfill: z.output<typeof Backfill> | null }> => {
      const last = await findBackfill(db)
      if (!last) return { backfill: null }
      const { state, processed, total, startedAt } = last
      return { backfill: { state, processed, total, startedAt: startedAt.toISOString() } }
    },
  }
}
