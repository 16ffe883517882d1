import { type FeaturedSite, featuredLimits } from '@soundings/contract/featured'
import { rankFeatured } from '@soundings/rules/featured'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { featuredSites } from '#db/schema/contributions.ts'
import { auditLog } from '#db/schema/people.ts'
import { sites } from '#db/schema/sites.ts'
import type { Person } from '#shared/person.ts'
import { testApp } from '#src/testing/app.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addPerson, asLevel } from '#src/testing/people.ts'
import { addSite, addSites } from '#src/testing/sites.ts'
import { featureFirst } from '../index.ts'
import { readStarterSites } from '../starter.ts'
import { readCandidates } from './featured.repo.ts'
import { featuredService } from './featured.service.ts'

const { app, deps, passTime } = await testApp()
const admin = await asLevel(deps, 'admin')
const starters = (await readStarterSites()).map(({ facts }) => facts)
await addSites(deps.db, starters)
const pending = await addSite(deps.db, { siteName: 'Not yet', description: 'x'.repeat(2_000) }, 'pending')
const day = 24 * 3_600_000

const update = (headers = admin) => app.inject({ method: 'POST', url: '/api/sites/featured/update', headers })
const list = async (query = ''): Promise<{ items: FeaturedSite[]; refreshedAt: string | null }> => {
  const answer = await app.inject(`/api/sites/featured${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const idsOf = async (query?: string) => (await list(query)).items.map(({ id }) => id)
const stored = () => deps.db.select().from(featuredSites)

describe('featured sites', () => {
  it('are ranked on the fly while nothing is stored', async () => {
    const { items, refreshedAt } = await list()
    expect(items).toHaveLength(featuredLimits.listed)
    expect(refreshedAt).toBeNull()
    const expected = rankFeatured(await readCandidates(deps.db), 6, featuredLimits.keptAMonth)
    expect(items.map(({ id }) => id)).toEqual(expected.slice(0, featuredLimits.listed).map(({ id }) => id))
  })

  it('are stored by a job after that, so that visitors do not wait again', async () => {
    await eventually(async () => expect(await stored()).toHaveLength(12 * featuredLimits.keptAMonth))
  })

  it('are ranked for every month when an admin asks, and say so', async () => {
    const answer = await update()
    expect(answer.json().message).toBe('Featured sites refreshed successfully!')
    const rows = await stored()
    expect(answer.json().updated_sites).toBe(new Set(rows.map(({ siteId }) => siteId)).size)
    expect(new Set(rows.map(({ month }) => month)).size).toBe(12)
    for (const [month, ranked] of Map.groupBy(rows, ({ month }) => month)) {
      expect(ranked, String(month)).toHaveLength(featuredLimits.keptAMonth)
      expect(new Set(ranked.map(({ siteId }) => siteId)).size).toBe(featuredLimits.keptAMonth)
    }
    expect(rows.map(({ siteId }) => siteId)).not.toContain(pending)
    await eventually(async () => expect((await list()).refreshedAt).toBe(deps.clock().toISOString()))
  })

  it('are refreshed by two at once', async () => {
    const answers = await Promise.all([update(), update(), update()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await stored()).toHaveLength(12 * featuredLimits.keptAMonth)
  })

  it('are ranked once for all who ask at once, and each of them is written down', async () => {
    const transaction = vi.fn(deps.db.transaction.bind(deps.db))
    const db = new Proxy(deps.db, {
      get: (of, name) => (name === 'transaction' ? transaction : Reflect.get(of, name)),
    })
    const quiet = { register: () => undefined, repeat: () => undefined }
    const { id } = await addPerson(deps, { groups: ['admin'] })
    const service = featuredService({ ...deps, db, jobs: { ...deps.jobs, ...quiet } })
    const person = { id, groups: ['admin' as const] } as Person
    const [one, other] = await Promise.all([service.refresh(person), service.refresh(person)])
    expect(one).toBe(other)
    expect(transaction).toHaveBeenCalledTimes(1)
    const log = await deps.db.select().from(auditLog).where(eq(auditLog.actorId, id))
    expect(log.map(({ action, details }) => [action, details])).toEqual([
      ['featured.update', { count: one }],
      ['featured.update', { count: one }],
    ])
  })

  it('are of several countries, and others in another month', async () => {
    const june = await list()
    expect(new Set(june.items.slice(0, 3).map(({ country }) => country)).size).toBe(3)
    passTime(183 * day)
    const december = await idsOf()
    expect(december).not.toEqual(june.items.map(({ id }) => id))
    passTime(-183 * day)
    expect(await idsOf()).toEqual(june.items.map(({ id }) => id))
  })

  it('begin near a place when one is given', async () => {
    const all = await idsOf()
    const near = await list('?lat=27.8&lng=34.3')
    expect(near.items.map(({ id }) => id)).not.toEqual(all)
    const [first] = near.items
    expect(Math.abs((first?.coordinates[0] ?? 0) - 34.3)).toBeLessThan(30)
    expect(await idsOf('?lat=28.1&lng=33.9')).toEqual(near.items.map(({ id }) => id))
    for (const wrong of ['?lat=91&lng=0', '?lat=x&lng=0', '?lng=181'])
      expect((await app.inject(`/api/sites/featured${wrong}`)).statusCode, wrong).toBe(400)
  })

  it('are public and may be kept with their tag', async () => {
    const { headers } = await app.inject('/api/sites/featured')
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const again = await app.inject({
      url: '/api/sites/featured',
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  it('lose a site at once that is not public any more', async () => {
    const [first = ''] = await idsOf()
    const become = (approvalStatus: 'approved' | 'rejected') =>
      deps.db.update(sites).set({ approvalStatus }).where(eq(sites.id, first))
    await become('rejected')
    await eventually(async () => expect(await idsOf()).not.toContain(first))
    await become('approved')
    await eventually(async () => expect(await idsOf()).toContain(first))
  })

  it('are ranked by a job at the first start, and not at the next', async () => {
    await deps.db.delete(featuredSites)
    await featureFirst(deps)
    await eventually(async () => expect(await stored()).toHaveLength(12 * featuredLimits.keptAMonth))
    const before = await stored()
    passTime(1_000)
    await featureFirst(deps)
    await deps.jobs.settled('refresh-featured-sites', 5_000)
    expect(await stored()).toEqual(before)
  })

  it('are refreshed by admins alone', async () => {
    expect((await update({})).statusCode).toBe(401)
    for (const level of ['member', 'editor', 'moderator'] as const)
      expect((await update(await asLevel(deps, level))).statusCode).toBe(403)
  })
})

describe('without any site', () => {
  it('there is nothing to feature, and nothing fails', async () => {
    await deps.db.delete(sites)
    expect((await update()).json().updated_sites).toBe(0)
    await eventually(async () => expect((await list()).items).toEqual([]))
  })
})
