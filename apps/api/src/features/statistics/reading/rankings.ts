import { z } from 'zod'
import type { Db } from '#db/client.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import { countSlots, type RankPlace, readMost } from './reading.repo.ts'

export type Asked = { cursor?: string | undefined; limit: number }
export type Page<Item> = { items: Item[]; nextCursor: string | null; total: number }

const Place = z.object({ n: z.number(), slot: z.string(), passed: z.number(), rank: z.number() })

type Ranked = RankPlace & { rank: number }
type Ranking = Omit<Parameters<typeof readMost>[2], 'after' | 'limit'> & { most: number }

/** A page of what has most of something, most first; equal ones share a rank. `most` is how many the list has at most. */
export const rankingOf = async (
  db: Db,
  what: string,
  { cursor, limit }: Asked,
  { most, also }: Ranking,
): Promise<Page<Ranked>> => {
  const after = fromCursor(Place, cursor)
  const passed = after?.passed ?? 0
  const room = Math.min(limit, most - passed)
  const [found, total] = await Promise.all([
    readMost(db, what, { after, limit: Math.max(0, room) + 1, also }),
    countSlots(db, what, most, also),
  ])
  let last: { n: number; rank: number } | undefined = after
  const items = found.slice(0, Math.max(0, room)).map(({ slot, n }, at) => {
    const rank = last?.n === n ? last.rank : passed + at + 1
    last = { n, rank }
    return { slot, n, rank }
  })
  const end = items.at(-1)
  const isLast = found.length <= room || passed + items.length >= most
  return {
    items,
    nextCursor: isLast || !end ? null : toCursor({ ...end, passed: passed + items.length }),
    total,
  }
}

/** A page of a list that is short enough to be read whole. */
export const cutPage = <Item>(all: readonly Item[], { cursor, limit }: Asked): Page<Item> => {
  const from = fromCursor(z.number().int().min(0), cursor) ?? 0
  const to = from + limit
  return { items: all.slice(from, to), nextCursor: to < all.length ? toCursor(to) : null, total: all.length }
}
