import { type Db, inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { removeFilesLater } from '../photo-files.ts'
import { deleteUnnamedAmong, deleteUnnamedSince, noteUnnamed } from './unused-photos.repo.ts'

/** In milliseconds: a photo was perhaps sent for a dive that is still being written, or waits for a connection. */
const grace = 24 * 3_600_000

type Jobs = Pick<Dependencies['jobs'], 'add'>

/** What named these photos has ended: those that are private go with it, unless something else names them. */
export const leavePrivatePhotos = async (tx: Db, jobs: Jobs, ids: string[]): Promise<void> =>
  removeFilesLater(tx, jobs, await deleteUnnamedAmong(tx, ids))

/** Removes private photos that nothing has named for a day, as far as each nightly look could see. */
export const removeUnusedPhotos = ({
  db,
  clock,
  jobs,
}: Pick<Dependencies, 'db' | 'clock'> & { jobs: Jobs }): Promise<number> =>
  inTransaction(db, async (tx) => {
    await noteUnnamed(tx, clock())
    const gone = await deleteUnnamedSince(tx, new Date(clock().getTime() - grace))
    await removeFilesLater(tx, jobs, gone)
    return gone.length
  })

/** Does so every night. */
export const removeUnusedLater = (deps: Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'log'>): void =>
  deps.jobs.repeat('remove-unused-photos', '53 3 * * *', async () => {
    const removed = await removeUnusedPhotos(deps)
    if (removed > 0) deps.log.info({ removed }, 'removed private photos that nothing uses')
  })
