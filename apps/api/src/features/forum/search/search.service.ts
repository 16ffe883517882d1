import type { FoundPost } from '@soundings/contract/forum'
import { forumLimits } from '@soundings/contract/forum-fields'
import { once } from '@soundings/language/understanding/query'
import type { ForumReader } from '@soundings/rules/forum'
import { foldedWords, markedExcerpt } from '@soundings/rules/forum-finding'
import { plainWords } from '@soundings/rules/markdown-words'
import { z } from 'zod'
import { findGroupAccess } from '#db/group-access.ts'
import type { People } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import { findCategory } from '../categories/categories.repo.ts'
import { findPosts, type PostState } from '../reading/posts.repo.ts'
import type { Presenter } from '../reading/present.ts'
import { noCategory, noGroup } from '../refusals.ts'
import { ranked } from './ranking.ts'
import { findOfSites, type Hit, type Searched } from './search.repo.ts'
import { seenIn } from './seen-words.ts'
import { speltAlikeFinder } from './spelling.service.ts'
import type { Wanted, Wants } from './wanted.service.ts'
import type { FindNewest } from './windows.ts'

/** A page goes on at a number among what was there when the first one was read. */
const Cursor = z.object({
  at: z.iso.datetime().refine((at) => Number(at.slice(0, 4)) > 1970),
  from: z.int().min(1).max(forumLimits.found),
})

export type SearchQuery = {
  q: string
  category?: string | undefined
  author?: string | undefined
  site?: string | undefined
  group?: string | undefined
  cursor?: string | undefined
  limit: number
}
type Found = { items: FoundPost[]; nextCursor: string | null; total: number; understood: string[] }
/** What fits, before it is put in order; `wanted` is what it was found by. */
type Fitting = { hits: Hit[]; wanted: Wanted }

type Needs = Pick<Dependencies, 'db' | 'clock'> & {
  wants: Wants
  findNewest: FindNewest
  present: Presenter
  people: People
}

const nothing = { items: [], nextCursor: null, total: 0, understood: [] }

/** Which words of posts are marked, and what else is read of them. */
const textOf = ({ content, incident }: PostState): string =>
  [plainWords(content), incident?.happened, incident?.conditions, incident?.learnt, incident?.gas]
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ')

/** Finds public posts of public threads. */
export const forumSearchService = ({ db, clock, wants, findNewest, present, people }: Needs) => {
  const speltAlike = speltAlikeFinder({ db, findNewest })
  const searchedBy = async (
    reader: ForumReader,
    { category, author, site, group }: SearchQuery,
  ): Promise<Searched> => {
    const found = category === undefined ? undefined : await findCategory(db, category)
    if (category !== undefined && !found) throw noCategory()
    const writer =
      author === undefined ? undefined : await people.meetByHandle(reader?.id, author.replace(/^@/, ''))
    if (author !== undefined && !writer) throw new HttpError(404, 'This person doesn’t exist')
    if (group !== undefined && !(await findGroupAccess(db, group, reader?.id))?.isSeen) throw noGroup()
    return { categoryId: found?.id, authorId: writer?.person.id, siteId: site, groupId: group }
  }

  const found = async (wanted: Wanted, searched: Searched, until: Date): Promise<Hit[]> => {
    const { query, ofSites } = wanted
    const [named, there] = await Promise.all([
      findNewest(db, query, searched, until),
      ofSites ? findOfSites(db, ofSites.siteIds, ofSites.query, searched, until) : [],
    ])
    const ids = new Set(named.map(({ id }) => id))
    return [...named, ...there.filter(({ id }) => !ids.has(id))].slice(0, forumLimits.found)
  }

  /** As it is written; where nothing has that, as it may be meant, as it may go on, and what titles are spelt alike. */
  const fitting = async (q: string, searched: Searched, until: Date): Promise<Fitting | null> => {
    const written = await wants.wantedOf(q, 'exact')
    if (!written) return null
    const hits = await found(written, searched, until)
    if (hits.length > 0) return { hits, wanted: written }
    const [meant, begun] = await Promise.all([wants.wantedOf(q, 'alike'), wants.begun(q)])
    for (const [wanted, find] of [
      [meant, found],
      [begun, found],
      [meant, speltAlike],
    ] as const) {
      const others = wanted ? await find(wanted, searched, until) : []
      if (wanted && others.length > 0) return { hits: others, wanted }
    }
    return { hits, wanted: meant ?? written }
  }

  const shown = async (
    reader: ForumReader,
    hits: readonly Hit[],
    { parts }: Wanted,
  ): Promise<FoundPost[]> => {
    const rows = await findPosts(
      db,
      hits.map(({ id }) => id),
    )
    const threadIds = once(hits.map(({ threadId }) => threadId))
    const [posts, lines] = await Promise.all([
      present.posts(db, reader, rows),
      present.linesOf(db, reader, threadIds),
    ])
    const texts = new Map(rows.map(({ post }) => [post.id, textOf(post)]))
    const seen = await seenIn(
      db,
      foldedWords([...texts.values()]),
      parts.flatMap((part) => [...part.stems]),
    )
    const threads = new Map(lines.map((line) => [line.id, line]))
    return posts.flatMap(({ id, threadId, n, state, author, isAnonymous, createdAt }) => {
      const thread = threads.get(threadId)
      if (!thread || state !== 'public') return []
      const excerpt = markedExcerpt(texts.get(id) ?? '', (word) => seen.has(word))
      return { thread, postId: id, n, author, isAnonymous, createdAt, excerpt }
    })
  }

  return {
    search: async (reader: ForumReader, query: SearchQuery): Promise<Found> => {
      const { q, cursor, limit } = query
      const after = fromCursor(Cursor, cursor)
      const until = after ? new Date(after.at) : clock()
      const fits = await fitting(q, await searchedBy(reader, query), until)
      if (!fits) return nothing
      const { hits, wanted } = fits
      const order = await ranked(db, hits, wanted.parts, until)
      const from = after?.from ?? 0
      const end = from + limit
      return {
        items: await shown(reader, order.slice(from, end), wanted),
        nextCursor: end < order.length ? toCursor({ at: until.toISOString(), from: end }) : null,
        total: order.length,
        understood: wanted.understood,
      }
    },
  }
}
export type ForumSearch = ReturnType<typeof forumSearchService>
