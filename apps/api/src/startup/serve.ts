import type { FastifyInstance } from 'fastify'
import { enrolLocally } from '#adapters/identity-local/index.ts'
import type { Config } from '#config/config.ts'
import { projectVersion, webFolder } from '#config/project.ts'
import { type DemoAccount, makeDemoAccounts } from '#features/auth/index.ts'
import { featureFirst, readStarterSites, sitesIntake } from '#features/sites/index.ts'
import { readWebApp } from '#http/web.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { StartError } from '#shared/start-error.ts'
import { buildApp } from '../app/app.ts'
import { createLog } from '../log.ts'
import { mapOrigins, readBaseMaps } from './base-maps.ts'
import { bootstrapDatabase } from './database-bootstrap.ts'
import { openDependencies } from './open-dependencies.ts'
import { possibleConnections } from './open-file-limit.ts'

/** A stop that takes longer than this, in milliseconds, ends the process. */
const patience = 14_000

const allowedConnections = ({ MAX_CONNECTIONS: wanted }: Config, log: Dependencies['log']): number => {
  const possible = possibleConnections(wanted)
  if (possible < wanted)
    log.warn(
      `the limit on open files (ulimit -n) allows ${possible} connections instead of MAX_CONNECTIONS=${wanted}`,
    )
  return possible
}

/** So many connections wait to be let in while the server is busy, or fewer where the system says so. */
const backlog = 4_096

/** Fills an empty database. Of several servers that start at once, one does it. */
const seedOnce = ({ db, clock, log }: Pick<Dependencies, 'db' | 'clock' | 'log'>) =>
  db.transaction(async (tx) => {
    const intake = sitesIntake({ db: tx, clock })
    if (!(await intake.lock()) || (await intake.count()) > 0) return
    const added = await intake.addMissing(await readStarterSites(), 'approved')
    log.info(`added ${added} starter sites`)
  })

const explainListening = (error: unknown, { PORT, HOST }: Config) => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new StartError(
      `Port ${PORT} is already in use. Stop the other program, or choose another port: PORT=3001 npm start`,
    )
  if (code === 'EACCES')
    return new StartError(`You don’t have permission to use port ${PORT}. Choose one above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(
      `HOST=${HOST} isn’t an address of this machine. Use localhost, 0.0.0.0 or one of its addresses.`,
    )
  return error
}

/** The outbox page is only for trying Soundings out: anyone who can open it can take over any account. */
const mailReaders = ({ SMTP_URL, NODE_ENV, SOUNDINGS_TEST }: Config) => ({
  people: SMTP_URL === undefined && NODE_ENV !== 'production',
  tests: SOUNDINGS_TEST,
})

/** On a machine of one's own, before anybody else is there: accounts to try, and mails on a page. */
const isTrial = ({ NODE_ENV, IDENTITY, SMTP_URL }: Config) =>
  NODE_ENV !== 'production' && IDENTITY === 'local' && SMTP_URL === undefined

/** The passwords are kept nowhere, so they are printed for the person at the console and not logged. */
const showDemo = (accounts: DemoAccount[]) => {
  if (accounts.length === 0) return
  const lines = accounts.map(({ email, password }) => `  ${email.padEnd(24)}${password}`)
  process.stdout.write(
    ['', 'Demo accounts to try Soundings with (the passwords are shown only once):', ...lines, '', ''].join(
      '\n',
    ),
  )
}

/** Says what happens to mails where no mail server is set. */
const explainMail = (log: Dependencies['log'], { PUBLIC_URL, SMTP_URL, NODE_ENV }: Config) => {
  if (SMTP_URL) return
  if (NODE_ENV === 'production') log.warn('SMTP_URL is not set, so mails aren’t sent and nobody can sign up')
  else log.info(`mails aren’t sent: anyone who can open ${PUBLIC_URL}/dev/outbox can read them there`)
}

const addressOf = (app: FastifyInstance, { PORT, PUBLIC_URL }: Config) => {
  const at = app.server.address()
  return PORT === 0 && at && typeof at === 'object' ? `http://localhost:${at.port}` : PUBLIC_URL
}

/** Resolves with the first signal that asks the server to stop, also while it is still starting. */
const stopRequested = (): Promise<string> =>
  new Promise((resolve) => {
    process.on('SIGTERM', resolve)
    process.on('SIGINT', resolve)
  })

/**
 * Opens the dependencies, builds the app on them, listens until a signal comes, and closes all of it again in reverse order;
 * so too when a step of the opening fails.
 */
export const serve = async (config: Config): Promise<void> => {
  const log = createLog(config)
  const stop = stopRequested()
  await using opened = new AsyncDisposableStack()

  const database = await bootstrapDatabase(config, 'serve', {
    say: (line) => log.info(line),
    onIdleError: (err) => log.warn({ err }, 'a database connection broke'),
  })
  opened.defer(database.close)
  if (database.applied > 0) log.info(`migrated the database (${database.applied} steps)`)

  const { deps, startJobs, stopJobs } = await openDependencies(config, database, log, opened)
  if (config.SEED) await seedOnce(deps)
  await featureFirst(deps)
  const demo = isTrial(config) ? await makeDemoAccounts(deps, enrolLocally) : []

  const web = readWebApp(webFolder)
  if (!web) log.warn('the web app is not built, so only /api answers; `npm start` builds it')
  const ready = Promise.withResolvers<void>()
  const app = await buildApp({
    deps,
    web,
    version: projectVersion,
    trustedProxies: config.TRUSTED_PROXIES,
    maxConnections: allowedConnections(config, log),
    maxConnectionsPerClient: config.MAX_CONNECTIONS_PER_CLIENT,
    origin: config.PUBLIC_URL,
    bases: readBaseMaps(config),
    mapOrigins: mapOrigins(config),
    mailReaders: mailReaders(config),
    hasMock: config.NODE_ENV !== 'production',
    newMembers: config.NEW_MEMBERS,
    messagesKeptDays: config.MESSAGES_KEPT_DAYS,
    boardsEvery: 1_000,
    outside: {
      mail: config.SMTP_URL ? 'sent' : 'kept',
      files: config.FILES === 'disk' ? 'disk' : 'bucket',
    },
    onReady: ready.resolve,
  })
  // Side by side, as each may take its time to finish what it has begun.
  opened.defer(async () => {
    await Promise.all([app.close(), stopJobs()])
  })
  await startJobs()
  await app.listen({ port: config.PORT, host: config.HOST, backlog }).catch((error: unknown) => {
    throw explainListening(error, config)
  })

  explainMail(log, config)
  showDemo(demo)
  const isReady = await Promise.race([ready.promise.then(() => true), stop.then(() => false)])
  if (isReady) log.info(`Soundings ${projectVersion} is ready at ${addressOf(app, config)}`)

  log.info(`${await stop}: stopping`)
  setTimeout(() => process.exit(1), patience).unref()
}
