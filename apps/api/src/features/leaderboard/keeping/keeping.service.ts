import { notifyChange } from '#db/changes.ts'
import { type Db, inTransaction } from '#db/client.ts'
import type { AppFacts } from '#extension-points/feature.ts'
import type { NotifyAll } from '#extension-points/notification-kind.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { achievementsEarned } from '../achievement-notifications.ts'
import { award, forgetEarned } from '../awarding/award.ts'
import { changeTallies, type Earned, everybody } from '../awarding/earned.repo.ts'
import { boardsChanged } from '../boards-topic.ts'
import type { CountedPerson } from './counted-person.ts'
import { countPeople } from './counting.ts'
import { changeLevels, deleteEntries, deleteOldPeriods, findEntries, saveEntries } from './entries.repo.ts'
import { type Entry, entriesOf, isNamed, keptPeriods } from './entries.ts'
import { levelsOf, summed } from './levels.ts'
import {
  deleteKept,
  findKept,
  isAnybodyDue,
  type KeptPerson,
  lockBoards,
  queueAt,
  queueVotedFor,
  saveKept,
  takeDue,
  tryLockBoards,
} from './people.repo.ts'

/** So many people are counted in one transaction. */
const batch = 500

const keyOf = ({ board, period, userId }: Entry) => `${board} ${period} ${userId}`

const isSame = (one: Entry | undefined, other: Entry): boolean =>
  one !== undefined &&
  one.score === other.score &&
  one.isListed === other.isListed &&
  one.country === other.country &&
  one.tieAt.getTime() === other.tieAt.getTime() &&
  Object.entries(other.figures).every(([name, n]) => one.figures[name as keyof Entry['figures']] === n)

/** Writes the rows of boards that are another than before, with the levels they make; answers whether there were any. */
const writeEntries = async (tx: Db, before: readonly Entry[], after: readonly Entry[]): Promise<boolean> => {
  const known = new Map(before.map((entry) => [keyOf(entry), entry]))
  const wanted = new Set(after.map(keyOf))
  const gone = before.filter((entry) => !wanted.has(keyOf(entry)))
  const come = after.filter((entry) => !isSame(known.get(keyOf(entry)), entry))
  const replaced = come.flatMap((entry) => known.get(keyOf(entry)) ?? [])
  await deleteEntries(tx, gone)
  await saveEntries(tx, come)
  await changeLevels(tx, summed([...levelsOf([...gone, ...replaced], -1), ...levelsOf(come)]))
  return gone.length + come.length > 0
}

const toKept = ({ userId, counts, standing, isShown, dueAt }: CountedPerson): KeptPerson => ({
  userId,
  counts,
  standing,
  isShown,
  dueAt,
})

type Needs = { now: Date; newMembers: AppFacts['newMembers'] }

/** What came of counting some people. */
export type Kept = { awarded: Earned[]; hasChanged: boolean }

/** Counts these people from scratch and keeps what comes of it. The caller holds the lock of the boards. */
export const keepPeople = async (tx: Db, userIds: readonly string[], needs: Needs): Promise<Kept> => {
  const { now } = needs
  const counted = await countPeople(tx, userIds, needs)
  const periods = keptPeriods(now)
  const [kept, entries] = [await findKept(tx, userIds), await findEntries(tx, userIds, periods)]
  const keptOf = new Map(kept.map((one) => [one.userId, one]))
  const there = new Set(counted.map(({ userId }) => userId))
  const left = kept.filter(({ userId }) => !there.has(userId))
  const hasChanged = await writeEntries(
    tx,
    entries,
    counted.flatMap((person) => entriesOf(person, now)),
  )
  await saveKept(tx, counted.map(toKept))
  await deleteKept(
    tx,
    left.map(({ userId }) => userId),
  )
  const come = counted.filter(({ userId }) => !keptOf.has(userId)).length
  await changeTallies(tx, [{ achievementId: everybody, people: come - left.length, listed: 0 }])
  await forgetEarned(
    tx,
    left.map(({ userId }) => userId),
  )
  const voted = (standing: KeptPerson['standing'] | undefined) => standing === 'known'
  await queueVotedFor(tx, [
    ...counted
      .filter(({ userId, standing }) => voted(standing) !== voted(keptOf.get(userId)?.standing))
      .map(({ userId }) => userId),
    ...left.filter(({ standing }) => voted(standing)).map(({ userId }) => userId),
  ])
  await queueAt(
    tx,
    counted.flatMap(({ userId, dueAt }) =>
      dueAt !== null && dueAt.getTime() !== keptOf.get(userId)?.dueAt?.getTime() ? [{ userId, dueAt }] : [],
    ),
  )
  const awarded = await award(
    tx,
    counted.map((person) => ({
      userId: person.userId,
      counts: person.counts,
      isNamed: isNamed(person),
    })),
    now,
  )
  return { awarded, hasChanged: hasChanged || awarded.length > 0 || come + left.length > 0 }
}

/** Tells people what they earned: once, and all of it together. */
export const tellEarned = async (tx: Db, awarded: readonly Earned[], notifyAll: NotifyAll): Promise<void> => {
  const byPerson = Map.groupBy(awarded, ({ userId }) => userId)
  const bySet = Map.groupBy([...byPerson], ([, earned]) =>
    earned
      .map(({ achievementId }) => achievementId)
      .sort()
      .join(' '),
  )
  for (const [ids, people] of bySet)
    await notifyAll(
      tx,
      people.map(([userId]) => userId),
      achievementsEarned(ids.split(' ')),
    )
}

/** Keeps the boards: counts whoever waits for it, one instance at a time. */
export const keepingService = ({
  db,
  clock,
  newMembers,
  notifyAll,
}: Pick<Dependencies, 'db' | 'clock'> & Pick<AppFacts, 'newMembers'> & { notifyAll: NotifyAll }) => {
  /** Counts some who wait; answers how many they were. */
  const keepSome = () =>
    inTransaction(db, async (tx) => {
      if (!(await tryLockBoards(tx))) return 0
      const now = clock()
      const userIds = await takeDue(tx, now, batch)
      if (userIds.length === 0) return 0
      const { awarded, hasChanged } = await keepPeople(tx, userIds, { now, newMembers })
      await tellEarned(tx, awarded, notifyAll)
      if (hasChanged) await notifyChange(tx, boardsChanged)
      return userIds.length
    })

  return {
    /** Counts everybody who waits; says whether it went on until nobody did. */
    keep: async (isOver: () => boolean = () => false): Promise<void> => {
      if (!(await isAnybodyDue(db, clock()))) return
      while (!isOver() && (await keepSome()) > 0);
    },

    /** Forgets the rows of months and years that are over. */
    forgetOld: () =>
      inTransaction(db, async (tx) => {
        await lockBoards(tx)
        await deleteOldPeriods(tx, keptPeriods(clock()))
      }),
  }
}
export type Keeping = ReturnType<typeof keepingService>

/** Takes somebody who leaves off everything at once, in the transaction in which they leave. */
export const forgetPerson = async (tx: Db, userId: string, now: Date): Promise<void> => {
  await lockBoards(tx)
  const entries = await findEntries(tx, [userId], keptPeriods(now))
  await writeEntries(tx, entries, [])
  const kept = await findKept(tx, [userId])
  await deleteKept(tx, [userId])
  await changeTallies(tx, [{ achievementId: everybody, people: -kept.length, listed: 0 }])
  await forgetEarned(tx, [userId])
  await notifyChange(tx, boardsChanged)
}
