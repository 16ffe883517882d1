import type { FastifyBaseLogger } from 'fastify'
import type { Changes } from './db/changes.ts'
import type { Database } from './db/client.ts'

/** All that the app needs from outside. A feature asks for the parts it uses: `Pick<World, 'db' | 'clock'>`. */
export type World = Pick<Database, 'db' | 'ping'> & {
  changes: Pick<Changes, 'on' | 'isListening'>
  clock: () => Date
  log: FastifyBaseLogger
}
