import type { AppFacts } from '#extension-points/feature.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Keeping } from './keeping.service.ts'

/**
 * Keeps the boards for as long as the server runs, one round after the other with a pause of so many milliseconds, and so
 * tells of them at most so often; not at all without a pause.
 */
export const keepInRounds = (
  { keep }: Keeping,
  { log, boardsEvery: pause }: Pick<Dependencies, 'log'> & Pick<AppFacts, 'boardsEvery'>,
) => {
  let isOver = false
  let running: Promise<void> = Promise.resolve()
  let next: NodeJS.Timeout | undefined

  const round = async () => {
    try {
      await keep(() => isOver)
    } catch (err) {
      if (!isOver) log.warn({ err }, 'the boards cannot be brought up to date yet')
    }
    wait()
  }
  const wait = () => {
    if (isOver || pause === undefined) return
    next = setTimeout(() => {
      running = round()
    }, pause).unref()
  }
  wait()

  return {
    close: async (): Promise<void> => {
      isOver = true
      clearTimeout(next)
      await running
    },
  }
}
