import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteFacts } from '@soundings/contract/sites'
import { nothingKnown } from '@soundings/rules/sites'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll } from 'vitest'
import { listenForChanges } from '#db/changes.ts'
import { openRateLimits } from '#http/rate-limits.ts'
import type { WebApp } from '#http/web.ts'
import { diskBlobs } from '#outside/blobs-disk.ts'
import { noBotCheck } from '#outside/bot-none.ts'
import { builtinEmbedder } from '#outside/embedder-builtin/index.ts'
import { flagsFile } from '#outside/flags-file.ts'
import { localIdentity } from '#outside/identity-local/index.ts'
import { openLetters } from '#outside/letters-harfbuzz.ts'
import { mailOutbox } from '#outside/mail-outbox.ts'
import { openPhotos } from '#outside/photos-sharp/index.ts'
import { openPictures } from '#outside/pictures-sharp.ts'
import { buildApp } from '#src/app.ts'
import type { BotChecker } from '#src/bots.ts'
import type { IdentityProvider } from '#src/identity.ts'
import { openJobs } from '#src/jobs/jobs.ts'
import { openMailer } from '#src/mail/mailer.ts'
import { flagsPath } from '#src/project.ts'
import type { World } from '#src/world.ts'
import { sameDatabase, testDatabase } from './database.ts'

const origin = 'http://localhost:3000'

/** The whole app on a database of its own, or on that of another; they end with the test file. */
export const testApp = async ({
  web,
  mailReaders = { people: true, tests: true },
  isTest = true,
  hasMock = true,
  beside,
  bots: botsOf = () => noBotCheck,
  identity: identityOf = (outside) => localIdentity({ ...outside, origin }),
  ...given
}: {
  web?: WebApp
  mailReaders?: { people: boolean; tests: boolean }
  /** Whether many more people may sign up than elsewhere. */
  isTest?: boolean
  /** Whether the assistant's route with fixed data answers. */
  hasMock?: boolean
  /** Another instance, whose database this one shares. */
  beside?: { connectionString: string }
  /** How people are told from programs, instead of not at all. */
  bots?: (outside: Pick<World, 'db' | 'clock' | 'jobs' | 'log'>) => BotChecker
  /** Who proves identities, instead of accounts of our own. */
  identity?: (outside: Pick<World, 'db' | 'clock' | 'mail' | 'log'>) => IdentityProvider
} & Partial<Pick<World, 'flags' | 'blobs' | 'embedder' | 'languageModel'>> = {}): Promise<{
  app: FastifyInstance
  world: World
  connectionString: string
  /** Lets so many milliseconds go by on the app's clock, which stands still otherwise. */
  passTime: (milliseconds: number) => void
}> => {
  const { connectionString, ...database } = beside
    ? sameDatabase(beside.connectionString)
    : await testDatabase()
  const changes = await listenForChanges({ connectionString, onTrouble: () => undefined })
  const log = pino({ level: 'silent' })
  let now = Date.parse('2026-06-01T12:00:00Z')
  const clock = () => new Date(now)
  const drawing = { letters: openLetters(), pictures: openPictures() }
  const folder = await mkdtemp(join(tmpdir(), 'soundings-'))
  const photos = openPhotos()
  const files = { blobs: diskBlobs(join(folder, 'files')), photos, scratch: folder }
  const jobs = openJobs({ ...database, log, connectionString })
  const limits = openRateLimits({ ...database, clock, jobs, isTest })
  const mail = openMailer({ jobs, log }, mailOutbox({ ...database, clock, jobs }))
  const identity = identityOf({ ...database, clock, mail, log })
  const bots = botsOf({ ...database, clock, jobs, log })
  const flags = flagsFile(flagsPath, log)
  const world: World = {
    ...database,
    ...drawing,
    ...files,
    bots,
    changes,
    clock,
    embedder: builtinEmbedder,
    flags,
    identity,
    jobs,
    languageModel: undefined,
    limits,
    mail,
    log,
    ...given,
  }
  const app = await buildApp({
    world,
    web,
    version: '0.0.0-test',
    trustedProxies: [],
    maxConnections: 100,
    origin,
    bases: { satellite: { kind: 'bundled' }, roadmap: { kind: 'bundled' } },
    mapOrigins: [],
    mailReaders,
    hasMock,
  })
  await jobs.start()
  afterAll(async () => {
    await app.close()
    await jobs.close()
    flags.close()
    await changes.close()
    photos.close()
    await rm(folder, { recursive: true, force: true })
  })
  const passTime = (milliseconds: number) => {
    now += milliseconds
  }
  return { app, world, connectionString, passTime }
}

/** A site with the facts given and nothing else known. */
export const buildFacts = (facts: Partial<SiteFacts> = {}): SiteFacts => ({
  ...nothingKnown(),
  siteName: 'Test Reef',
  coordinates: [34, 27],
  ...facts,
})
