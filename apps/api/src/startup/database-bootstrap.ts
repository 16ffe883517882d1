import { openEmbeddedPostgres } from '#adapters/postgres-embedded/index.ts'
import { type Config, withoutPassword } from '#config/config.ts'
import { type Database, isUnreachable, openDatabase, sqlState } from '#db/client.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { StartError } from '#shared/start-error.ts'

/** A migrated database, whichever server it lies on. `close` stops what `open` started. */
export type OpenDatabase = Database & {
  connectionString: string
  applied: number
  close: () => Promise<void>
}

const advice: Record<string, string> = {
  '28P01': 'The user or password is wrong. Check DATABASE_URL.',
  '28000': 'The server doesn’t let this user in. Check its access rules (pg_hba.conf).',
  '3D000': 'The database doesn’t exist. Create it first.',
  '53300': 'The server has no connection left. Raise its max_connections, or lower DATABASE_CONNECTIONS.',
  '42501': 'The user isn’t allowed to create tables. Make it the owner of the database.',
  '0A000':
    'The server is missing an extension. Install pg_trgm and cube, which come with PostgreSQL (package postgresql-contrib).',
  '58P01':
    'The server is missing an extension. Install pg_trgm and cube, which come with PostgreSQL (package postgresql-contrib).',
}

/** What the driver says of it. Of several addresses that do not answer it says nothing but a code. */
const reasonOf = (error: unknown): string => {
  const { message = '', code = '' }: { message?: string; code?: string } = error instanceof Error ? error : {}
  return message || code ? ` The reason: ${message || code}` : ''
}

const explain = (error: unknown, config: Config): unknown => {
  if (!config.DATABASE_URL || error instanceof StartError) return error
  const where = withoutPassword(config.DATABASE_URL)
  const why = advice[sqlState(error) ?? '']
  if (why) return new StartError(`Couldn’t use the database at ${where}. ${why}`)
  if (!isUnreachable(error)) return error
  return new StartError(
    `Couldn’t connect to the database at ${where}. Check that the server is running and DATABASE_URL is correct, or leave DATABASE_URL empty to use the embedded database.${reasonOf(error)}`,
  )
}

/** Opens the database that the configuration names, the embedded one by default, and migrates it. */
export const bootstrapDatabase = async (
  config: Config,
  purpose: 'serve' | 'command',
  report: { say: (line: string) => void; onIdleError: (error: Error) => void },
): Promise<OpenDatabase> => {
  const embedded = config.DATABASE_URL
    ? undefined
    : await openEmbeddedPostgres({
        dataFolder: config.DATA_DIR,
        purpose,
        describe: config.PUBLIC_URL,
        say: report.say,
      })
  const connectionString = embedded?.connectionString ?? config.DATABASE_URL ?? ''
  try {
    const { applied } = await migrateDatabase(connectionString)
    const database = openDatabase({
      connectionString,
      connections: config.DATABASE_CONNECTIONS,
      onIdleError: report.onIdleError,
      // Nobody waits for an answer, and counting everything takes as long as there is of it.
      ...(purpose === 'command' && { longest: 0 }),
    })
    const close = async () => {
      await database.close()
      await embedded?.stop()
    }
    return { ...database, connectionString, applied, close }
  } catch (error) {
    await embedded?.stop()
    throw explain(error, config)
  }
}
