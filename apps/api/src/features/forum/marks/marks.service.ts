import type { WatchLevel } from '@soundings/contract/forum-fields'
import { maySeeThread } from '@soundings/rules/forum'
import { readWhatTells } from '#features/notifications/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import { findCategory } from '../categories/categories.repo.ts'
import { pathsOf, readingKinds, toldN } from '../forum-notifications.ts'
import { readerOf } from '../reading/reader.ts'
import { findThread } from '../reading/threads.repo.ts'
import { noCategory, noThread } from '../refusals.ts'
import { saveFloor, saveRead, saveWatch } from './marks.repo.ts'

/** How far people have read, and what they follow. */
export const marksService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const seen = async (person: Person, threadId: string) => {
    const row = await findThread(db, threadId, readerOf(person))
    if (!row || !maySeeThread(row.thread, readerOf(person))) throw noThread()
    return row.thread
  }

  /** The bell says no more of what was read. */
  const hearNoMore = (userId: string, path: string, isTold: (link: string) => boolean) =>
    readWhatTells(db, { userId, kinds: readingKinds, path, isTold }, clock())

  return {
    /** Up to a number that there is; never back. */
    read: async (person: Person, threadId: string, upTo: number): Promise<{ readN: number }> => {
      const { lastN, lastAt } = await seen(person, threadId)
      const userId = person.id
      const readN = await saveRead(db, { userId, threadId, readN: Math.min(upTo, lastN), at: lastAt })
      await hearNoMore(userId, pathsOf(threadId), (link) => toldN(link) <= readN)
      return { readN }
    },

    watch: async (person: Person, threadId: string, watch: WatchLevel): Promise<{ watch: WatchLevel }> => {
      const { lastAt } = await seen(person, threadId)
      await saveWatch(db, { userId: person.id, threadId, watch, at: lastAt })
      return { watch }
    },

    readAll: async (person: Person, category: string | undefined): Promise<void> => {
      const found = category === undefined ? null : await findCategory(db, category)
      if (found === undefined) throw noCategory()
      await saveFloor(db, { userId: person.id, categoryId: found?.id ?? null, at: clock() })
      if (found === null) await hearNoMore(person.id, pathsOf(), () => true)
    },
  }
}
