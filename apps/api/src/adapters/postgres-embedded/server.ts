import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { openLog, readLogSince } from './log-file.ts'
import { isAlive, isPostmaster, sendSignal } from './pid-file.ts'
import type { Place } from './place.ts'
import { type Runner, runAs, spawnAs } from './runner.ts'
import { serverArguments } from './settings.ts'

/** A server that we started; `lastWords` reads what it wrote into its log since then. */
export type Started = { pid: number; hasEnded: () => boolean; lastWords: () => Promise<string[]> }

/**
 * Starts the server in a session of its own, or Ctrl-C on the terminal would end it before we have finished
 * with it. It writes into the log by itself, and so outlives us.
 */
export const startServer = async (place: Place, binaries: Binaries, runner: Runner): Promise<Started> => {
  const { file, from } = await openLog(place.log)
  try {
    const child = spawnAs(runner, binaries.postgres, serverArguments(place), {
      detached: true,
      stdio: ['ignore', file.fd, file.fd],
    })
    let ended = false
    child.once('exit', () => {
      ended = true
    })
    await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject))
    child.unref()
    return { pid: child.pid ?? 0, hasEnded: () => ended, lastWords: () => readLogSince(place.log, from) }
  } finally {
    await file.close()
  }
}

/**
 * Stops the server in order (connections are ended, everything is written); false where that takes over 10 s.
 */
export const stopServer = async (place: Place, pid: number, findBinaries: () => Binaries) => {
  if (!(await isPostmaster(pid, place))) return true
  if (process.platform === 'win32') {
    const stop = ['stop', '-D', place.cluster, '-m', 'fast', '-w', '-t', '10']
    return (await runAs({ label: 'this user', wrap: [] }, findBinaries().pgCtl, stop)).code === 0
  }
  sendSignal(pid, 'SIGINT')
  return hasEndedWithin(place, pid, 10_000)
}

/** Ends a server that nobody has used yet: in order, and at once where that does not work. */
export const discardServer = async (place: Place, pid: number, findBinaries: () => Binaries) => {
  if (await stopServer(place, pid, findBinaries)) return
  sendSignal(pid, 'SIGQUIT')
  await hasEndedWithin(place, pid, 5000)
}

const hasEndedWithin = async (place: Place, pid: number, limit: number) => {
  const begun = Date.now()
  while (isAlive(pid) && (await isPostmaster(pid, place))) {
    if (Date.now() - begun > limit) return false
    await sleep(20)
  }
  return true
}
