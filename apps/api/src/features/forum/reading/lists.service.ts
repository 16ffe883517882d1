import { Uuid } from '@soundings/contract/common'
import type { ThreadLine, ThreadList } from '@soundings/contract/forum'
import type { ThreadSort } from '@soundings/contract/forum-fields'
import type { ForumReader } from '@soundings/rules/forum'
import { z } from 'zod'
import { isTalkThere } from '#db/talk-access.ts'
import type { People } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import { findCategory } from '../categories/categories.repo.ts'
import { noCategory, noEvent, noGroup } from '../refusals.ts'
import { countAll, countThreads, type Filter, listPinned, listThreadIds } from './lists.repo.ts'
import type { Presenter } from './present.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & { present: Presenter; people: People }
type Page = { items: ThreadLine[]; nextCursor: string | null; total: number }

/** Years that a forum has had. */
const isPlausible = (at: string) => Number(at.slice(0, 4)) > 1970
const placeOf = (sort: ThreadSort) =>
  z.object({
    at: sort === 'top' ? z.string().regex(/^\d{1,9}$/) : z.iso.datetime({ offset: true }).refine(isPlausible),
    id: Uuid,
  })

/** Lists of threads, by keyset: their ten thousandth page costs what their first does. */
export const listsService = ({ db, clock, present, people }: Needs) => {
  const filterOf = async (
    reader: ForumReader,
    { category, site, group, event, tag, author, watched, unread, solved }: ThreadList,
  ): Promise<Filter> => {
    if ((watched || unread) && !reader)
      throw new HttpError(401, 'Please log in first', { code: 'signed-out' })
    const found = category === undefined ? undefined : await findCategory(db, category)
    if (category !== undefined && !found) throw noCategory()
    const writer = author === undefined ? undefined : await people.meetByHandle(reader?.id, author)
    if (author !== undefined && !writer) throw new HttpError(404, 'This person doesn’t exist')
    const talk = { groupId: group ?? null, eventId: group === undefined ? (event ?? null) : null }
    if (!(await isTalkThere(db, talk, reader))) throw talk.groupId === null ? noEvent() : noGroup()
    return {
      categoryId: found?.id,
      siteId: site,
      groupId: talk.groupId ?? undefined,
      eventId: talk.eventId ?? undefined,
      tag,
      authorId: writer?.person.id,
      isOwn: writer !== undefined && writer.person.id === reader?.id,
      watchedBy: watched ? reader?.id : undefined,
      unreadBy: unread ? reader?.id : undefined,
      isSolved: solved,
    }
  }

  /** Those that stand first where all of a category or of a talk is listed. */
  const pinnedIn = (
    { categoryId, groupId, eventId, isOwn: _, ...rest }: Filter,
    sort: ThreadSort,
    isWhole: boolean,
  ): Promise<string[]> | readonly string[] => {
    if (isWhole && categoryId) return listPinned(db, { categoryId }, clock())
    const isAll =
      sort !== 'unanswered' && !categoryId && Object.values(rest).every((one) => one === undefined)
    if (isAll && groupId) return listPinned(db, { groupId }, clock())
    return isAll && eventId ? listPinned(db, { eventId }, clock()) : []
  }

  const list = async (reader: ForumReader, query: ThreadList): Promise<Page> => {
    const { sort, cursor, limit } = query
    const filter = await filterOf(reader, query)
    const after = fromCursor(placeOf(sort), cursor)
    const { categoryId, isOwn: _, ...rest } = filter
    const isWhole = sort !== 'unanswered' && Object.values(rest).every((value) => value === undefined)
    const pinned = await pinnedIn(filter, sort, isWhole)
    const [found, total] = await Promise.all([
      listThreadIds(db, filter, { sort, after, limit: limit + 1, without: pinned }),
      isWhole ? countAll(db, categoryId) : countThreads(db, filter, sort),
    ])
    const shown = found.slice(0, limit)
    const ids = shown.map(({ id }) => id)
    const last = shown.at(-1)
    return {
      items: await present.linesOf(db, reader, after ? ids : [...pinned, ...ids]),
      nextCursor: found.length > limit && last ? toCursor(last) : null,
      total,
    }
  }

  return {
    list,

    /** Those in which something was written most recently. */
    recent: (reader: ForumReader, paging: { cursor?: string | undefined; limit: number }): Promise<Page> =>
      list(reader, { sort: 'active', ...paging }),
  }
}
