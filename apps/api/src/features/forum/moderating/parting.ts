import { z } from 'zod'
import type { Db } from '#db/client.ts'
import type { Person } from '#shared/person.ts'
import { moderated } from '../forum-notifications.ts'
import { findPostAt, savePost } from '../reading/posts.repo.ts'
import { type Eyes, lockThread, type ThreadState } from '../reading/threads.repo.ts'
import type { NotifyAll } from '../safety/telling.service.ts'
import { textOf, wordsOf } from '../writing/words.ts'

/** Posts that went from one number to another. */
export const Moved = z.array(z.object({ id: z.string(), n: z.number(), to: z.number() }))
/** Both locked, in one order for everybody. */
export const lockTwo = async (tx: Db, [one, other]: readonly [string, string], eyes: Eyes) => {
  const locked = new Map<string, ThreadState | undefined>()
  for (const id of [one, other].toSorted()) locked.set(id, await lockThread(tx, id, eyes))
  return [locked.get(one), locked.get(other)] as const
}

/** What an opening is found by has the words of its title; a reply’s has not. */
export const findAnew = async (tx: Db, thread: { id: string; title: string }, n: number) => {
  const row = await findPostAt(tx, thread.id, n)
  if (!row || textOf(row.post) === '') return
  const { id, content, incident } = row.post
  const title = n === 0 ? { title: thread.title } : {}
  await savePost(tx, { id, words: wordsOf({ content, incident, ...title }) })
}

/** Tells those who wrote what was moved, but for whoever moved it. */
export const tellMoved = async (
  notifyAll: NotifyAll,
  tx: Db,
  by: Person,
  {
    people,
    thread,
    what,
    reason,
  }: {
    people: readonly (string | null)[]
    thread: { id: string; title: string }
    what: string
    reason: string | null
  },
) => {
  const others = [...new Set(people)].filter((id) => id !== null && id !== by.id) as string[]
  if (others.length > 0) await notifyAll(tx, others, moderated(thread, what, reason))
}
