import type { ChangeTopic } from '#db/changes.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { talliesChanged } from '../tallies-changed.ts'
import { foldTallies } from './tallies.repo.ts'

/** Milliseconds between two times that answers are forgotten, however much is written. */
const pause = 1_000

type Needs = Pick<Dependencies, 'db' | 'changes' | 'log'>

/**
 * Folds what is to be added to the tallies, once a second at most, and then tells whoever keeps answers made of them. Other
 * topics whose changes such answers show are told in the same step. One fold runs at a time, so that a long backlog
 * (after an import) holds a single connection.
 */
export const openFolding = ({ db, changes, log }: Needs, others: readonly ChangeTopic[]) => {
  const listeners = new Set<() => void>()
  let waiting: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isDue = false
  let isClosed = false

  const fold = async (): Promise<void> => {
    const until = Date.now() + pause
    isDue = false
    try {
      if ((await foldTallies(db, until)) > 0) isDue = true
    } catch (err) {
      log.warn({ err }, 'the tallies cannot be brought up to date yet')
      isDue = true
    }
    for (const listener of listeners) listener()
    running = undefined
    rest(until - Date.now())
  }

  const rest = (milliseconds: number) => {
    if (isClosed) return
    waiting = setTimeout(
      () => {
        waiting = undefined
        if (isDue) running = fold()
      },
      Math.max(0, milliseconds),
    ).unref()
  }

  const soon = () => {
    isDue = true
    if (!waiting && !running) rest(0)
  }
  for (const topic of [talliesChanged, ...others]) changes.on(topic, soon)
  // What came in while nobody served.
  soon()

  return {
    /** What a cache of replies listens to, in place of the database’s own changes. */
    changes: {
      on: (_topic: ChangeTopic, listener: () => void) => void listeners.add(listener),
      isListening: changes.isListening,
    },
    close: async (): Promise<void> => {
      isClosed = true
      clearTimeout(waiting)
      await running
    },
  }
}
