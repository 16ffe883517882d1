import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { findBinaries } from './binaries.ts'
import { connectionStringOf, poolName } from './connect.ts'
import { explain } from './errors.ts'
import { cutLog } from './log-file.ts'
import { type Place, preparePlace } from './place.ts'
import { type Reached, reachServer } from './reach.ts'
import { findServer, hasOtherClients, takeServeLock } from './serve-lock.ts'
import { discardServer, stopServer } from './server.ts'
import { withStartLock } from './start-lock.ts'

/** The database of one data folder. `stop` may be called often; end your own connections before it. */
export type EmbeddedPostgres = { connectionString: string; dataFolder: string; stop: () => Promise<void> }

/**
 * `serve` is the one server of the folder and stops PostgreSQL when it stops; `command` may run beside it and
 * leaves PostgreSQL running for other processes that use it. `describe` (an address) tells others who holds the
 * folder.
 */
export type EmbeddedPostgresOptions = {
  dataFolder: string
  purpose: 'serve' | 'command'
  describe?: string
  /** False where nobody minds when a power cut takes the data with it, as with that of tests. */
  isDurable?: boolean
  say?: (line: string) => void
}

type Options = Required<EmbeddedPostgresOptions>
type Say = Options['say']

/**
 * Starts or joins the PostgreSQL that comes with Soundings; every failure is a StartError made to be shown to
 * a person.
 */
export const openEmbeddedPostgres = async (given: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const options = { describe: '', isDurable: true, say: () => {}, ...given }
  try {
    const place = await preparePlace(options.dataFolder, options.isDurable)
    return holdOpen(place, options, await enter(place, options))
  } catch (error) {
    throw await explain(error, options.dataFolder)
  }
}

const enter = (place: Place, { purpose, describe, say }: Options) =>
  withStartLock(place, { say }, async () => {
    const applicationName = `soundings ${purpose} pid=${process.pid} ${describe}`.trim()
    const reached = await reachServer({ place, applicationName, say })
    try {
      await ensureDatabase(reached)
      if (purpose === 'serve') await takeServeLock(reached.client, place)
      return reached
    } catch (error) {
      await reached.client.end().catch(() => {})
      if (reached.isStartedHere) await discardServer(place, reached.pid, findBinaries)
      throw error
    }
  })

const ensureDatabase = async ({ client }: Reached) => {
  const { rowCount } = await client.query(`select from pg_database where datname = 'soundings'`)
  if (!rowCount) await client.query('create database soundings')
}

/**
 * Keeps the connection that stands for us, comes back where PostgreSQL crashed under us, and knows how to
 * stop.
 */
const holdOpen = (place: Place, options: Options, first: Reached): EmbeddedPostgres => {
  const { say } = options
  const isServer = options.purpose === 'serve'
  let current = first
  let isStopping = false
  let returning: Promise<void> | null = null

  const comeBack = async () => {
    say(`The connection to PostgreSQL ended unexpectedly (see ${place.log}); starting it again.`)
    for (let said = ''; !isStopping; await sleep(2000)) {
      try {
        watch(await enter(place, options))
        if (isStopping) await stopAsServer(place, current, say)
        return
      } catch (error) {
        const { message } = await explain(error, place.dataFolder)
        if (message !== said) say(message)
        said = message
      }
    }
  }
  const watch = (reached: Reached) => {
    current = reached
    reached.client.once('end', () => {
      if (isStopping || !isServer) return
      returning = comeBack().finally(() => {
        returning = null
      })
    })
  }
  watch(first)

  const logKeeper = setInterval(() => cutLog(place.log).catch(() => {}), 10 * 60_000)
  logKeeper.unref()

  const stop = async () => {
    isStopping = true
    clearInterval(logKeeper)
    // Coming back may mean a long recovery; a stop does not wait for that.
    if (returning) await Promise.race([returning, sleep(3000)])
    const asServer = () => stopAsServer(place, current, say)
    const leave = () => current.client.end().catch(() => {})
    // Whoever holds the start lock for long is waiting for PostgreSQL: a server stops it all the same, a
    // command leaves it.
    if (isServer) return withStartLock(place, { say, patience: 3000, onTimeout: asServer }, asServer)
    await withStartLock(place, { say, patience: 30_000, onTimeout: leave }, async () => {
      // The last one out stops PostgreSQL. Under the lock nobody can come in between the look and the stop.
      await ((await isUsedByOthers(current).catch(() => true)) ? leave() : asServer())
    })
  }
  let stopped: Promise<void> | null = null
  return {
    connectionString: connectionStringOf(first.address),
    dataFolder: place.dataFolder,
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

/**
 * Our own connection, and with it the lock, is held until PostgreSQL ends it: nobody slips in before that.
 */
const stopAsServer = async (place: Place, { client, pid }: Reached, say: Say) => {
  await letConnectionsEnd(client).catch(() => {})
  const hasStopped = await stopServer(place, pid, findBinaries)
  if (!hasStopped) {
    say('PostgreSQL is still writing to disk after 10 s. It finishes by itself; the next start waits for it.')
  }
  await client.end().catch(() => {})
}

const isUsedByOthers = async ({ client }: Reached) => {
  if (await findServer(client)) return true
  await letConnectionsEnd(client)
  return hasOtherClients(client, poolName())
}

/**
 * A pool's `end` resolves before PostgreSQL has seen it. Stopped in that moment, a connection would hear of
 * the shutdown when its pool listens no more, and the error would end our process.
 */
const letConnectionsEnd = async (client: pg.Client) => {
  for (let tries = 0; tries < 15; tries++) {
    if (!(await hasOtherClients(client))) return
    await sleep(20)
  }
}
