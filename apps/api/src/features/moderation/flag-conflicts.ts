import { type Conflict, conflictOf, isAgainst } from '@soundings/rules/moderation'
import type { Db } from '#db/client.ts'
import type { Flaggable, Subject } from '#extension-points/flaggable.ts'
import { type Flag, findOpenFlagsBy } from './flags.repo.ts'

type About = Pick<Flag, 'type' | 'itemId'>
type Kinds = readonly Pick<Flaggable<{ type: string }>, 'type' | 'find'>[]

/** What flags are about, with one question for each kind; undefined for what is gone. */
export const findSubjects = async (
  db: Db,
  flaggables: Kinds,
  flags: readonly About[],
): Promise<(flag: About) => Subject | undefined> => {
  const found = await Promise.all(
    flaggables.map(async ({ type, find }) => {
      const ids = flags.filter((flag) => flag.type === type).map(({ itemId }) => itemId)
      return [type, await find(db, [...new Set(ids)])] as const
    }),
  )
  const subjects = new Map<string, Map<string, Subject>>(found)
  return ({ type, itemId }) => subjects.get(type)?.get(itemId)
}

/** Who of these people has a report against this person that is still open. */
export const findReporters = async (
  db: Db,
  flaggables: Kinds,
  { userIds, againstId }: { userIds: readonly string[]; againstId: string },
): Promise<Set<string>> => {
  const flags = await findOpenFlagsBy(db, userIds)
  const subjectOf = await findSubjects(db, flaggables, flags)
  return new Set(
    flags.flatMap((flag) => {
      const authorId = subjectOf(flag)?.authorId ?? null
      return flag.reporterId !== null && isAgainst({ ...flag, authorId }, againstId) ? flag.reporterId : []
    }),
  )
}

/** What keeps this moderator from deciding about each of these flags. */
export const findConflicts = async (
  db: Db,
  flaggables: Kinds,
  { flags, readerId }: { flags: readonly { flag: Flag; authorId: string | null }[]; readerId: string },
): Promise<(id: string) => Conflict | null> => {
  const userIds = [...new Set(flags.flatMap(({ authorId }) => authorId ?? []))]
  const reporters = await findReporters(db, flaggables, { userIds, againstId: readerId })
  const conflicts = new Map(
    flags.map(({ flag, authorId }) => [flag.id, conflictOf({ ...flag, authorId }, readerId, reporters)]),
  )
  return (id) => conflicts.get(id) ?? null
}
