import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { mapOrigins, readBaseMaps } from './base-maps.ts'
import type { Config } from './config.ts'
import { listenForChanges } from './db/changes.ts'
import { readStarterSites, sitesIntake } from './features/sites/index.ts'
import { openGround } from './ground.ts'
import { readWebApp } from './http/web.ts'
import { createLog } from './log.ts'
import { projectVersion, webFolder } from './project.ts'
import { StartError } from './start-error.ts'
import type { World } from './world.ts'

/** A stop that takes longer than this, in milliseconds, ends the process. */
const patience = 14_000

/** Fills an empty database. Of several servers that start at once, one does it. */
const seedOnce = ({ db, clock, log }: Pick<World, 'db' | 'clock' | 'log'>) =>
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
      `Port ${PORT} is taken by another program. Stop it, or choose another: PORT=3001 npm start`,
    )
  if (code === 'EACCES')
    return new StartError(`Port ${PORT} may not be used by this user. Choose one above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST=${HOST} is not an address of this machine.`)
  return error
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
 * Opens the world, puts the app on it, listens until a signal comes, and closes all of it again in reverse order;
 * so too when a step of the opening fails.
 */
export const serve = async (config: Config): Promise<void> => {
  const log = createLog(config)
  const stop = stopRequested()
  await using opened = new AsyncDisposableStack()

  const ground = await openGround(config, 'serve', {
    say: (line) => log.info(line),
    onIdleError: (err) => log.warn({ err }, 'a database connection broke'),
  })
  opened.defer(ground.close)
  if (ground.applied > 0) log.info(`migrated the database (${ground.applied} steps)`)

  const changes = await listenForChanges({
    connectionString: ground.connectionString,
    onTrouble: (err) => log.warn({ err }, 'lost the line to the database; reconnecting'),
  })
  opened.defer(changes.close)
  const world: World = { ...ground, changes, clock: () => new Date(), log }
  if (config.SEED) await seedOnce(world)

  const web = readWebApp(webFolder)
  if (!web) log.warn('the web app is not built, so only /api answers; `npm start` builds it')
  const app = await buildApp({
    world,
    identify: async () => null,
    web,
    version: projectVersion,
    trustedProxies: config.TRUSTED_PROXIES,
    maxConnections: config.MAX_CONNECTIONS,
    origin: config.PUBLIC_URL,
    bases: readBaseMaps(config),
    mapOrigins: mapOrigins(config),
  })
  opened.defer(() => app.close())
  await app.listen({ port: config.PORT, host: config.HOST }).catch((error: unknown) => {
    throw explainListening(error, config)
  })

  log.info(`Soundings ${projectVersion} is ready at ${addressOf(app, config)}`)

  log.info(`${await stop}: stopping`)
  setTimeout(() => process.exit(1), patience).unref()
}
