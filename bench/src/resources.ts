import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a measurement starts and makes is put here, and goes when it ends, also when it fails. */
export type Resources = AsyncDisposableStack

const patience = 15_000

export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** Asks a child to stop and ends it when it does not. */
export const stop = async (child: ChildProcess): Promise<void> => {
  if (hasEnded(child)) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  const isLate = await Promise.race([exit.then(() => false), sleep(patience, true, { ref: false })])
  if (!isLate) return
  child.kill('SIGKILL')
  await exit
}

/** Starts a program of this project in a process of its own. */
export const startNode = (
  resources: Resources,
  args: string[],
  options: Pick<SpawnOptions, 'env' | 'stdio'>,
): ChildProcess => {
  const child = spawn(process.execPath, args, options)
  resources.defer(() => stop(child))
  return child
}

/** The pid of the PostgreSQL that serves a data folder, if one says that it does. */
export const findPostgres = async (dataFolder: string): Promise<number | undefined> => {
  const file = await readFile(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(file.split('\n', 1)[0])
  if (!pid || !isAlive(pid)) return undefined
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => 'postgres')
  return name.trim() === 'postgres' ? pid : undefined
}

const endPostgres = async (dataFolder: string) => {
  const pid = await findPostgres(dataFolder)
  if (pid === undefined) return
  process.kill(pid, 'SIGINT')
  for (let waited = 0; waited < patience && isAlive(pid); waited += 50) await sleep(50)
}

/** A data folder that goes in the end, with the PostgreSQL that may still run in it. */
export const makeDataFolder = async (resources: Resources): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-bench-'))
  resources.defer(async () => {
    await endPostgres(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  return folder
}
