import { photoTexts } from '@soundings/contract/media'
import { UnusablePhoto } from '#ports/photos.ts'
import { createLimiter } from '#shared/limiter.ts'
import { WorkerEnded } from '#src/workers/channel.ts'
import type { Tasks } from './tasks.ts'
import { startWorker, type Worker } from './worker.ts'

/** What each work gives. */
type Made = { [K in keyof Tasks]: Awaited<ReturnType<Tasks[K]>> }

export type ProcessPool = {
  do: <K extends keyof Tasks>(work: K, ...given: Parameters<Tasks[K]>) => Promise<Made[K]>
  close: () => void
}

/** In milliseconds: a process that has had nothing to do for so long gives back its memory. */
const idle = 120_000

/**
 * A process that works on `max` photos at once and is there while it is needed. `niceness` is how far it stands back
 * behind others, from 0 to 19.
 */
export const openProcessPool = ({ max, niceness }: { max: number; niceness: number }): ProcessPool => {
  const limited = createLimiter({ concurrent: max })
  let worker: Worker | undefined
  let resting: NodeJS.Timeout | undefined
  let busy = 0
  let isClosed = false

  const rest = () => {
    worker?.stop()
    worker = undefined
  }
  const current = () => {
    if (isClosed) throw new Error('photos are no longer worked on: the server is stopping')
    if (!worker?.isAlive()) worker = startWorker(niceness)
    return worker
  }

  const once = async <K extends keyof Tasks>(work: K, given: Parameters<Tasks[K]>) => {
    clearTimeout(resting)
    busy++
    try {
      return (await current().do(work, given)) as Made[K]
    } finally {
      busy--
      if (busy === 0) resting = setTimeout(rest, idle).unref()
    }
  }

  /** A second time if the process ended, which another's file may have caused; a file that ends two is no photo. */
  const twice = async <K extends keyof Tasks>(work: K, given: Parameters<Tasks[K]>) => {
    try {
      return await once(work, given)
    } catch (error) {
      if (!(error instanceof WorkerEnded)) throw error
    }
    return once(work, given).catch((error: unknown) => {
      throw error instanceof WorkerEnded ? new UnusablePhoto(photoTexts.broken) : error
    })
  }

  return {
    do: (work, ...given) => limited(() => twice(work, given)),
    close: () => {
      isClosed = true
      clearTimeout(resting)
      rest()
    },
  }
}
