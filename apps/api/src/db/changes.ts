import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Db } from './client.ts'

declare const isDeclared: unique symbol

/** Something that changes in the database and is cached or followed somewhere; its owner declares it. */
export type ChangeTopic = { readonly name: string; readonly [isDeclared]: true }

/** Declares a topic by the name that its triggers tell, which holds no colon. */
export const changeTopic = (name: string): ChangeTopic => ({ name }) as ChangeTopic

/** `detail` says what of the topic changed, where its trigger tells; without it, anything may have. */
type Listener = (detail?: string) => void

export type Changes = {
  /**
   * Calls `listener` after each change of the topic, and once after every gap in which one may have been missed, or
   * when something changed that this version does not know.
   */
  on: (topic: ChangeTopic, listener: Listener) => void
  /** False while the line to the database is down: then nothing that is cached can be trusted. */
  isListening: () => boolean
  close: () => Promise<void>
}

const channel = 'changes'
const wait = { first: 100, max: 5_000 }
/** After how many milliseconds of silence the system checks whether the other end is still there. */
const quiet = 10_000

/** What a trigger told, taken apart at its first colon: a detail may hold more of them. */
const heardIn = (payload: string): { name: string; detail?: string } => {
  const colon = payload.indexOf(':')
  return colon < 0 ? { name: payload } : { name: payload.slice(0, colon), detail: payload.slice(colon + 1) }
}

/** Tells every instance, when the transaction commits, of what no trigger sees: once for each detail, in their order. */
export const notifyChanges = async (
  tx: Db,
  { name }: ChangeTopic,
  details: readonly string[],
): Promise<void> => {
  const payloads = sql.param(details.map((detail) => `${name}:${detail}`))
  await tx.execute(sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`)
}

/** The same where there is nothing to tell apart: anything of the topic may have changed. */
export const notifyChange = async (tx: Db, { name }: ChangeTopic): Promise<void> => {
  await tx.execute(sql`select pg_notify(${channel}, ${name})`)
}

/**
 * Hears of changes that any instance or command makes, over one connection of its own.
 * A lost connection is opened again, and every listener is called, as changes may have gone unheard.
 */
export const listenForChanges = async (options: {
  connectionString: string
  onError: (error: Error) => void
}): Promise<Changes> => {
  const listeners = new Map<string, Set<Listener>>()
  const notify = (name: string, detail?: string) => {
    for (const listener of listeners.get(name) ?? []) listener(detail)
  }
  const notifyAll = () => {
    for (const name of listeners.keys()) notify(name)
  }

  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  const connect = async () => {
    const next = new pg.Client({
      connectionString: options.connectionString,
      application_name: 'soundings changes',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: quiet,
    })
    const lost = (error: Error) => {
      if (client !== next) return
      client = undefined
      notifyAll()
      options.onError(error)
      reconnect(wait.first)
    }
    next.on('error', lost)
    next.on('end', () => lost(new Error('The connection that hears of changes was closed')))
    next.on('notification', ({ payload = '' }) => {
      const { name, detail } = heardIn(payload)
      // What nobody here knows comes from a newer version, whose migration has run: it may be about anything.
      if (listeners.has(name)) notify(name, detail)
      else notifyAll()
    })
    await next.connect()
    await next.query(`listen ${channel}`)
    if (closed) await next.end()
    else client = next
  }

  const reconnect = (after: number) => {
    if (closed) return
    retry = setTimeout(() => {
      connect().then(notifyAll, () => reconnect(Math.min(after * 2, wait.max)))
    }, after)
  }

  await connect()
  return {
    on: ({ name }, listener) => {
      const known = listeners.get(name) ?? new Set()
      listeners.set(name, known.add(listener))
    },
    isListening: () => client !== undefined,
    close: async () => {
      closed = true
      clearTimeout(retry)
      const open = client
      client = undefined
      await open?.end()
    },
  }
}
