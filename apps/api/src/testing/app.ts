import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteFacts } from '@soundings/contract/sites'
import { nothingKnown } from '@soundings/rules/sites'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll, afterEach, expect } from 'vitest'
import { diskBlobs } from '#adapters/blobs-disk.ts'
import { noBotCheck } from '#adapters/bot-none.ts'
import { builtinEmbedder } from '#adapters/embedder-builtin/index.ts'
import { flagsFile } from '#adapters/flags-file.ts'
import { localIdentity } from '#adapters/identity-local/index.ts'
import { mailOutbox } from '#adapters/mail-outbox.ts'
import { openPhotos } from '#adapters/photos-sharp/index.ts'
import { openPictures } from '#adapters/pictures-sharp.ts'
import { pushHttps } from '#adapters/push-https.ts'
import { openTextOutlines } from '#adapters/text-outlines-harfbuzz.ts'
import { flagsPath } from '#config/project.ts'
import { listenForChanges } from '#db/changes.ts'
import { undocumented } from '#http/errors.ts'
import { openRateLimits } from '#http/rate-limits.ts'
import type { WebApp } from '#http/web.ts'
import type { BotChecker } from '#ports/bots.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { IdentityProvider } from '#ports/identity.ts'
import { buildApp } from '#src/app/app.ts'
import { limitedActions } from '#src/app/app-features.ts'
import { openMailer } from '#src/mail/mailer.ts'
import { catchUpFirst } from './caught-up.ts'
import { sameDatabase, testDatabase } from './database.ts'
import { jobsOnDemand } from './jobs.ts'

const origin = 'http://localhost:3000'

/** The whole app on a database of its own, or on that of another; they end with the test file. */
export const testApp = async ({
  web,
  mailReaders = { people: true, tests: true },
  isTest = true,
  hasMock = true,
  newMembers = 'new',
  messagesKeptDays,
  catchesUp = false,
  beside,
  bots: botsOf = () => noBotCheck,
  identity: identityOf = (deps) => localIdentity({ ...deps, origin }),
  ...given
}: {
  web?: WebApp
  mailReaders?: { people: boolean; tests: boolean }
  /** Whether many more people may sign up than elsewhere. */
  isTest?: boolean
  /** Whether the assistant's route with fixed data answers. */
  hasMock?: boolean
  /** What those count as who are new. */
  newMembers?: 'new' | 'trusted'
  /** So many days messages are kept; for ever where it is left out. */
  messagesKeptDays?: number
  /** Whether requests wait until the app has heard of all changes, as tests must that write and read lists which are kept. */
  catchesUp?: boolean
  /** Another instance, whose database this one shares. */
  beside?: { connectionString: string }
  /** How people are told from programs, instead of not at all. */
  bots?: (deps: Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'log'>) => BotChecker
  /** Who proves identities, instead of accounts of our own. */
  identity?: (deps: Pick<Dependencies, 'db' | 'clock' | 'mail' | 'log'>) => IdentityProvider
} & Partial<Pick<Dependencies, 'flags' | 'blobs' | 'embedder' | 'languageModel' | 'push'>> = {}): Promise<{
  app: FastifyInstance
  deps: Dependencies
  connectionString: string
  /** Moves the app's clock forward by this many milliseconds; otherwise it stands still. */
  passTime: (milliseconds: number) => void
}> => {
  const { connectionString, ...database } = beside
    ? sameDatabase(beside.connectionString)
    : await testDatabase()
  const changes = await listenForChanges({ connectionString, onError: () => undefined })
  const missing: string[] = []
  const log = pino(
    { level: 'warn' },
    { write: (line) => void (line.includes(undocumented) && missing.push(line)) },
  )
  afterEach(() => expect(missing.splice(0)).toEqual([]))
  let now = Date.parse('2026-06-01T12:00:00Z')
  const clock = () => new Date(now)
  const drawing = { outlines: openTextOutlines(), pictures: openPictures() }
  const folder = await mkdtemp(join(tmpdir(), 'soundings-'))
  const photos = openPhotos()
  const files = { blobs: diskBlobs(join(folder, 'files')), photos, scratch: folder }
  const jobs = jobsOnDemand({ ...database, log, connectionString })
  const limits = openRateLimits({ ...database, clock, jobs, actions: limitedActions, isTest })
  const mail = openMailer({ jobs, log }, mailOutbox({ ...database, clock, jobs }))
  const identity = identityOf({ ...database, clock, mail, log })
  const bots = botsOf({ ...database, clock, jobs, log })
  const flags = flagsFile(flagsPath, log)
  const deps: Dependencies = {
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
    push: pushHttps({ services: [] }),
    log,
    ...given,
  }
  const app = await buildApp({
    deps,
    web,
    version: '0.0.0-test',
    trustedProxies: [],
    maxConnections: 100,
    origin,
    bases: { satellite: { kind: 'bundled' }, roadmap: { kind: 'bundled' } },
    mapOrigins: [],
    mailReaders,
    hasMock,
    newMembers,
    messagesKeptDays,
    outside: { mail: 'kept', files: 'disk' },
  })
  if (catchesUp) catchUpFirst(app, deps)
  jobs.open()
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
  return { app, deps, connectionString, passTime }
}

/** A site with the facts given and nothing else known. */
export const buildFacts = (facts: Partial<SiteFacts> = {}): SiteFacts => ({
  ...nothingKnown(),
  siteName: 'Test Reef',
  coordinates: [34, 27],
  ...facts,
})
