import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { isSameFolder, type PidFile } from './pid-file.ts'
import type { Place } from './place.ts'

export type Address = { host: string; port: number; password?: string }

/**
 * `gone`: nobody listens there, or a server of another folder; `busy`: it starts, recovers or stops;
 * `silent`: no answer.
 */
export type Answer =
  | { client: pg.Client; address: Address }
  | { client: null; state: 'gone' | 'busy' | 'silent' }

/** Tries to connect to the server that postmaster.pid names, and asks which folder it serves. */
export const connect = async (place: Place, running: PidFile, applicationName: string): Promise<Answer> => {
  let state: 'gone' | 'busy' | 'silent' = 'gone'
  for (const address of await addressesOf(place, running)) {
    const client = new pg.Client({
      ...address,
      user: 'soundings',
      database: 'postgres',
      application_name: applicationName,
      ssl: false,
      connectionTimeoutMillis: 5000,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      if (await serves(client, place, running.pid)) return { client, address }
      await client.end()
    } catch (error) {
      await client.end().catch(() => {})
      const heard = stateOf(error)
      if (heard !== 'gone') state = heard
    }
  }
  return { client: null, state }
}

/**
 * The connection string of the application's own database there. `localhost` is not used beside `host=`: it
 * is there because URL parsers refuse an address without any.
 */
export const connectionStringOf = ({ host, port, password }: Address) => {
  const rest = `sslmode=disable&application_name=${poolName()}`
  return host.startsWith('/')
    ? `postgresql://soundings@localhost/soundings?host=${encodeURIComponent(host)}&port=${port}&${rest}`
    : `postgresql://soundings:${password}@${host}:${port}/soundings?${rest}`
}

/** What the application's own connections are called in pg_stat_activity. */
export const poolName = () => `soundings-${process.pid}`

const addressesOf = async (place: Place, { port, socketFolder }: PidFile): Promise<Address[]> => {
  if (place.socketFolder) {
    // The one it says, where the folder has been moved or TMPDIR has changed since.
    const folders = new Set([place.socketFolder, socketFolder || place.socketFolder])
    return [...folders].map((host) => ({ host, port }))
  }
  return [{ host: '127.0.0.1', port, password: await readFile(place.password, 'utf8') }]
}

const serves = async (client: pg.Client, { cluster }: Place, pid: number) => {
  const { rows } = await client.query<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  )
  const folder = rows[0]?.folder ?? ''
  return (await isSameFolder(folder, cluster)) || (await isSameFolder(`/proc/${pid}/cwd`, cluster))
}

const stateOf = (error: unknown) => {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'].includes(code)) return 'gone'
  // Starting, stopping or recovering; cut off by a stop; all connections taken.
  if (['57P03', '57P01', '57P02', '53300', 'EAGAIN', 'ECONNRESET', 'EPIPE'].includes(code)) return 'busy'
  if (message.includes('terminated') || message.includes('timeout')) return 'silent'
  throw error
}
