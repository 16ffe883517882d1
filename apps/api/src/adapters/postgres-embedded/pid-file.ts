import { execFile } from 'node:child_process'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Place, socketName } from './place.ts'

/** What postmaster.pid says; `socketFolder` is empty while the server is only just starting. */
export type PidFile = { pid: number; port: number; socketFolder: string }

export const readPidFile = async ({ cluster, port }: Place): Promise<PidFile | null> => {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , portLine, socketFolder = ''] = text.split('\n')
  if (!Number(pid)) return null
  return { pid: Math.abs(Number(pid)), port: Number(portLine) || port, socketFolder }
}

/**
 * Whether that process is alive and really the server of this folder, not a later program with the same
 * number.
 */
export const isPostmaster = async (pid: number, { cluster }: Place) => {
  if (!isAlive(pid)) return false
  if (process.platform === 'win32') return true
  if (process.platform !== 'linux') return (await commandOf(pid)).endsWith('postgres')
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
  return name.trim() === 'postgres' && (await isSameFolder(`/proc/${pid}/cwd`, cluster))
}

export const isSameFolder = async (one: string, other: string) => {
  const [a, b] = await Promise.all([one, other].map((path) => stat(path).catch(() => null)))
  return Boolean(a && b && a.dev === b.dev && a.ino === b.ino)
}

/**
 * Clears away a postmaster.pid whose number now belongs to another program, which PostgreSQL would take for a
 * running server. One whose number is free is left to PostgreSQL: it also checks the shared memory named in
 * it.
 */
export const removeForeignPidFile = async ({ pid, port }: PidFile, { cluster, socketFolder }: Place) => {
  if (!isAlive(pid)) return
  await rm(join(cluster, 'postmaster.pid'), { force: true })
  if (!socketFolder) return
  await rm(join(socketFolder, socketName(port)), { force: true })
  await rm(join(socketFolder, `${socketName(port)}.lock`), { force: true })
}

/** Signals a process that may have ended meanwhile. */
export const sendSignal = (pid: number, name: NodeJS.Signals) => {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

export const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Ends what is left of a server whose postmaster was killed in the middle of a long query. It writes nothing
 * any more, but the next server waits for it; only Linux tells which processes these are.
 */
export const endRemains = async (place: Place) => {
  const names = await readdir('/proc').catch(() => [])
  for (const pid of names.map(Number).filter(Boolean)) {
    if (await isPostmaster(pid, place)) sendSignal(pid, 'SIGQUIT')
  }
}

const commandOf = (pid: number) =>
  promisify(execFile)('ps', ['-p', String(pid), '-o', 'comm=']).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  )
