import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** A database or a transaction: every repo takes one first, so that no query can forget its transaction. */
export type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'>

export type Database = { db: Db; ping: () => Promise<void>; close: () => Promise<void> }

/** Opens a pool. `onIdleError` hears of connections that break while nobody uses them. */
export const openDatabase = (options: {
  connectionString: string
  connections: number
  onIdleError: (error: Error) => void
}): Database => {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.connections,
    connectionTimeoutMillis: 10_000,
    application_name: 'soundings',
    statement_timeout: 30_000,
  })
  pool.on('error', options.onIdleError)
  return {
    db: drizzle(pool),
    ping: async () => {
      await pool.query('select 1')
    },
    close: () => pool.end(),
  }
}

/** The SQLSTATE of a failed query, also through the wrapper that the query builder puts around it. */
export const sqlState = (error: unknown): string | undefined => {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code
  return undefined
}

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

const unreachable =
  /ECONNREFUSED|ECONNRESET|connect ENOENT|ETIMEDOUT|EPIPE|timeout exceeded|Connection terminated/

/** Whether the database could not be reached or is going away, as against a query that is wrong. */
export const isUnreachable = (error: unknown): boolean => {
  const state = sqlState(error)
  if (state) return state.startsWith('08') || state.startsWith('57P') || state === '53300'
  for (let at = error; at instanceof Error; at = at.cause)
    if (unreachable.test(`${'code' in at ? String(at.code) : ''} ${at.message}`)) return true
  return false
}
