import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { builtinEmbedder } from '#adapters/embedder-builtin/index.ts'
import { siteEmbeddings } from '#db/schema/search.ts'
import { sites } from '#db/schema/sites.ts'
import type { Embedder } from '#ports/embedder.ts'
import { testApp } from '#src/testing/app.ts'
import { addPerson, asLevel } from '#src/testing/people.ts'
import { addSite, addSites } from '#src/testing/sites.ts'
import { embedChangedSites } from './embed-sites.ts'

let embedded: string[] = []
let failing = 0
/** The built-in one, a few texts at a time, which tells what it was given and fails when it is told to. */
const watched: Embedder = {
  ...builtinEmbedder,
  batch: 3,
  embed: async (texts, signal) => {
    if (failing > 0) {
      failing--
      throw new Error('away')
    }
    embedded.push(...texts.map((text) => text.split('\n')[0] ?? ''))
    return builtinEmbedder.embed(texts, signal)
  },
}
const { app, deps } = await testApp({ embedder: watched })
const { db } = deps
const admin = await asLevel(deps, 'admin')

const soon = { timeout: 20_000, interval: 50 }
const current = async () => {
  const rows = await db
    .select({ name: sites.siteName, made: siteEmbeddings.revision, is: sites.revision })
    .from(siteEmbeddings)
    .innerJoin(sites, eq(sites.id, siteEmbeddings.siteId))
  return rows.flatMap(({ name, made, is }) => (made === is ? name : [])).sort()
}
const start = (force: boolean) =>
  app.inject({ method: 'POST', url: `/api/admin/embeddings/backfill?force=${force}`, headers: admin })
const progress = async () =>
  (await app.inject({ url: '/api/admin/embeddings', headers: admin })).json().backfill

describe('embedding', () => {
  it('begins only when the server can answer', async () => {
    const begin = Promise.withResolvers<void>()
    const add = vi.fn(async () => undefined)
    const jobs = { ...deps.jobs, add, register: () => undefined }
    const { close } = embedChangedSites({ ...deps, jobs }, watched, begin.promise)
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(add).not.toHaveBeenCalled()
    begin.resolve()
    await expect.poll(() => add.mock.calls.length, soon).toBe(1)
    close()
  })

  it('happens by itself to sites that are added, edited or approved, and to no others', async () => {
    const pending = await addSite(db, { siteName: 'Waiting' }, 'pending')
    const [first] = await addSites(db, [{ siteName: 'Anchor' }, { siteName: 'Barge' }])
    await expect.poll(current, soon).toEqual(['Anchor', 'Barge'])
    embedded = []
    await db
      .update(sites)
      .set({ description: 'Now with words.' })
      .where(eq(sites.id, first ?? ''))
    await expect.poll(() => embedded, soon).toEqual(['Anchor'])
    await db.update(sites).set({ approvalStatus: 'approved' }).where(eq(sites.id, pending))
    await expect.poll(current, soon).toEqual(['Anchor', 'Barge', 'Waiting'])
    expect(embedded).toEqual(['Anchor', 'Waiting'])
  })

  it('goes on after the embedder was away', async () => {
    failing = 1
    embedded = []
    await addSite(db, { siteName: 'Cave' })
    await expect.poll(current, soon).toEqual(['Anchor', 'Barge', 'Cave', 'Waiting'])
  })
})

describe('a question', () => {
  it('is answered although its meaning cannot be told', async () => {
    const ask = () => app.inject({ method: 'POST', url: '/api/ai/query', payload: { text: 'anchor' } })
    await expect.poll(async () => (await app.inject('/api/sites?q=anchor')).json().total).toBe(1)
    failing = 1
    expect((await ask()).json().totalSites).toBe(1)
    failing = 0
  })
})

describe('a backfill', () => {
  it('is for admins only', async () => {
    for (const headers of [{}, (await addPerson(deps)).headers, await asLevel(deps, 'moderator')]) {
      const answer = await app.inject({ method: 'POST', url: '/api/admin/embeddings/backfill', headers })
      expect([401, 403]).toContain(answer.statusCode)
    }
    expect(await progress()).toBeNull()
  })

  it('has nothing to do when all vectors are there', async () => {
    embedded = []
    const answer = await start(false)
    expect([answer.statusCode, answer.json()]).toEqual([202, { processed: 0 }])
    await expect.poll(progress, soon).toMatchObject({ state: 'done', processed: 0, total: 0 })
    expect(embedded).toEqual([])
  })

  it('computes all of them anew with force, and tells how far it is', async () => {
    embedded = []
    expect((await start(true)).json()).toEqual({ processed: 4 })
    await expect.poll(progress, soon).toMatchObject({ state: 'done', processed: 4, total: 4 })
    expect(embedded.sort()).toEqual(['Anchor', 'Barge', 'Cave', 'Waiting'])
  })

  it('that was interrupted goes on where it was', async () => {
    embedded = []
    // The second batch fails, as if the process had died between the two.
    const untouched = watched.embed
    let batches = 0
    watched.embed = async (texts, signal) => {
      if (++batches === 2) throw new Error('killed')
      return untouched(texts, signal)
    }
    expect((await start(true)).json()).toEqual({ processed: 4 })
    await expect.poll(async () => (await progress()).processed, soon).toBe(3)
    expect((await progress()).state).toBe('running')
    expect((await start(true)).json()).toEqual({ processed: 4 })
    await expect.poll(progress, soon).toMatchObject({ state: 'done', processed: 4 })
    expect(embedded).toHaveLength(4)
    watched.embed = untouched
  })
})
