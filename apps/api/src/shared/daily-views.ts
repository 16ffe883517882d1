import type { Dependencies } from '#ports/dependencies.ts'

/** What was counted is written so often, in milliseconds. */
const pause = 10_000
/** So many views are remembered until the day ends; beyond, all are forgotten and may count once more. */
const most = 200_000

/** Adds so many views of a day (`2026-11-27`) to each of these things. */
type Write = (views: ReadonlyMap<string, number>, day: string) => Promise<void>

/** Counts views: one a day for each person, or for each visitor’s address. Reading writes nothing: views are added up and written together. */
export const dailyViews = ({ clock, log }: Pick<Dependencies, 'clock' | 'log'>, save: Write) => {
  const seen = new Set<string>()
  let waiting = new Map<string, number>()
  let today = ''
  let writing = Promise.resolve()

  const saveOrKeep = async (views: ReadonlyMap<string, number>, day: string): Promise<void> => {
    try {
      await save(views, day)
    } catch (err) {
      log.warn({ err }, 'views cannot be written yet')
      for (const [id, n] of views) waiting.set(id, (waiting.get(id) ?? 0) + n)
    }
  }
  /** What waits now, after what is being written. */
  const write = (): Promise<void> => {
    const [views, day] = [waiting, today]
    if (views.size === 0) return writing
    waiting = new Map()
    writing = writing.then(() => saveOrKeep(views, day))
    return writing
  }
  const timer = setInterval(() => void write(), pause).unref()

  return {
    /** `viewer` is a person’s id, or a visitor’s network. */
    count: (id: string, viewer: string): void => {
      const day = clock().toISOString().slice(0, 10)
      if (day !== today) void write()
      if (day !== today || seen.size >= most) seen.clear()
      today = day
      const view = `${id}/${viewer}`
      if (seen.has(view)) return
      seen.add(view)
      waiting.set(id, (waiting.get(id) ?? 0) + 1)
    },

    write,

    close: async (): Promise<void> => {
      clearInterval(timer)
      await write()
    },
  }
}
export type DailyViews = ReturnType<typeof dailyViews>
