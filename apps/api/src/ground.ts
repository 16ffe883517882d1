import { type Config, withoutPassword } from './config.ts'
import { type Database, isUnreachable, openDatabase, sqlState } from './db/client.ts'
import { migrateDatabase } from './db/migrate.ts'
import { openEmbeddedPostgres } from './outside/postgres-embedded/index.ts'
import { StartError } from './start-error.ts'

/** A migrated database, whichever server it lies on. `close` stops what `open` started. */
export type Ground = Database & { connectionString: string; applied: number; close: () => Promise<void> }

const advice: Record<string, string> = {
  '28P01': 'The user or the password is wrong.',
  '28000': 'The server does not let this user in.',
  '3D000': 'The database does not exist; create it first.',
  '42501': 'The user may not create what is needed; give it the ownership of the database.',
  '0A000':
    'The server lacks an extension; pg_trgm and cube belong to PostgreSQL (package postgresql-contrib).',
  '58P01':
    'The server lacks an extension; pg_trgm and cube belong to PostgreSQL (package postgresql-contrib).',
}

const explain = (error: unknown, config: Config): unknown => {
  if (!config.DATABASE_URL || error instanceof StartError) return error
  const where = withoutPassword(config.DATABASE_URL)
  const why = advice[sqlState(error) ?? '']
  if (why) return new StartError(`The database at ${where} cannot be used: ${why}`)
  if (!isUnreachable(error)) return error
  return new StartError(
    `The database at ${where} cannot be reached. Check that the server runs and that DATABASE_URL is right, or leave DATABASE_URL empty to use the embedded database.`,
  )
}

/** Opens the database that the configuration names, the embedded one by default, and migrates it. */
export const openGround = async (
  config: Config,
  purpose: 'serve' | 'command',
  report: { say: (line: string) => void; onIdleError: (error: Error) => void },
): Promise<Ground> => {
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
