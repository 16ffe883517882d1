import type { Dependencies } from '#ports/dependencies.ts'

/** How many are handled at once, and the milliseconds until a round that failed is tried again. */
const size = 100
const pause = 1_000

/**
 * Collects ids and has them handled many at a time, one round after the other. An id that comes again while it is being
 * handled is handled once more; those of a round that failed stay.
 */
export const inRounds = (handle: (ids: string[]) => Promise<void>, log: Dependencies['log']) => {
  const waiting = new Set<string>()
  let isRunning = false
  let retry: NodeJS.Timeout | undefined

  const run = async () => {
    if (isRunning) return
    isRunning = true
    while (waiting.size > 0) {
      const ids = [...waiting].slice(0, size)
      for (const id of ids) waiting.delete(id)
      try {
        await handle(ids)
      } catch (err) {
        log.warn({ err }, 'the streams of events cannot be brought up to date yet')
        for (const id of ids) waiting.add(id)
        clearTimeout(retry)
        retry = setTimeout(run, pause).unref()
        break
      }
    }
    isRunning = false
  }

  return {
    add: (...ids: string[]): void => {
      for (const id of ids) waiting.add(id)
      void run()
    },
    close: (): void => {
      clearTimeout(retry)
      waiting.clear()
    },
  }
}
