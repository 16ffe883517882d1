import { Uuid } from '@soundings/contract/common'
import { DiveDate, type Report } from '@soundings/contract/reports'
import { z } from 'zod'
import type { Dependencies } from '#ports/dependencies.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import type { Person } from '#shared/person.ts'
import { noSuchReport } from '../errors.ts'
import { findReport } from '../reports.repo.ts'
import { viewerOf } from '../viewer.ts'
import {
  countOwn,
  countPublicOf,
  countWaitingOf,
  findAuthorId,
  listOwn,
  listPublicOf,
  listWaitingOf,
  type OfSite,
} from './reading.repo.ts'

type Paging = { cursor?: string | undefined; limit: number }
type Question = Paging & { month?: number | undefined; author?: string | undefined }
type Page = { items: Report[]; nextCursor: string | null; total: number }

const Place = z.object({ date: DiveDate, id: Uuid })
/** Own reports that wait come before those that everybody reads, so a page may end in either part. */
const OfSitePlace = Place.extend({ isWaiting: z.boolean().default(false) })

const nothing: Page = { items: [], nextCursor: null, total: 0 }

const placeOf = ({ diveDate, id }: Report): z.output<typeof Place> => ({ date: diveDate, id })

/** Of one more row than the page has. */
const toPage = (
  rows: Report[],
  { limit, total, place }: { limit: number; total: number; place: (last: Report) => unknown },
): Page => {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: rows.length > limit && last ? toCursor(place(last)) : null, total }
}

/** Reports as everybody reads them, and as one person does. */
export const readingService = ({ db }: Pick<Dependencies, 'db'>) => {
  /** What is asked for; undefined when it names a diver whom nobody knows. */
  const whichOf = async (siteId: string, { month, author }: Question): Promise<OfSite | undefined> => {
    if (author === undefined) return { siteId, month, authorId: undefined }
    const authorId = await findAuthorId(db, author)
    return authorId === undefined ? undefined : { siteId, month, authorId }
  }

  return {
    ofSite: async (siteId: string, question: Question): Promise<Page> => {
      const after = fromCursor(Place, question.cursor)
      const which = await whichOf(siteId, question)
      if (!which) return nothing
      const { limit } = question
      const [rows, total] = await Promise.all([
        listPublicOf(db, which, { after, limit: limit + 1, viewer: undefined }),
        countPublicOf(db, which),
      ])
      return toPage(rows, { limit, total, place: placeOf })
    },

    /** The same, begun with their own that wait or were rejected. */
    ofSiteFor: async (person: Person, siteId: string, question: Question): Promise<Page> => {
      const viewer = viewerOf(person)
      const after = fromCursor(OfSitePlace, question.cursor)
      const which = await whichOf(siteId, question)
      if (!which) return nothing
      const { limit } = question
      const isPast = after !== undefined && !after.isWaiting
      const own = isPast ? [] : await listWaitingOf(db, which, { after, limit: limit + 1, viewer })
      const place = isPast ? after : undefined
      const [others, waiting, published] = await Promise.all([
        listPublicOf(db, which, { after: place, limit: limit + 1 - own.length, viewer }),
        countWaitingOf(db, viewer, which),
        countPublicOf(db, which),
      ])
      return toPage([...own, ...others], {
        limit,
        total: waiting + published,
        place: (last) => ({ ...placeOf(last), isWaiting: own.includes(last) }),
      })
    },

    mine: async (person: Person, { cursor, limit }: Paging): Promise<Page> => {
      const viewer = viewerOf(person)
      const after = fromCursor(Place, cursor)
      const [rows, total] = await Promise.all([
        listOwn(db, { after, limit: limit + 1, viewer }),
        countOwn(db, viewer),
      ])
      return toPage(rows, { limit, total, place: placeOf })
    },

    get: async (id: string): Promise<Report> => {
      const report = await findReport(db, id)
      if (!report) throw noSuchReport()
      return report
    },

    /** As a person reads it; undefined when they may not. */
    getFor: (person: Person, id: string): Promise<Report | undefined> => findReport(db, id, viewerOf(person)),
  }
}
