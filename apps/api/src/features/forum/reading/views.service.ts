import type { Dependencies } from '#ports/dependencies.ts'
import { addViews } from './views.repo.ts'

/** What was counted is written so often, in milliseconds. */
const pause = 10_000
/** So many views are remembered until the day ends; beyond, all are forgotten and may count once more. */
const most = 200_000

/** Counts views of threads: one a day for each person, or for each visitor’s address. Reading writes nothing: views are added up and written together. */
export const viewsService = ({ db, clock, log }: Pick<Dependencies, 'db' | 'clock' | 'log'>) => {
  const seen = new Set<string>()
  let waiting = new Map<string, number>()
  let today = ''

  const write = async (): Promise<void> => {
    if (waiting.size === 0) return
    const views = waiting
    waiting = new Map()
    try {
      await addViews(db, views)
    } catch (err) {
      log.warn({ err }, 'views cannot be written yet')
      for (const [id, n] of views) waiting.set(id, (waiting.get(id) ?? 0) + n)
    }
  }
  const writing = setInterval(() => void write(), pause).unref()

  return {
    /** `viewer` is a person’s id, or a visitor’s network. */
    count: (threadId: string, viewer: string): void => {
      const day = clock().toISOString().slice(0, 10)
      if (day !== today || seen.size >= most) seen.clear()
      today = day
      const view = `${threadId}/${viewer}`
      if (seen.has(view)) return
      seen.add(view)
      waiting.set(threadId, (waiting.get(threadId) ?? 0) + 1)
    },

    write,

    close: async (): Promise<void> => {
      clearInterval(writing)
      await write()
    },
  }
}
