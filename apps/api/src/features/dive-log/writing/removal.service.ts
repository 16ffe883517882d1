import { type DiveDetails, diveLogLimits } from '@soundings/contract/dive-log'
import { inTransaction } from '#db/client.ts'
import { leavePrivatePhotos } from '#features/media/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import { findDive } from '../dives.repo.ts'
import { noSuchDive } from '../errors.ts'
import { toDetails } from '../reading/reading.service.ts'
import { emptyTrash } from '../reading/trash.repo.ts'
import { openLog } from './log.repo.ts'
import { countOwn, putIntoTrash, takeOutOfTrash } from './removal.repo.ts'

const day = 24 * 3_600_000

/** Dives that are deleted and brought back. */
export const removalService = ({
  db,
  clock,
  jobs,
}: Pick<Dependencies, 'db' | 'clock'> & { jobs: Pick<Dependencies['jobs'], 'add'> }) => ({
  remove: (person: Person, id: string): Promise<{ success: true }> =>
    inTransaction(db, async (tx) => {
      await openLog(tx, person.id)
      if ((await countOwn(tx, person.id, [id])) === 0) throw noSuchDive()
      await putIntoTrash(tx, person.id, [id], clock())
      return { success: true }
    }),

  restore: (person: Person, id: string): Promise<DiveDetails> =>
    inTransaction(db, async (tx) => {
      await openLog(tx, person.id)
      await takeOutOfTrash(tx, person.id, [id])
      const row = await findDive(tx, person.id, id)
      if (!row) throw noSuchDive()
      return toDetails(tx, row)
    }),

  /** Deletes for good what has been in the trash for long enough, with the private photos of it. */
  emptyTrash: () =>
    inTransaction(db, async (tx) => {
      const photos = await emptyTrash(tx, new Date(clock().getTime() - diveLogLimits.trash * day))
      await leavePrivatePhotos(tx, jobs, photos)
    }),
})
