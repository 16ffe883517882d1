import { forumLimits } from '@soundings/contract/forum-fields'
import type { Db } from '#db/client.ts'
import { evenHour, hourOf, inForum, inHours, inPlace, notInHour, startOf } from './marks.ts'
import {
  estimateMarked,
  findNewestMarked,
  findNewestOfFew,
  findSpread,
  type Hit,
  type Searched,
} from './search.repo.ts'
import { all } from './wanted.service.ts'

/** How many posts were written since when is known of these numbers, and looked up anew so often. */
const known = [0, 1_500, 6_000, 24_000, 96_000, 384_000]
const life = 10 * 60_000
/** A search looks among so many of the newest posts first. */
const newestPosts = 1_500
/** Of what was found, so many more posts are looked through than should be enough; at once at most so many times as many. */
const spare = 1.2
const mostAtOnce = 64
/** Where that finds nothing. */
const moreWithout = 16
/** What is there, or what is left, no more than so many times as is wanted is read as a whole. */
const few = 4

/** So much of the future belongs to the newest hours, so that they need few marks. */
const roundedUp = 4_096

/** The hours of the posts that `known` newer ones follow, as far as there are so many, and about how many posts there are. */
type Spread = { hours: number[]; total: number }

/** The hour since which about so many posts were written; undefined beyond what is known. */
const hourOfPost = ({ hours }: Spread, posts: number): number | undefined => {
  const at = known.findIndex((number) => number >= posts)
  const [later, earlier] = [hours[at - 1], hours[at]]
  const [fewer = 0, more = 0] = [known[at - 1], known[at]]
  if (later === undefined || earlier === undefined) return undefined
  return Math.floor(later - ((later - earlier) * (posts - fewer)) / (more - fewer))
}

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
  let spread: (Spread & { readAt: number }) | undefined

  const spreadOf = async (db: Db): Promise<Spread> => {
    const now = clock()
    if (spread && now.getTime() - spread.readAt < life) return spread
    const { at, total } = await findSpread(db, known, now)
    spread = { hours: at.map(hourOf), total, readAt: now.getTime() }
    return spread
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
    if ((await estimateMarked(db, all(asked), searched)) <= few * limit)
      return find(db, all(asked), searched, until, limit)
    const spread = await spreadOf(db)
    const found: Hit[] = []
    const newest = Math.ceil((hourOf(until) + 1) / roundedUp) * roundedUp
    let below = newest
    let before = 0
    for (let posts = newestPosts; ; ) {
      const hour = hourOfPost(spread, posts)
      if (hour === undefined) break
      // Whoever reads on may do so long after others wrote on.
      const from = evenHour(Math.min(hour, below - 1), (spread.hours[0] ?? hour) - hour)
      const query = all([...asked, inHours(from, below)])
      const here = await find(db, query, searched, until, limit - found.length)
      found.push(...here)
      if (found.length >= limit) return found
      below = from
      // Older posts are taken to say it as often as the oldest that were read.
      const perPost = here.length / (posts - before)
      if ((before > 0 || perPost > 0) && perPost * (spread.total - posts) <= few * limit) break
      const missing = ((limit - found.length) / perPost) * spare
      before = posts
      posts += Math.ceil(perPost > 0 ? Math.min(missing, posts * mostAtOnce) : posts * moreWithout)
    }
    if (below === newest) return find(db, all(asked), searched, until, limit)
    // Up to the moment in which that hour begins, and without it.
    const older = all([...asked, notInHour(below)])
    return [...found, ...(await find(db, older, searched, startOf(below), limit - found.length))]
  }
}
