import { type ChildProcess, fork } from 'node:child_process'
import { UnusablePhoto } from '#src/photos.ts'
import type { FromProcess, ToProcess } from './process.ts'

/** Told of work whose process ended before it was done. */
export class ProcessEnded extends Error {}

export type Worker = {
  do: (work: ToProcess['work'], given: unknown[]) => Promise<unknown>
  isAlive: () => boolean
  stop: () => void
}

/** In milliseconds: what takes longer hangs, and takes the process with it. */
const patience = 60_000

const outcome = (message: FromProcess): unknown => {
  if ('unusable' in message) throw new UnusablePhoto(message.unusable)
  if ('failed' in message) throw new Error(`a photo could not be worked on: ${message.failed}`)
  return message.result
}

const start = (niceness: number): ChildProcess =>
  fork(new URL('./process.ts', import.meta.url), [String(niceness)], {
    serialization: 'advanced',
    execArgv: [],
    // It reads strangers' files, and needs none of our passwords for it.
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })

/** Starts a process that works on photos, several at once. */
export const startWorker = (niceness: number): Worker => {
  const child = start(niceness)
  const waiting = new Map<number, PromiseWithResolvers<FromProcess>>()
  let asked = 0
  let isAlive = true

  const end = () => {
    isAlive = false
    for (const { reject } of waiting.values()) reject(new ProcessEnded('The process for photos has ended'))
    waiting.clear()
  }
  child.on('message', (message: FromProcess) => waiting.get(message.ask)?.resolve(message))
  child.on('exit', end)
  child.on('error', end)

  const ask = async (message: ToProcess): Promise<FromProcess> => {
    const answer = Promise.withResolvers<FromProcess>()
    waiting.set(message.ask, answer)
    const late = setTimeout(() => child.kill('SIGKILL'), patience)
    child.send(message, (error) => error && answer.reject(new ProcessEnded(error.message)))
    try {
      return await answer.promise
    } finally {
      clearTimeout(late)
      waiting.delete(message.ask)
    }
  }

  return {
    do: async (work, given) => outcome(await ask({ ask: ++asked, work, given })),
    isAlive: () => isAlive,
    stop: () => {
      isAlive = false
      child.kill('SIGKILL')
    },
  }
}
