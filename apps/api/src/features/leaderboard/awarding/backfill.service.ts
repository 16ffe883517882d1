import { achievementsVersion } from '@soundings/rules/achievements/definitions'
import { notifyChange } from '#db/changes.ts'
import { inTransaction } from '#db/client.ts'
import type { AppFacts } from '#extension-points/feature.ts'
import type { NotifyAll } from '#extension-points/notification-kind.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { boardsChanged } from '../boards-topic.ts'
import { keepPeople, tellEarned } from '../keeping/keeping.service.ts'
import { listCounted, lockBoards } from '../keeping/people.repo.ts'
import { readVersion, saveVersion } from './version.repo.ts'

/** So many people are looked at in one transaction. */
const slice = 1_000

/**
 * What people did before an achievement was there counts, too: where the definitions are others than last time, everybody
 * is looked at anew, slice by slice, and told once of all that they earned.
 */
export const backfillService = ({
  db,
  clock,
  newMembers,
  notifyAll,
}: Pick<Dependencies, 'db' | 'clock'> & Pick<AppFacts, 'newMembers'> & { notifyAll: NotifyAll }) => {
  const oneSlice = (after: string | undefined) =>
    inTransaction(db, async (tx) => {
      await lockBoards(tx)
      const people = (await listCounted(tx, after, slice)).map(({ userId }) => userId)
      const { awarded, hasChanged } = await keepPeople(tx, people, { now: clock(), newMembers })
      await tellEarned(tx, awarded, notifyAll)
      if (hasChanged) await notifyChange(tx, boardsChanged)
      return people.length < slice ? undefined : people.at(-1)
    })

  return {
    /** Looks at everybody if the definitions changed since this was last done to its end. */
    run: async (signal?: AbortSignal): Promise<void> => {
      // Whoever counts as new is counted otherwise, too.
      const version = `${newMembers} ${achievementsVersion}`
      if ((await readVersion(db)) === version) return
      let after: string | undefined
      do {
        signal?.throwIfAborted()
        after = await oneSlice(after)
      } while (after !== undefined)
      await saveVersion(db, version)
    },
  }
}
