import type { FastifyBaseLogger } from 'fastify'
import type { Changes } from '#db/changes.ts'
import type { Database } from '#db/client.ts'
import type { RateLimits } from '#http/rate-limits.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Blobs } from './blobs.ts'
import type { BotChecker } from './bots.ts'
import type { Embedder } from './embedder.ts'
import type { FlagSource } from './flags.ts'
import type { IdentityProvider } from './identity.ts'
import type { LanguageModel } from './language-model.ts'
import type { Photos } from './photos.ts'
import type { Pictures, TextOutlines } from './pictures.ts'
import type { Push } from './push.ts'

/** All that the app needs from outside. A feature asks for the parts it uses: `Pick<World, 'db' | 'clock'>`. */
export type Dependencies = Pick<Database, 'db' | 'ping'> & {
  blobs: Blobs
  bots: BotChecker
  changes: Pick<Changes, 'on' | 'isListening'>
  clock: () => Date
  embedder: Embedder
  flags: FlagSource
  identity: IdentityProvider
  jobs: Jobs
  /** Words answers, where one is set up. */
  languageModel: LanguageModel | undefined
  outlines: TextOutlines
  limits: RateLimits
  mail: Mailer
  photos: Photos
  pictures: Pictures
  push: Push
  /** A folder for files on their way; what lies there is of no use to anybody after a restart. */
  scratch: string
  log: FastifyBaseLogger
}
