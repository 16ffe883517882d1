import { UnusablePhoto } from '#ports/photos.ts'
import { openChannel } from '#src/workers/channel.ts'
import { startChild } from '#src/workers/child.ts'
import type { Outcome, PhotoCalls } from './process.ts'
import type { Tasks } from './tasks.ts'

export type Worker = {
  do: (work: keyof Tasks, given: unknown[]) => Promise<unknown>
  isAlive: () => boolean
  stop: () => void
}

/** In milliseconds: what takes longer hangs, and takes the process with it. */
const patience = 60_000

const resultOf = (outcome: Outcome): unknown => {
  if ('unusable' in outcome) throw new UnusablePhoto(outcome.unusable)
  if ('failed' in outcome) throw new Error(`a photo could not be worked on: ${outcome.failed}`)
  return outcome.result
}

/** Starts a process that works on photos, several at once. It reads strangers' files. */
export const startWorker = (niceness: number): Worker => {
  const child = startChild(new URL('./process.ts', import.meta.url), [String(niceness)])
  const channel = openChannel<PhotoCalls>(child, { name: 'process for photos', patience })
  return {
    do: async (work, given) => resultOf(await channel.ask('work', work, given)),
    isAlive: channel.isAlive,
    stop: () => void channel.stop(),
  }
}
