import type { Access } from '@soundings/contract/route'
import type { SiteFacts } from '@soundings/contract/sites'
import { nothingKnown } from '@soundings/rules/sites'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll } from 'vitest'
import { listenForChanges } from '#db/changes.ts'
import type { WebApp } from '#http/web.ts'
import { buildApp } from '#src/app.ts'
import type { World } from '#src/world.ts'
import { testDatabase } from './database.ts'

const levels = ['member', 'editor', 'moderator', 'admin'] as const

/** In tests a header says who asks. */
export const asRole = (role: Access): Record<string, string> =>
  role === 'public' ? {} : { 'x-test-role': role }

/** The whole app on a database of its own; both end with the test file. */
export const testApp = async ({
  web,
}: {
  web?: WebApp
} = {}): Promise<{
  app: FastifyInstance
  world: World
  connectionString: string
}> => {
  const { connectionString, ...database } = await testDatabase()
  const changes = await listenForChanges({ connectionString, onTrouble: () => undefined })
  const log = pino({ level: 'silent' })
  const world: World = { ...database, changes, clock: () => new Date('2026-06-01T12:00:00Z'), log }
  const app = await buildApp({
    world,
    identify: async ({ headers }) => levels.find((level) => level === headers['x-test-role']) ?? null,
    web,
    version: '0.0.0-test',
    trustedProxies: [],
    maxConnections: 100,
    origin: 'http://localhost:3000',
    bases: { satellite: { kind: 'bundled' }, roadmap: { kind: 'bundled' } },
    mapOrigins: [],
  })
  afterAll(async () => {
    await app.close()
    await changes.close()
  })
  return { app, world, connectionString }
}

/** A site with the facts given and nothing else known. */
export const buildFacts = (facts: Partial<SiteFacts> = {}): SiteFacts => ({
  ...nothingKnown(),
  siteName: 'Test Reef',
  coordinates: [34, 27],
  ...facts,
})
