import type { Config } from './config.ts'
import { listenForChanges } from './db/changes.ts'
import type { Ground } from './ground.ts'
import { openFiles } from './ground-files.ts'
import { openRateLimits } from './http/rate-limits.ts'
import type { IdentityProvider } from './identity.ts'
import { openJobs } from './jobs/jobs.ts'
import { openMailer } from './mail/mailer.ts'
import { openBots } from './outside/bots.ts'
import { openEmbedder } from './outside/embedder.ts'
import { flagsFile } from './outside/flags-file.ts'
import { flagsServer } from './outside/flags-server.ts'
import { localIdentity } from './outside/identity-local/index.ts'
import { openLanguageModel } from './outside/language-model.ts'
import { openLetters } from './outside/letters-harfbuzz.ts'
import { openDelivery } from './outside/mail.ts'
import { openPictures } from './outside/pictures-sharp.ts'
import { flagsPath } from './project.ts'
import type { World } from './world.ts'

const openFlags = ({ FLAGS_URL, FLAGS_FILE = flagsPath }: Config, log: World['log']) =>
  FLAGS_URL ? flagsServer(FLAGS_URL) : flagsFile(FLAGS_FILE, log)

const openIdentity = async (
  { IDENTITY, PUBLIC_URL: origin, ...config }: Config,
  outside: Pick<World, 'db' | 'clock' | 'mail' | 'log'>,
): Promise<IdentityProvider> => {
  if (IDENTITY === 'local') return localIdentity({ ...outside, origin })
  // Only who uses it pays for loading it.
  const { cognitoIdentity } = await import('./outside/identity-cognito/index.ts')
  const pool = {
    poolId: config.COGNITO_USER_POOL_ID ?? '',
    clientId: config.COGNITO_CLIENT_ID ?? '',
    clientSecret: config.COGNITO_CLIENT_SECRET,
    endpoint: config.COGNITO_ENDPOINT,
    issuer: config.COGNITO_ISSUER,
  }
  return cognitoIdentity(pool, { ...outside, origin })
}

/** A world whose jobs run from `start` on. */
type Opened = { world: World; startJobs: () => Promise<void>; stopJobs: () => Promise<void> }

/** Everything outside that the configuration names; what has to be closed is deferred to `opened`. */
export const openWorld = async (
  config: Config,
  ground: Ground,
  log: World['log'],
  opened: AsyncDisposableStack,
): Promise<Opened> => {
  const changes = await listenForChanges({
    connectionString: ground.connectionString,
    onTrouble: (err) => log.warn({ err }, 'lost the line to the database; reconnecting'),
  })
  opened.defer(changes.close)
  const clock = () => new Date()
  const jobs = openJobs({ ...ground, log })
  const limits = openRateLimits({ ...ground, clock, jobs, isTest: config.SOUNDINGS_TEST })
  const delivery = openDelivery(config, { ...ground, clock, jobs })
  opened.defer(delivery.close)
  const mail = openMailer({ jobs, log }, delivery.deliver)
  const flags = openFlags(config, log)
  opened.defer(flags.close)
  const bots = openBots(config, { ...ground, clock, jobs, log })
  const identity = await openIdentity(config, { ...ground, clock, mail, log })
  const files = await openFiles(config, opened)
  const drawing = { letters: openLetters(), pictures: openPictures() }
  return {
    world: {
      ...ground,
      ...drawing,
      ...files,
      bots,
      changes,
      clock,
      embedder: openEmbedder(config),
      languageModel: openLanguageModel(config),
      flags,
      identity,
      jobs,
      limits,
      mail,
      log,
    },
    startJobs: jobs.start,
    stopJobs: jobs.close,
  }
}
