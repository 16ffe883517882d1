import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { StartError } from '#shared/start-error.ts'
import type { Place } from './place.ts'

/**
 * Any two numbers would do; the lock is the server's alone, in its `postgres` database, which the application
 * does not use.
 */
const key = '7668, 1'

type Holder = { name: string; since: Date }

/**
 * Takes the lock that makes this process the only one to serve from this folder, for as long as the
 * connection lives; throws a StartError that says who has it.
 */
export const takeServeLock = async (client: pg.Client, { dataFolder }: Place) => {
  // A predecessor that was killed this moment lets go when PostgreSQL notices, which takes some milliseconds.
  for (let tries = 0; tries < 20; tries++) {
    const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${key}) as taken`)
    if (rows[0]?.taken) return
    await sleep(50)
  }
  const holder = await findServer(client)
  throw new StartError(
    `Soundings is already running with the data folder ${dataFolder}:\n` +
      `  ${holder ? `${holder.name}, since ${holder.since.toISOString()}` : 'a server that has just stopped'}\n` +
      'Stop it first, or choose another folder with DATA_DIR.',
  )
}

/** Who serves from this folder at the moment. */
export const findServer = async (client: pg.Client): Promise<Holder | null> => {
  const { rows } = await client.query<Holder>(
    `select a.application_name as name, a.backend_start as since
       from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where l.locktype = 'advisory' and l.granted and l.objsubid = 2
        and (l.classid::bigint, l.objid::bigint) = (${key})
        and l.database = (select oid from pg_database where datname = current_database())`,
  )
  return rows[0] ?? null
}

/** Whether anybody is connected beside this connection and, where it is named, our own pool. */
export const hasOtherClients = async (client: pg.Client, poolName = '') => {
  const { rows } = await client.query<{ others: boolean }>(
    `select exists (select from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()
        and ($1 = '' or application_name <> $1)) as others`,
    [poolName],
  )
  return rows[0]?.others ?? false
}
