import { forumLimits } from '@soundings/contract/forum-fields'
import type { Db } from '#db/client.ts'
import { findDayBefore, findNewest, type Hit, type Searched } from './search.repo.ts'

/** A search looks among so many of the newest posts first, and the days that these cover are counted anew so often. */
const first = 5_000
const life = 10 * 60_000
/** Of what the first look leads to expect, so much more is looked through. */
const spare = 1.5

/** A look among so many posts costs no more than to count these once. */
const most = 1_280_000

/**
 * The newest posts with some words, whatever their number: a word that every other post has is looked for among the newest
 * alone, so that no search reads all that fits.
 */
export const newestFinder = (clock: () => Date) => {
  const days = new Map<number, { day: string | undefined; at: number }>()

  /** The day from which on there are about so many posts; undefined where it is all of them. */
  const dayOf = async (db: Db, posts: number): Promise<string | undefined> => {
    const known = days.get(posts)
    const now = clock().getTime()
    if (known && now - known.at < life) return known.day
    const day = await findDayBefore(db, posts)
    days.set(posts, { day, at: now })
    return day
  }

  return async (db: Db, query: string, searched: Searched, until: Date): Promise<Hit[]> => {
    const find = (since: string | undefined) =>
      findNewest(db, query, searched, { since, until, limit: forumLimits.found })
    let posts: number = first
    for (;;) {
      const since = posts > most ? undefined : await dayOf(db, posts)
      const found = await find(since)
      if (since === undefined || found.length >= forumLimits.found) return found
      // What few have is soon read as a whole; else as many as should be enough, at least the fourfold.
      const expected = found.length === 0 ? most * 2 : (posts * forumLimits.found * spare) / found.length
      while (posts < expected) posts *= 2
    }
  }
}
export type FindNewest = ReturnType<typeof newestFinder>
