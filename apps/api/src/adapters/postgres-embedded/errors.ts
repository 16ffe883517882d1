import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { StartError } from '#shared/start-error.ts'
import type { Place } from './place.ts'

/** Below this many bytes PostgreSQL may fail without being able to say why: its log lies on the same disk. */
const nearlyNothing = 1_000_000

const noSpace = /No space left on device|free disk space|wrote only \d+ of|Disk quota exceeded|ENOSPC|EDQUOT/
const noAccess = /EACCES|EPERM|EROFS|Permission denied|Read-only file system|Operation not permitted/

/**
 * Turns any failure of a start into a StartError that says what to do; `folder` is the one that was asked
 * for.
 */
export const explain = async (error: unknown, folder: string) => {
  if (error instanceof StartError) return error
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException
  if (noSpace.test(code + message) || (await freeBytes(folder)) < nearlyNothing) return diskFull(folder)
  // SQLite's "unable to open" and "read-only", of the lock file.
  if (noAccess.test(code + message) || [8, 14].includes((error as { errcode?: number }).errcode ?? 0)) {
    return notWritable(folder, message)
  }
  if (error instanceof pg.DatabaseError) {
    return refused(join(folder, 'postgres'), join(folder, 'postgres.log'), [message], 'open')
  }
  return new StartError(
    `Couldn’t start the database in ${folder}: ${message}\n` +
      'Choose another folder with DATA_DIR, or set DATABASE_URL to a PostgreSQL server.',
  )
}

/** PostgreSQL refused: its own last words, and what they most likely ask for. */
export const explainServer = async ({ dataFolder, cluster, log }: Place, lines: string[], step: Step) => {
  if (noSpace.test(lines.join('\n')) || (await freeBytes(dataFolder)) < nearlyNothing)
    return diskFull(dataFolder)
  const denial = lines.find((line) => noAccess.test(line))
  if (denial) return notWritable(dataFolder, withoutTime(denial).trim())
  return refused(cluster, log, lines, step)
}

/** What PostgreSQL was asked to do when it refused. */
type Step = 'create' | 'open' | 'start'

const failed: Record<Step, string> = {
  create: 'PostgreSQL couldn’t create a database.',
  open: 'PostgreSQL couldn’t open the database.',
  start: 'PostgreSQL couldn’t start.',
}

const refused = (cluster: string, log: string, lines: string[], step: Step) =>
  new StartError(
    `${failed[step]} It reported:\n${lines.slice(-6).map(withoutTime).join('\n')}\n` +
      `Soundings hasn’t repaired or removed anything in ${cluster}. The full log is in ${log}.\n` +
      'Restore a backup, or move the folder away to start with an empty database.',
  )

const withoutTime = (line: string) => `  ${line.replace(/^\S+ \S+ \S+ \[\d+\] /, '')}`

const diskFull = async (folder: string) =>
  new StartError(
    `There is not enough disk space: ${megabytes(await freeBytes(folder))} MB free for ${folder}. ` +
      'An empty database needs about 50 MB.\n' +
      'Free up some space, or choose a folder on another disk with DATA_DIR. Then start again.',
  )

const notWritable = (folder: string, detail: string) =>
  new StartError(
    `Soundings can’t write to the data folder ${folder} (${detail}).\n` +
      'Make it writable for this user, or choose another folder with DATA_DIR.',
  )

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)

/** Bytes free where the folder is, or where it would be; without end on file systems such as /proc, which have none. */
const freeBytes = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ blocks, bavail, bsize }) => (blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize),
    () => (dirname(folder) === folder ? Number.POSITIVE_INFINITY : freeBytes(dirname(folder))),
  )
