import { type Member, type MembersPage, type MembersQuery, memberLimits } from '@soundings/contract/members'
import { z } from 'zod'
import { type Met, nameWordsOf, type People } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import { type Card, countDives, findCards } from './cards.repo.ts'
import { countPeople, countPublicPhotos, listPeople, type Place, type Wanted } from './lists.repo.ts'
import { findOnline, isOnlineTo, listOnline } from './online.repo.ts'
import { findByExactHandle, searchPeople } from './search.repo.ts'

/** Where a page ended, and how many were read until then. `word` is there in a search. */
const Cursor = z.object({
  id: z.uuid(),
  day: z.iso.date().optional(),
  word: z.string().optional(),
  pages: z.int().min(1),
})
type Cursor = z.output<typeof Cursor>

/** The ids of a page in their order, where it ended, and how many the whole list holds. */
type Found = { ids: string[]; end: Omit<Cursor, 'pages'> | undefined; total: number }

/** The order of a search, as the database has it: by the bytes of the word, then by id. */
const comesLater = (one: { id: string; word: string }, after: Cursor): boolean =>
  (Buffer.compare(Buffer.from(one.word), Buffer.from(after.word ?? '')) || (one.id > after.id ? 1 : -1)) >
    0 && one.id !== after.id

const toMember = (met: Met, card: Card | undefined, dives: number, isOnline: boolean): Member => {
  const { told, person, may } = met
  const isKnown = may('identity')
  return {
    ...person,
    country: isKnown ? told.country : null,
    location: (may('about') && told.location) || (isKnown ? told.country : null),
    isOnline: isOnline && met.maySeePresence,
    ...(may('numbers') && { dives, photos: card?.photos ?? 0 }),
    ...(may('certifications') && {
      certifications: card?.certifications ?? [],
      isInstructor: card?.isInstructor ?? false,
    }),
  }
}

/** The list of members, as each reader may see it. */
export const membersService = ({
  db,
  clock,
  people,
}: Pick<Dependencies, 'db' | 'clock'> & { people: People }) => {
  const inOrder = (places: Place[], limit: number, total: number): Found => {
    const shown = places.slice(0, limit)
    return {
      ids: shown.map(({ id }) => id),
      end: places.length > limit ? shown.at(-1) : undefined,
      total,
    }
  }

  const listed = async (wanted: Wanted, after: Cursor | undefined, limit: number): Promise<Found> => {
    const place = after?.day === undefined ? undefined : { day: after.day, id: after.id }
    const [places, total] = await Promise.all([
      listPeople(db, wanted, place, limit + 1),
      countPeople(db, wanted),
    ])
    return inOrder(places, limit, total)
  }

  const online = async (
    wanted: Wanted & { readerId: string },
    after: Cursor | undefined,
    limit: number,
  ): Promise<Found> => {
    const place = after?.day === undefined ? undefined : { day: after.day, id: after.id }
    const { places, total } = await listOnline(db, wanted, clock(), place, limit + 1)
    return inOrder(places, limit, total)
  }

  /** All that a search finds, the best first: whose handle it is, then whole words, then what begins with them. */
  const ranked = async (wanted: Wanted, q: string) => {
    const [hits, exact] = await Promise.all([
      nameWordsOf(db, q).then((words) => searchPeople(db, wanted, words)),
      findByExactHandle(db, wanted, q.replace(/^@/, '')),
    ])
    const others = hits.filter(({ id }) => id !== exact)
    return [...(exact === undefined ? [] : [{ id: exact, word: '' }]), ...others].slice(0, memberLimits.found)
  }

  const searched = async (
    wanted: Wanted,
    q: string,
    after: Cursor | undefined,
    limit: number,
  ): Promise<Found> => {
    const all = await ranked(wanted, q)
    const rest = after === undefined ? all : all.filter((one) => comesLater(one, after))
    const shown = rest.slice(0, limit)
    return {
      ids: shown.map(({ id }) => id),
      end: rest.length > limit ? shown.at(-1) : undefined,
      total: all.length,
    }
  }

  /** The people of a page as the reader meets them. */
  const shown = async (readerId: string | undefined, ids: string[]): Promise<Member[]> => {
    const [met, cards, seen] = await Promise.all([
      people.meet(readerId, ids),
      findCards(db, ids),
      findOnline(db, ids, clock()),
    ])
    const counted = await countDives(
      db,
      ids.filter((id) => met.get(id)?.may('numbers')),
    )
    const cardOf = new Map(cards.map((card) => [card.id, card]))
    return ids.flatMap((id) => {
      const one = met.get(id)
      return one ? toMember(one, cardOf.get(id), counted.get(id) ?? 0, seen.has(id)) : []
    })
  }

  return {
    list: async (readerId: string | undefined, query: MembersQuery): Promise<MembersPage> => {
      const { cursor, limit, q, filter, country } = query
      const after = fromCursor(Cursor, cursor)
      const pages = (after?.pages ?? 0) + 1
      if (readerId === undefined && pages > memberLimits.pagesForVisitors)
        throw new HttpError(401, 'Please log in to see more members', { code: 'signed-out' })
      if (filter === 'online' && readerId === undefined)
        return { items: [], nextCursor: null, total: 0, reason: 'members-only' }
      const find = async (): Promise<Found> => {
        const isOnline = filter === 'online' && readerId !== undefined
        const wanted = { readerId, country, filter: filter === 'online' ? 'all' : filter } as const
        if (q) {
          const also = isOnline ? isOnlineTo(readerId, clock()) : undefined
          return searched({ ...wanted, also }, q, after, limit)
        }
        return isOnline ? online({ ...wanted, readerId }, after, limit) : listed(wanted, after, limit)
      }
      const { ids, end, total } = await find()
      return {
        items: await shown(readerId, ids),
        nextCursor: end ? toCursor({ ...end, pages } satisfies Cursor) : null,
        total,
      }
    },

    /** How many members a reader can find, and how many photos are public. */
    stats: async (readerId: string | undefined) => {
      const [totalMembers, totalPhotos] = await Promise.all([
        countPeople(db, { readerId, filter: 'all', country: undefined }),
        countPublicPhotos(db),
      ])
      return { totalMembers, totalPhotos }
    },
  }
}
export type Members = ReturnType<typeof membersService>
