import type { ChangeTopic } from '#db/changes.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { talliesChanged } from '../tallies-changed.ts'
import { foldTallies } from './tallies.repo.ts'

/** Milliseconds between two times that answers are forgotten, however much is written. */
const pause = 1_000

type Needs = Pick<Dependencies, 'db' | 'changes' | 'log'>

/**
 * Folds what is to be added to the tallies, once a second at most, and then tells whoever keeps answers made of them. Other
 * topics whose changes such answers show are told in the same step.
 */
export const openFolding = ({ db, changes, log }: Needs, others: readonly ChangeTopic[]) => {
  const listeners = new Set<() => void>()
  let waiting: NodeJS.Timeout | undefined
  let last = 0
  let running = Promise.resolve()

  const fold = async (): Promise<void> => {
    last = Date.now()
    try {
      await foldTallies(db)
    } catch (err) {
      log.warn({ err }, 'the tallies cannot be brought up to date yet')
      soon()
    }
    for (const listener of listeners) listener()
  }

  const soon = () => {
    waiting ??= setTimeout(
      () => {
        waiting = undefined
        running = fold()
      },
      Math.max(0, last + pause - Date.now()),
    ).unref()
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
    /** Brings the tallies up to date now. */
    now: fold,
    close: async (): Promise<void> => {
      clearTimeout(waiting)
      await running
    },
  }
}
