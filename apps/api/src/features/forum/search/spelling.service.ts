import { forumLimits } from '@soundings/contract/forum-fields'
import { foldedWords } from '@soundings/rules/forum-finding'
import { fold } from '@soundings/rules/text'
import type { Db } from '#db/client.ts'
import { readQueries } from './query.repo.ts'
import type { Hit, Searched } from './search.repo.ts'
import { findWordsAlike } from './title-words.repo.ts'
import { all, type Wanted } from './wanted.service.ts'
import type { FindNewest } from './windows.ts'

/** Shorter words are like too many. */
const shortestMisspelt = 4

/** Finds the openings of threads whose titles have words spelt much like those that are no names, and that say the rest; the most alike first. */
export const speltAlikeFinder =
  ({ db, findNewest }: { db: Db; findNewest: FindNewest }) =>
  async ({ parts }: Wanted, searched: Searched, until: Date): Promise<Hit[]> => {
    const words = parts.flatMap(({ word }) => word ?? [])
    if (words.every(({ length }) => length < shortestMisspelt)) return []
    const alike = await findWordsAlike(db, words)
    const kinds = words.map((word) => new Map(alike.get(word)?.map((one) => [fold(one.word), one.likeness])))
    const queries = await readQueries(
      db,
      kinds.map((kind) => [...kind.keys()]),
    )
    const told = queries.filter((query) => query !== null)
    if (told.length < words.length) return []
    const names = parts.filter(({ word }) => word === null).map(({ query }) => query)
    const hits = await findNewest(db, all([...told, ...names]), { ...searched, isOpening: true }, until)
    // Alone of what titles say: an opening may have such a word further down.
    const likenessOf = (title: string) => {
      const own = foldedWords([title])
      const each = kinds.map((kind) => Math.max(0, ...own.map((word) => kind.get(word) ?? 0)))
      return each.every((likeness) => likeness > 0) ? each.reduce((sum, likeness) => sum + likeness, 0) : 0
    }
    return hits
      .map((hit) => ({ hit, likeness: likenessOf(hit.title) }))
      .filter(({ likeness }) => likeness > 0)
      .sort((one, other) => other.likeness - one.likeness)
      .map(({ hit }) => hit)
      .slice(0, forumLimits.found)
  }
