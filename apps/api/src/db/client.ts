import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'

/** A database or a transaction: every repo takes one first, so that no query can forget its transaction. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | '_'
>

export type Database = { db: Db; ping: () => Promise<void>; close: () => Promise<void> }

/** A line to the database: what is asked in one go leaves in one go. */
class Line extends Socket {
  override uncork() {
    process.nextTick(() => super.uncork())
  }
}

const dialect = new PgDialect()

/** Transactions that are the same object on the same connection, so that what is prepared for one serves the next. */
const transactionsOn = (pool: pg.Pool, other: Db['transaction']): Db['transaction'] => {
  const known = new WeakMap<pg.PoolClient, NodePgTransaction<Record<string, never>, Record<string, never>>>()
  return async (work, config) => {
    if (config) return other(work, config)
    const client = await pool.connect()
    try {
      const tx =
        known.get(client) ??
        new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined)
      known.set(client, tx)
      await client.query('begin')
      try {
        const result = await work(tx)
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback')
        throw error
      }
    } finally {
      client.release()
    }
  }
}

/**
 * Opens a pool. `onIdleError` hears of connections that break while nobody uses them; `longest` is how many milliseconds a
 * statement may take, 0 for as long as it needs.
 */
export const openDatabase = (options: {
  connectionString: string
  connections: number
  onIdleError: (error: Error) => void
  longest?: number
}): Database => {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.connections,
    connectionTimeoutMillis: 10_000,
    application_name: 'soundings',
    statement_timeout: options.longest ?? 30_000,
    // Statements of a transaction that do not wait for each other are sent together, and done in their order.
    pipeline: true,
    stream: () => new Line(),
  })
  pool.on('error', options.onIdleError)
  // A connection that breaks between two statements of a transaction is told by the next one; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = drizzle(pool)
  const transaction = transactionsOn(pool, db.transaction.bind(db))
  return {
    db: Object.assign(db, { transaction }),
    ping: async () => {
      await pool.query('select 1')
    },
    close: () => pool.end(),
  }
}

/** An error and those behind it, which the query builder wraps. */
const withCauses = (error: unknown): Error[] =>
  error instanceof Error ? [error, ...withCauses(error.cause)] : []

const codesOf = (error: unknown): string[] =>
  withCauses(error).flatMap((one) => ('code' in one && typeof one.code === 'string' ? one.code : []))

/** The SQLSTATE of a failed query. Codes of the operating system look alike, but begin with an E: `EPIPE`. */
export const sqlState = (error: unknown): string | undefined =>
  codesOf(error).find((code) => /^(?!E)[0-9A-Z]{5}$/.test(code))

const uniqueViolation = '23505'

/** Whether a write was refused because another row has the value that must be unique. */
export const isTaken = (error: unknown): boolean => sqlState(error) === uniqueViolation

/** Deadlock, and a snapshot that another write overtook. */
const lostRaces = ['40P01', '40001']

/** Whether PostgreSQL ended a transaction for the sake of another one: begun anew, it may well succeed. */
export const isLostRace = (error: unknown): boolean => lostRaces.includes(sqlState(error) ?? '')

const tries = 4
const longestPause = 100

/**
 * Does work in a transaction, and again from its beginning when it lost a race against another: up to three times, after a
 * short random pause, so that two which met do not meet again. Whatever the work does outside the database must be as good
 * done twice as once.
 */
export const inTransaction = async <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> => {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (left === 0 || !isLostRace(error)) throw error
      await sleep(Math.random() * longestPause)
    }
  }
}

/**
 * Waits for statements of a transaction that were begun together. Only once all have ended it fails with the first that
 * failed, so that none goes on when the transaction is over.
 */
export const together = async <Work extends readonly unknown[] | []>(
  work: Work,
): Promise<{ -readonly [Place in keyof Work]: Awaited<Work[Place]> }> => {
  await Promise.allSettled(work)
  return Promise.all(work)
}

const brokenLine =
  /ECONN(REFUSED|RESET|ABORTED)|connect ENOENT|ETIMEDOUT|EPIPE|E(HOST|NET)(UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN|ERR_STREAM_(DESTROYED|WRITE_AFTER_END)|timeout exceeded|Connection terminated|connection error and is not queryable|ended by the other party/

/** Whether the database could not be reached or is going away, as against a query that is wrong. */
export const isUnreachable = (error: unknown): boolean => {
  const state = sqlState(error)
  if (state) return state.startsWith('08') || state.startsWith('57P') || state === '53300'
  return withCauses(error).some((one) =>
    brokenLine.test(`${'code' in one ? String(one.code) : ''} ${one.message}`),
  )
}

/** PostgreSQL names some full disks by the words of the operating system alone. */
const fullDisk = /No space left on device|[Dd]isk quota exceeded/

/** Whether a disk is full, ours or that of the database. */
export const isStorageFull = (error: unknown): boolean =>
  codesOf(error).some((code) => ['53100', 'ENOSPC', 'EDQUOT'].includes(code)) ||
  (sqlState(error) !== undefined && withCauses(error).some(({ message }) => fullDisk.test(message)))

/** Memory, files or another resource of ours or of the database ran out, or a disk does not do what it should. */
const exhausted = /^(53...|58030|EMFILE|ENFILE|ENOMEM|EROFS|EIO)$/

export const isExhausted = (error: unknown): boolean => codesOf(error).some((code) => exhausted.test(code))
