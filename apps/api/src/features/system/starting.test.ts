import type { FastifyInstance } from 'fastify'
import { expect, it, vi } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { otherConnection } from '#src/testing/database.ts'
import { addSite } from '#src/testing/sites.ts'

const first = await testApp()
const { db } = first.deps
await addSite(db, { siteName: 'Blue Hole', country: 'Egypt', description: 'A green turtle lives here.' })

/** Holds what reports tell of animals, which the assistant needs to know all of a site, until it is let go. */
const holdReports = async () => {
  const holder = await otherConnection(first.connectionString)
  await holder.query('begin')
  await holder.query('lock table report_months in access exclusive mode')
  return { letGo: () => holder.query('rollback') }
}

const patience = { timeout: 15_000, interval: 50 }
const answerOf = async (app: FastifyInstance, url: string) => (await app.inject(url)).statusCode
const askFor = (app: FastifyInstance, text: string) =>
  app.inject({ method: 'POST', url: '/api/ai/query', payload: { text } })
const totalOf = async (app: FastifyInstance) =>
  (await app.inject('/api/sites/facets')).json<{ total: number }>().total
// A renewal that is held up would make the next one wait.
await vi.waitFor(async () => expect(await totalOf(first.app)).toBe(1), patience)

it('answers all else while its catalogue takes long, is not ready, and lets questions wait', async () => {
  const { letGo } = await holdReports()
  const { app } = await testApp({ beside: first })
  const missing = async () =>
    (await app.inject('/api/health/ready')).json<{ issues: { path: string[] }[] }>().issues
  await vi.waitFor(async () => expect(await missing()).toMatchObject([{ path: ['sites'] }]), patience)
  const question = askFor(app, 'sites with turtles')
  for (const url of [
    '',
    '?sort=name',
    '?sort=deepest',
    '?q=blue',
    '?country=Egypt',
    '/facets',
    '/places?q=egypt',
  ])
    expect([url, await answerOf(app, `/api/sites${url}`)]).toEqual([url, 200])
  expect(await answerOf(app, '/api/map/points')).toBe(200)
  expect(await answerOf(app, '/api/health/live')).toBe(200)
  expect(await answerOf(app, '/api/health/ready')).toBe(503)
  await letGo()
  const answer = await question
  expect([answer.statusCode, answer.json().totalSites]).toEqual([200, 1])
  await vi.waitFor(async () => expect(await answerOf(app, '/api/health/ready')).toBe(200), patience)
})

it('stays ready and answers from what it had while a write makes its catalogue anew', async () => {
  const { app } = first
  await vi.waitFor(async () => expect(await answerOf(app, '/api/health/ready')).toBe(200), patience)
  const before = await totalOf(app)
  const { letGo } = await holdReports()
  await addSite(db, { siteName: 'Turtle Town', country: 'Malta', description: 'A green turtle, too.' })
  const isListed = async () => (await app.inject('/api/sites')).body.includes('Turtle Town')
  await vi.waitFor(async () => expect(await isListed()).toBe(true), patience)
  // Longer than a renewal waits for more writes.
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(await answerOf(app, '/api/health/ready')).toBe(200)
  expect(await totalOf(app)).toBe(before)
  expect((await app.inject('/api/sites?q=turtle')).json().total).toBe(before)
  await letGo()
  await vi.waitFor(async () => expect(await totalOf(app)).toBe(before + 1), patience)
})
