import { Uuid } from '@soundings/contract/common'
import type { Photo } from '@soundings/contract/media'
import { z } from 'zod'
import type { Dependencies } from '#ports/dependencies.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import type { Person } from '#shared/person.ts'
import { noSuchPhoto } from '../errors.ts'
import { findPhoto } from '../photos.repo.ts'
import { viewerOf } from '../viewer.ts'
import {
  countOwn,
  countPublic,
  countPublicOf,
  countWaitingOf,
  listOwn,
  listPublic,
  listPublicOf,
  listWaitingOf,
} from './gallery.repo.ts'

type Paging = { cursor?: string | undefined; limit: number }
type Page = { items: Photo[]; nextCursor: string | null; total: number }

const Newest = z.object({ id: Uuid })
const Rated = z.object({ rating: z.number().min(0).max(5), id: Uuid })
/** Own photos that wait come before the public ones, so a page may end in either part. */
const OfSite = z.union([z.object({ waiting: Uuid }), Rated])

/** Of one more row than the page has. */
const toPage = (
  rows: Photo[],
  { limit, total, place }: { limit: number; total: number; place: (last: Photo) => unknown },
): Page => {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: rows.length > limit && last ? toCursor(place(last)) : null, total }
}

const byId = ({ id }: Photo): z.output<typeof Newest> => ({ id })
const byRating = ({ averageRating, id }: Photo): z.output<typeof Rated> => ({
  rating: averageRating ?? 0,
  id,
})

/** Photos as everybody sees them, and as the person does who sent them. */
export const galleryService = ({ db }: Pick<Dependencies, 'db'>) => ({
  list: async ({ cursor, limit }: Paging): Promise<Page> => {
    const before = fromCursor(Newest, cursor)?.id
    const [rows, total] = await Promise.all([listPublic(db, before, limit + 1), countPublic(db)])
    return toPage(rows, { limit, total, place: byId })
  },

  ofSite: async (siteId: string, { cursor, limit }: Paging): Promise<Page> => {
    const after = fromCursor(OfSite, cursor)
    const place = after && 'rating' in after ? after : undefined
    const [rows, total] = await Promise.all([
      listPublicOf(db, siteId, place, limit + 1),
      countPublicOf(db, siteId),
    ])
    return toPage(rows, { limit, total, place: byRating })
  },

  /** The same, begun with their own photos that wait; undefined when they have none there. */
  ofSiteFor: async (person: Person, siteId: string, { cursor, limit }: Paging): Promise<Page | undefined> => {
    const viewer = viewerOf(person)
    const waiting = await countWaitingOf(db, viewer, siteId)
    if (waiting === 0) return undefined
    const after = fromCursor(OfSite, cursor)
    const isPast = after !== undefined && 'rating' in after
    const before = after && 'waiting' in after ? after.waiting : undefined
    const own = isPast ? [] : await listWaitingOf(db, viewer, siteId, before, limit + 1)
    const [others, count] = await Promise.all([
      listPublicOf(db, siteId, isPast ? after : undefined, limit + 1 - own.length),
      countPublicOf(db, siteId),
    ])
    return toPage([...own, ...others], {
      limit,
      total: waiting + count,
      place: (last) => (own.includes(last) ? { waiting: last.id } : byRating(last)),
    })
  },

  mine: async (
    person: Person,
    { diveSiteId: siteId, cursor, limit }: Paging & { diveSiteId?: string | undefined },
  ): Promise<Page> => {
    const viewer = viewerOf(person)
    const before = fromCursor(Newest, cursor)?.id
    const [rows, total] = await Promise.all([
      listOwn(db, viewer, { siteId, before, limit: limit + 1 }),
      countOwn(db, viewer, siteId),
    ])
    return toPage(rows, { limit, total, place: byId })
  },

  get: async (id: string): Promise<Photo> => {
    const photo = await findPhoto(db, id)
    if (!photo) throw noSuchPhoto()
    return photo
  },

  /** A photo of which this person sees more than everybody does; undefined for any other. */
  getFor: async (person: Person, id: string): Promise<Photo | undefined> => {
    const photo = await findPhoto(db, id, viewerOf(person))
    if (!photo) return undefined
    const isTheirs = photo.uploadedBy === person.id || (await findPhoto(db, id)) === undefined
    return isTheirs ? photo : undefined
  },
})
