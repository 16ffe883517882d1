import { openBots } from '#adapters/bots.ts'
import { openEmbedder } from '#adapters/embedder.ts'
import { flagsFile } from '#adapters/flags-file.ts'
import { flagsServer } from '#adapters/flags-server.ts'
import { localIdentity } from '#adapters/identity-local/index.ts'
import { openLanguageModel } from '#adapters/language-model.ts'
import { openDelivery } from '#adapters/mail.ts'
import { openPictures } from '#adapters/pictures-sharp.ts'
import { pushHttps } from '#adapters/push-https.ts'
import { openTextOutlines } from '#adapters/text-outlines-harfbuzz.ts'
import type { Config } from '#config/config.ts'
import { flagsPath } from '#config/project.ts'
import { listenForChanges } from '#db/changes.ts'
import { openRateLimits } from '#http/rate-limits.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { IdentityProvider } from '#ports/identity.ts'
import { limitedActions } from '../app/app-features.ts'
import { openJobs } from '../jobs/jobs.ts'
import { openMailer } from '../mail/mailer.ts'
import type { OpenDatabase } from './database-bootstrap.ts'
import { openFiles } from './open-files.ts'

const openFlags = ({ FLAGS_URL, FLAGS_FILE = flagsPath }: Config, log: Dependencies['log']) =>
  FLAGS_URL ? flagsServer(FLAGS_URL) : flagsFile(FLAGS_FILE, log)

const openIdentity = async (
  { IDENTITY, PUBLIC_URL: origin, ...config }: Config,
  deps: Pick<Dependencies, 'db' | 'clock' | 'mail' | 'log'>,
): Promise<IdentityProvider> => {
  if (IDENTITY === 'local') return localIdentity({ ...deps, origin })
  // Only who uses it pays for loading it.
  const { cognitoIdentity } = await import('#adapters/identity-cognito/index.ts')
  const pool = {
    poolId: config.COGNITO_USER_POOL_ID ?? '',
    clientId: config.COGNITO_CLIENT_ID ?? '',
    clientSecret: config.COGNITO_CLIENT_SECRET,
    endpoint: config.COGNITO_ENDPOINT,
    issuer: config.COGNITO_ISSUER,
  }
  return cognitoIdentity(pool, { ...deps, origin })
}

/** The dependencies, whose jobs run from `start` on. */
type Opened = { deps: Dependencies; startJobs: () => Promise<void>; stopJobs: () => Promise<void> }

/** Everything outside that the configuration names; what has to be closed is deferred to `opened`. */
export const openDependencies = async (
  config: Config,
  database: OpenDatabase,
  log: Dependencies['log'],
  opened: AsyncDisposableStack,
): Promise<Opened> => {
  const changes = await listenForChanges({
    connectionString: database.connectionString,
    onError: (err) => log.warn({ err }, 'lost the line to the database; reconnecting'),
  })
  opened.defer(changes.close)
  const clock = () => new Date()
  const jobs = openJobs({ ...database, log })
  const limits = openRateLimits({
    ...database,
    clock,
    jobs,
    actions: limitedActions,
    isTest: config.SOUNDINGS_TEST,
  })
  const delivery = openDelivery(config, { ...database, clock, jobs })
  opened.defer(delivery.close)
  const mail = openMailer({ jobs, log }, delivery.deliver)
  const flags = openFlags(config, log)
  opened.defer(flags.close)
  const bots = openBots(config, { ...database, clock, jobs, log })
  const identity = await openIdentity(config, { ...database, clock, mail, log })
  const files = await openFiles(config, opened)
  const drawing = { outlines: openTextOutlines(), pictures: openPictures() }
  return {
    deps: {
      ...database,
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
      push: pushHttps({ services: config.PUSH_SERVICES, allowsLocal: config.SOUNDINGS_TEST }),
      log,
    },
    startJobs: jobs.start,
    stopJobs: jobs.close,
  }
}
