import { fellShort, reached, takenBack } from '@soundings/rules/achievements'
import type { AchievementCounts } from '@soundings/rules/achievements/counts'
import type { Db } from '#db/client.ts'
import { findUpheld } from '#features/standing/index.ts'
import {
  changeTallies,
  deleteEarned,
  type Earned,
  findEarned,
  insertEarned,
  setNamed,
  type TallyChange,
} from './earned.repo.ts'

/** Somebody whose figures were counted, and whether they are named as one who earned something. */
export type Candidate = { userId: string; counts: AchievementCounts; isNamed: boolean }

const changesOf = (rows: readonly Earned[], by: 1 | -1): TallyChange[] =>
  rows.map(({ achievementId, isListed }) => ({ achievementId, people: by, listed: isListed ? by : 0 }))

const summed = (changes: readonly TallyChange[]): TallyChange[] =>
  [...Map.groupBy(changes, ({ achievementId }) => achievementId)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([achievementId, of]) => ({
      achievementId,
      people: of.reduce((sum, { people }) => sum + people, 0),
      listed: of.reduce((sum, { listed }) => sum + listed, 0),
    }))

/** What is taken back of these people: asked only where figures fell short of something that was earned. */
const lost = async (tx: Db, candidates: readonly Candidate[], held: ReadonlyMap<string, Earned[]>) => {
  const heldBy = (userId: string) =>
    (held.get(userId) ?? []).map(({ achievementId, at }) => ({ id: achievementId, earnedAt: at }))
  const short = candidates.filter(({ userId, counts }) => fellShort(heldBy(userId), counts))
  if (short.length === 0) return []
  const since = new Date(
    Math.min(...short.flatMap(({ userId }) => heldBy(userId).map(({ earnedAt }) => earnedAt.getTime()))),
  )
  const upheld = await findUpheld(
    tx,
    short.map(({ userId }) => userId),
    since,
  )
  return short.flatMap(({ userId, counts }) => {
    const gone = takenBack(
      heldBy(userId),
      counts,
      upheld.filter((one) => one.userId === userId),
    )
    return (held.get(userId) ?? []).filter(({ achievementId }) => gone.includes(achievementId))
  })
}

/**
 * Awards what these people have reached, takes back what was upheld against them, and names them or not. Answers what was
 * awarded now: it is told by whoever inserted it, and so once. The caller holds the lock of the boards.
 */
export const award = async (tx: Db, candidates: readonly Candidate[], now: Date): Promise<Earned[]> => {
  const ids = candidates.map(({ userId }) => userId)
  const held = Map.groupBy(await findEarned(tx, ids), ({ userId }) => userId)
  const renamed = candidates.filter(({ userId, isNamed }) =>
    (held.get(userId) ?? []).some(({ isListed }) => isListed !== isNamed),
  )
  const before = renamed.flatMap(({ userId }) => held.get(userId) ?? [])
  for (const isNamed of [true, false])
    await setNamed(
      tx,
      renamed.filter((one) => one.isNamed === isNamed).map(({ userId }) => userId),
      isNamed,
    )
  const after = renamed.flatMap(({ userId, isNamed }) =>
    (held.get(userId) ?? []).map((one) => ({ ...one, isListed: isNamed })),
  )
  const named = new Map(candidates.map(({ userId, isNamed }) => [userId, isNamed]))
  const gone = (await lost(tx, candidates, held)).map((one) => ({
    ...one,
    isListed: named.get(one.userId) ?? one.isListed,
  }))
  await deleteEarned(tx, gone)
  const come = await insertEarned(
    tx,
    candidates.flatMap(({ userId, counts, isNamed }) => {
      const has = new Set((held.get(userId) ?? []).map(({ achievementId }) => achievementId))
      return reached(counts)
        .filter(({ id }) => !has.has(id))
        .map(({ id }) => ({ userId, achievementId: id, at: now, isListed: isNamed }))
    }),
  )
  await changeTallies(
    tx,
    summed([...changesOf(before, -1), ...changesOf(after, 1), ...changesOf(gone, -1), ...changesOf(come, 1)]),
  )
  return come
}

/** Everything that these people earned goes. The caller holds the lock of the boards. */
export const forgetEarned = async (tx: Db, userIds: readonly string[]): Promise<void> => {
  const gone = await findEarned(tx, userIds)
  await deleteEarned(tx, gone)
  await changeTallies(tx, summed(changesOf(gone, -1)))
}
