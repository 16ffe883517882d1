import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Config } from '#config/config.ts'
import { StartError } from '#shared/start-error.ts'
import type { OpenDatabase } from '#startup/database-bootstrap.ts'
import { explainFailure } from './failure.ts'

type Work<Arguments> = (given: Arguments, signal: AbortSignal) => Promise<void>

const readArguments = <Args extends ParseArgsConfig>(config: Args, name: string) => {
  try {
    return parseArgs(config)
  } catch (error) {
    const [what = ''] = error instanceof Error ? error.message.split('. ') : []
    throw new StartError(`${what.replace(/\.$/, '')}.\nFor help, run: npm run ${name} -- --help`)
  }
}

/**
 * Runs a command of the command line: `--help` prints its help, a wrong option is explained, and whatever
 * fails ends with exit code 1. The signal is raised when a person interrupts; they are told what that leaves behind.
 */
export const runCommand = async <Args extends ParseArgsConfig>(
  name: string,
  help: string,
  config: Args,
  work: Work<ReturnType<typeof parseArgs<Args>>>,
  whenInterrupted = 'Interrupted. Nothing was written.',
): Promise<void> => {
  const interrupted = new AbortController()
  const interrupt = () => interrupted.abort(new StartError(whenInterrupted))
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  try {
    if (process.argv.slice(2).some((given) => given === '--help' || given === '-h')) return console.log(help)
    await work(readArguments(config, name), interrupted.signal)
  } catch (error) {
    explainFailure(interrupted.signal.aborted ? interrupted.signal.reason : error)
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  }
}

/**
 * Opens the configured database, running server or not, does the work and closes it whatever happens. What opens it is
 * loaded only now, as are the services that commands use: help and wrong options are answered without them.
 */
export const withDatabase = async (
  work: (database: OpenDatabase, config: Config) => Promise<void>,
): Promise<void> => {
  const { bootstrapDatabase } = await import('#startup/database-bootstrap.ts')
  const { readConfig } = await import('#config/config.ts')
  const { projectRoot } = await import('#config/project.ts')
  const config = readConfig(process.env, projectRoot)
  const database = await bootstrapDatabase(config, 'command', {
    say: (line) => console.error(line),
    onIdleError: (error) => console.error(`Lost a database connection: ${error.message}`),
  })
  try {
    await work(database, config)
  } finally {
    await database.close()
  }
}
