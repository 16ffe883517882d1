import type { PostAuthor } from '@soundings/contract/forum'
import type { Group } from '@soundings/contract/people'
import type { Person } from '@soundings/contract/person'
import type { ForumReader } from '@soundings/rules/forum'
import { isEnough, levelOf } from '@soundings/rules/people'
import type { Db } from '#db/client.ts'
import { findKeptBy, type Met, meetPeople } from '#features/people/index.ts'
import type { Standings } from '#features/standing/index.ts'

export type Authors = {
  author: (id: string | null) => PostAuthor | null
  person: (id: string | null) => Person | null
}

const badgeOfLevel = ({ told }: Met): 'moderator' | 'admin' | null => {
  const level = levelOf(told.groups as Group[])
  if (isEnough(level, 'admin')) return 'admin'
  return isEnough(level, 'moderator') ? 'moderator' : null
}

/** People who wrote something, as a reader meets them. Who left is nobody. */
export const authorsFor = async (
  db: Db,
  badgesOf: Standings['badgesOf'],
  reader: ForumReader,
  ids: readonly (string | null)[],
): Promise<Authors> => {
  const all = [...new Set(ids.filter((id) => id !== null))]
  const [met, badges, folded] = await Promise.all([
    meetPeople(db, reader?.id, all),
    badgesOf(all),
    reader ? findKeptBy(db, reader.id, all) : new Set<string>(),
  ])
  const person = (id: string | null) => (id === null ? null : (met.get(id)?.person ?? null))
  return {
    person,
    author: (id) => {
      const found = id === null ? undefined : met.get(id)
      if (!found) return null
      const { person } = found
      const badge = badgeOfLevel(found) ?? badges.get(person.id) ?? null
      return { ...person, badge, isFolded: folded.has(person.id) }
    },
  }
}
