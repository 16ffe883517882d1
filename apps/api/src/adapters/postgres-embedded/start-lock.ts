import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '#shared/start-error.ts'
import type { Place } from './place.ts'

type Options<T> = { say: (line: string) => void; patience?: number; onTimeout?: () => Promise<T> }

/**
 * Lets one process at a time create, find, start or stop the server of a folder. The lock must vanish with
 * its holder, even with a SIGKILL: Node has no flock, and SQLite's exclusive transaction on an empty file is
 * one, on every platform.
 */
export const withStartLock = async <T>(
  { lock, dataFolder }: Place,
  { say, patience = 120_000, onTimeout }: Options<T>,
  work: () => Promise<T>,
): Promise<T> => {
  const begun = Date.now()
  const seconds = Math.round(patience / 1000)
  let hasSaid = false
  let release = tryLock(lock)
  while (!release) {
    const waited = Date.now() - begun
    if (waited > patience) {
      if (onTimeout) return onTimeout()
      throw new StartError(
        `Another Soundings process has been starting or stopping the database in ${dataFolder} for ${seconds} s.\n` +
          'Wait for it to finish or stop it, then start again.',
      )
    }
    if (waited > 2000 && !hasSaid)
      say('Another Soundings process is starting or stopping this database. Waiting for it…')
    hasSaid ||= waited > 2000
    await sleep(25)
    release = tryLock(lock)
  }
  try {
    return await work()
  } finally {
    release()
  }
}

const tryLock = (path: string) => {
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    file.exec('pragma journal_mode = memory; begin exclusive')
    return () => file.close()
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode === 5) return null
    throw error
  }
}
