import type { ForumCategory } from '@soundings/contract/forum'
import { categoryPath, forumsPath, threadPath } from '@soundings/contract/forum-pages'
import { threadSlug } from '@soundings/rules/forum'
import { categoryFeed, type SharedThread, threadFeed } from '@soundings/rules/forum-share'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { findCategory, listCategories, readCategory } from '../categories/categories.repo.ts'
import { findPosts } from '../reading/posts.repo.ts'
import type { Presenter } from '../reading/present.ts'
import type { Reading } from '../reading/reading.service.ts'
import { findMergedThread } from '../reading/threads.repo.ts'
import { noCategory } from '../refusals.ts'
import { countPublicThreads, listNewestOpenings, listNewestPosts, listPublicThreads } from './pages.repo.ts'

/** Replies of a thread that its page brings for who runs no scripts; entries of a feed; threads of one sitemap. */
const max = { replies: 20, entries: 30, perMap: 10_000 } as const

type Moved = { movedTo: string }
type Needs = Pick<Dependencies, 'db'> & { origin: string; reading: Reading; present: Presenter }

/** Threads and categories as everybody reads them, whoever asks: for pages, search engines and feed readers. */
export const forumPagesService = ({ db, origin, reading, present }: Needs) => {
  /** A category by its slug; throws the refusal of one that does not exist. */
  const category = async (slug: string): Promise<ForumCategory | { formerOf: string }> => {
    const row = await findCategory(db, slug)
    if (!row) throw noCategory()
    if (row.slug !== slug) return { formerOf: row.slug }
    const read = await readCategory(db, row.id)
    if (!read) throw noCategory()
    return read
  }

  const thread = async (threadId: string): Promise<SharedThread['thread'] | { mergedInto: string }> => {
    const now = await findMergedThread(db, threadId)
    const read = await reading.thread(null, now)
    return now === threadId.toLowerCase() ? read : { mergedInto: read.id }
  }

  return {
    categories: () => listCategories(db),

    /** A category, or where it is now that its address changed. */
    category: async (slug: string): Promise<ForumCategory | Moved> => {
      const found = await category(slug)
      return 'formerOf' in found ? { movedTo: categoryPath(found.formerOf) } : found
    },

    /** A thread with its first replies, or where it is now that it is part of another; throws the refusal of one that nobody reads. */
    thread: async (threadId: string): Promise<SharedThread | Moved> => {
      const found = await thread(threadId)
      if ('opening' in found) {
        const { items } = await reading.replies(null, found.id, { limit: max.replies })
        return { thread: found, replies: items }
      }
      return { movedTo: threadPath({ id: found.mergedInto }) }
    },

    /** The feed of a category as XML, or the slug that it has now. */
    categoryFeed: async (slug: string): Promise<{ feed: string } | { formerOf: string }> => {
      const found = await category(slug)
      if ('formerOf' in found) return found
      const rows = await findPosts(db, await listNewestOpenings(db, found.id, max.entries))
      const ids = rows.map(({ post }) => post.threadId)
      const [openings, lines] = await Promise.all([
        present.posts(db, undefined, rows),
        present.linesOf(db, undefined, ids),
      ])
      const threads = new Map(lines.map((line) => [line.id, line]))
      const entries = openings.flatMap((opening) => {
        const line = threads.get(opening.threadId)
        return line ? [{ thread: line, opening }] : []
      })
      return { feed: categoryFeed(origin, found, entries) }
    },

    /** The feed of a thread as XML, or the id of the one that it was merged into. */
    threadFeed: async (threadId: string): Promise<{ feed: string } | { mergedInto: string }> => {
      const found = await thread(threadId)
      if (!('opening' in found)) return found
      const rows = await findPosts(db, await listNewestPosts(db, found.id, max.entries))
      return { feed: threadFeed(origin, found, await present.posts(db, undefined, rows)) }
    },

    /** How many sitemaps all threads need; the first one has the categories too. */
    countMaps: async (): Promise<number> =>
      Math.max(1, Math.ceil((await countPublicThreads(db)) / max.perMap)),

    /** The addresses of one sitemap; throws 404 where there are none. */
    map: async (number: number): Promise<{ path: string; changedAt: string | null }[]> => {
      const threads = (await listPublicThreads(db, number * max.perMap, max.perMap)).map(
        ({ id, title, lastAt }) => ({
          path: threadPath({ id, slug: threadSlug(title) }),
          changedAt: lastAt.toISOString(),
        }),
      )
      if (number > 0) {
        if (threads.length === 0) throw new HttpError(404, 'This sitemap doesn’t exist')
        return threads
      }
      const rooms = (await listCategories(db)).map(({ slug }) => ({
        path: categoryPath(slug),
        changedAt: null,
      }))
      return [{ path: forumsPath, changedAt: null }, ...rooms, ...threads]
    },
  }
}
export type ForumPages = ReturnType<typeof forumPagesService>
