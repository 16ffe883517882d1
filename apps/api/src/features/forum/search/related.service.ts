import type { ThreadLine } from '@soundings/contract/forum'
import { once } from '@soundings/language/understanding/query'
import type { ForumReader } from '@soundings/rules/forum'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Presenter } from '../reading/present.ts'
import { ranked } from './ranking.ts'
import { all, type Wants } from './wanted.service.ts'
import type { FindNewest } from './windows.ts'

const max = 5
/** Of the newest threads with all of a title, and with two of its words, so many are compared. */
const most = { withAll: 30, withTwo: 60 }
const openings = { isOpening: true }
/** More words of a title make more pairs than help. */
const maxParts = 6

/** Every two of some parts of a title; the one where there is one alone. */
const pairsOf = (queries: readonly string[]): string[] => {
  if (queries.length < 2) return queries.map((query) => `(${query})`)
  return queries.flatMap((one, at) => queries.slice(at + 1).map((other) => `((${one}) & (${other}))`))
}

type Needs = Pick<Dependencies, 'db' | 'clock'> & { wants: Wants; findNewest: FindNewest; present: Presenter }

/** Threads that a title which is being typed may be about: those that share most with it. */
export const relatedService =
  ({ db, clock, wants, findNewest, present }: Needs) =>
  async (reader: ForumReader, title: string): Promise<{ items: ThreadLine[] }> => {
    const wanted = await wants.wantedOf(title, 'exact')
    if (!wanted) return { items: [] }
    const parts = wanted.parts.slice(0, maxParts)
    const queries = parts.map((part) => part.query)
    const now = clock()
    const found = await Promise.all([
      findNewest(db, all(queries), openings, now, most.withAll),
      findNewest(db, pairsOf(queries).join(' | '), openings, now, most.withTwo),
    ])
    const hits = [...new Map(found.flat().map((hit) => [hit.id, hit])).values()]
    const order = await ranked(db, hits, parts, now)
    return {
      items: await present.linesOf(db, reader, once(order.map(({ threadId }) => threadId)).slice(0, max)),
    }
  }
export type Related = ReturnType<typeof relatedService>
