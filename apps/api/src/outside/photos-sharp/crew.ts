import { photoTexts } from '@soundings/contract/media'
import { UnusablePhoto } from '#src/photos.ts'
import { openLane } from './lane.ts'
import { ProcessEnded, startWorker, type Worker } from './worker.ts'
import type { Works } from './works.ts'

/** What each work gives. */
type Made = { [K in keyof Works]: Awaited<ReturnType<Works[K]>> }

export type Crew = {
  do: <K extends keyof Works>(work: K, ...given: Parameters<Works[K]>) => Promise<Made[K]>
  close: () => void
}

/** In milliseconds: a process that has had nothing to do for so long gives back its memory. */
const idle = 120_000

/**
 * A process that works on `most` photos at once and is there while it is needed. `niceness` is how far it stands back
 * behind others, from 0 to 19.
 */
export const openCrew = ({ most, niceness }: { most: number; niceness: number }): Crew => {
  const lane = openLane(most)
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

  const once = async <K extends keyof Works>(work: K, given: Parameters<Works[K]>) => {
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
  const twice = async <K extends keyof Works>(work: K, given: Parameters<Works[K]>) => {
    try {
      return await once(work, given)
    } catch (error) {
      if (!(error instanceof ProcessEnded)) throw error
    }
    return once(work, given).catch((error: unknown) => {
      throw error instanceof ProcessEnded ? new UnusablePhoto(photoTexts.broken) : error
    })
  }

  return {
    do: (work, ...given) => lane(() => twice(work, given)),
    close: () => {
      isClosed = true
      clearTimeout(resting)
      rest()
    },
  }
}
