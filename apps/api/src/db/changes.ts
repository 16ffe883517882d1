import pg from 'pg'

/** What can change in the database and is cached somewhere. */
export type Topic =
  | 'sites'
  | 'site-pages'
  | 'messages'
  | 'sessions'
  | 'notifications'
  | 'moderation'
  | 'media'
  | 'embeddings'

/** `detail` says what of the topic changed, where its trigger tells; without it, anything may have. */
type Listener = (detail?: string) => void

export type Changes = {
  /** Calls `listener` after each change of the topic, and once after every gap in which one may have been missed. */
  on: (topic: Topic, listener: Listener) => void
  /** False while the line to the database is down: then nothing that is cached can be trusted. */
  isListening: () => boolean
  close: () => Promise<void>
}

const channel = 'changes'
const wait = { first: 100, most: 5_000 }
/** After so many milliseconds of silence the system asks whether the other end is still there. */
const quiet = 10_000

/**
 * Hears of changes that any instance or command makes, over one connection of its own.
 * A lost connection is opened again, and every listener is called, as changes may have gone unheard.
 */
export const listenForChanges = async (options: {
  connectionString: string
  onTrouble: (error: Error) => void
}): Promise<Changes> => {
  const listeners = new Map<Topic, Set<Listener>>()
  const tell = (topic: Topic, detail?: string) => {
    for (const listener of listeners.get(topic) ?? []) listener(detail)
  }
  const tellAll = () => {
    for (const topic of listeners.keys()) tell(topic)
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
      tellAll()
      options.onTrouble(error)
      reconnect(wait.first)
    }
    next.on('error', lost)
    next.on('end', () => lost(new Error('The connection that hears of changes was closed')))
    next.on('notification', ({ payload = '' }) => {
      const [topic, detail] = payload.split(':')
      tell(topic as Topic, detail)
    })
    await next.connect()
    await next.query(`listen ${channel}`)
    if (closed) await next.end()
    else client = next
  }

  const reconnect = (after: number) => {
    if (closed) return
    retry = setTimeout(() => {
      connect().then(tellAll, () => reconnect(Math.min(after * 2, wait.most)))
    }, after)
  }

  await connect()
  return {
    on: (topic, listener) => {
      const known = listeners.get(topic) ?? new Set()
      listeners.set(topic, known.add(listener))
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
