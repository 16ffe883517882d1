import { forumLimits } from '@soundings/contract/forum-fields'
import type { Db } from '#db/client.ts'
import { evenHour, hourOf, inForum, inHours, inPlace, notInHour, startOf } from './marks.ts'
import { findNewestMarked, findNewestOfFew, findSpan, type Hit, type Searched } from './search.repo.ts'
import { all } from './wanted.service.ts'

/** A search looks among so many of the newest posts first, and when these begin is looked up anew so often. */
const newestPosts = 1_500
const life = 10 * 60_000
/** Of what was found, so much more time is looked through than should be enough; at once at most so many times as much. */
const spare = 1.2
const mostAtOnce = 16
/** What all that is left has no more than so many times is read as a whole. */
const few = 8

/** So much of the future belongs to the newest hours, so that they need few marks. */
const roundedUp = 4_096

type Span = { newest: number; since: number; oldest: number }

/** The newest posts with some words, so many at most. */
export type FindNewest = (
  db: Db,
  query: string,
  searched: Searched,
  until: Date,
  limit?: number,
) => Promise<Hit[]>

/**
 * The newest posts with some words, whatever their number: a word that every other post has is looked for among the newest
 * alone, then among as many older ones as should be enough, so that no search reads all that fits.
 */
export const newestFinder = (clock: () => Date): FindNewest => {
  let known: { span: Span | undefined; at: number } | undefined

  /** When the newest posts begin, and all of them; undefined where there are not more. */
  const spanOf = async (db: Db): Promise<Span | undefined> => {
    const now = clock()
    if (known && now.getTime() - known.at < life) return known.span
    const found = await findSpan(db, newestPosts, now)
    const span = found && {
      newest: hourOf(found.newest) + 1,
      since: hourOf(found.since),
      oldest: hourOf(found.oldest),
    }
    known = { span, at: now.getTime() }
    return span
  }

  /** The newest of what a query with its marks finds that somebody may read. */
  const find = async (db: Db, query: string, searched: Searched, until: Date, wanted: number) => {
    for (let limit = wanted; ; limit *= 2) {
      const { hits, isAll } = await findNewestMarked(db, query, searched, { until, limit })
      if (isAll || hits.length >= wanted) return hits.slice(0, wanted)
    }
  }

  return async (db, query, searched, until, limit = forumLimits.found) => {
    const { siteId, authorId, groupId, categoryId } = searched
    if (siteId ?? authorId) return findNewestOfFew(db, query, searched, { until, limit })
    const place = groupId ?? categoryId
    const asked = [query, place === undefined ? inForum : inPlace(place)]
    const span = await spanOf(db)
    if (!span) return find(db, all(asked), searched, until, limit)

    const found: Hit[] = []
    const first = Math.max(1, span.newest - span.since)
    let below = Math.ceil((hourOf(until) + 1) / roundedUp) * roundedUp
    // Whoever reads on may do so long after others wrote on.
    for (let hours = Math.max(first, span.newest - below + 1); ; ) {
      const from = evenHour(span.newest - hours, hours)
      const query = all([...asked, inHours(from, below)])
      const here = await find(db, query, searched, until, limit - found.length)
      found.push(...here)
      if (found.length >= limit) return found
      const seen = span.newest - from
      // Older ones are taken to be written as densely as the oldest that were read.
      const perHour = here.length / Math.max(1, Math.min(below, span.newest) - from)
      const isRare = (found.length > 0 || hours > first) && perHour * (from - span.oldest) <= few * limit
      const missing = perHour === 0 ? Number.POSITIVE_INFINITY : ((limit - found.length) / perHour) * spare
      hours = Math.ceil(seen + Math.min(missing, seen * mostAtOnce))
      if (isRare || span.newest - hours <= span.oldest) {
        // Up to the moment in which that hour begins, and without it.
        const before = all([...asked, notInHour(from)])
        found.push(...(await find(db, before, searched, startOf(from), limit - found.length)))
        return found
      }
      below = from
    }
  }
}
