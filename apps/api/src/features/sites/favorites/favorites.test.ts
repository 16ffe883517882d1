import { favoriteLimits } from '@soundings/contract/favorites'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { favorites } from '#db/schema/contributions.ts'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { addPerson, type Headers } from '#src/testing/people.ts'
import { addSite, addSites, buildRow } from '#src/testing/sites.ts'
import { personalFavorites } from './personal-favorites.ts'

const { app, deps, passTime } = await testApp()
const unknown = '0191d8a0-0000-7000-8000-000000000000'

const call = (method: 'POST' | 'DELETE', siteId: string, headers: Headers = {}) =>
  app.inject({ method, url: `/api/sites/${siteId}/favorite`, headers })
const add = (siteId: string, headers?: Headers) => call('POST', siteId, headers)
const remove = (siteId: string, headers?: Headers) => call('DELETE', siteId, headers)
const mine = async (headers: Headers): Promise<string[]> =>
  (await app.inject({ url: '/api/sites/favorites', headers })).json().ids
const rowsOf = (userId: string) => deps.db.select().from(favorites).where(eq(favorites.userId, userId))

describe('favourites', () => {
  it('are listed newest first, each person’s own, and kept by no cache', async () => {
    const [one, other] = [await addPerson(deps), await addPerson(deps)]
    const ids = [await addSite(deps.db), await addSite(deps.db), await addSite(deps.db)]
    for (const id of ids) {
      passTime(1_000)
      const answer = await add(id, one.headers)
      expect([answer.statusCode, answer.json()]).toEqual([200, { isFavorited: true }])
    }
    expect(await mine(one.headers)).toEqual(ids.toReversed())
    expect(await mine(other.headers)).toEqual([])
    const { headers } = await app.inject({ url: '/api/sites/favorites', headers: one.headers })
    expect(headers['cache-control']).toBe('private, no-store')
  })

  it('are one row however often one person presses at once', async () => {
    const { id, headers } = await addPerson(deps)
    const site = await addSite(deps.db)
    const answers = await Promise.all(Array.from({ length: 50 }, () => add(site, headers)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200))
    expect(await rowsOf(id)).toHaveLength(1)
    expect(await mine(headers)).toEqual([site])
  })

  it('keep the time at which they became favourites', async () => {
    const { id, headers } = await addPerson(deps)
    const site = await addSite(deps.db)
    await add(site, headers)
    const [before] = await rowsOf(id)
    passTime(60_000)
    await add(site, headers)
    expect(await rowsOf(id)).toEqual([before])
  })

  it('can be taken back, also twice and also when they never were', async () => {
    const { headers } = await addPerson(deps)
    const site = await addSite(deps.db)
    await add(site, headers)
    for (const id of [site, site, unknown]) {
      const answer = await remove(id, headers)
      expect([answer.statusCode, answer.json()]).toEqual([200, { isFavorited: false }])
    }
    expect(await mine(headers)).toEqual([])
  })

  it('are sites that the person sees', async () => {
    const author = await addPerson(deps)
    const other = await addPerson(deps)
    const moderator = await addPerson(deps, { groups: ['moderator'] })
    const row = { ...buildRow({}, 'pending'), createdBy: author.id }
    await deps.db.insert(sites).values(row)
    expect((await add(row.id, author.headers)).statusCode).toBe(200)
    expect((await add(row.id, moderator.headers)).statusCode).toBe(200)
    expect((await add(row.id, other.headers)).statusCode).toBe(404)
    expect((await add(unknown, other.headers)).statusCode).toBe(404)
    expect((await add('1', other.headers)).statusCode).toBe(400)
    expect(await rowsOf(other.id)).toEqual([])
  })

  it('disappear with a site that is taken away, and come back with it', async () => {
    const { headers } = await addPerson(deps)
    const site = await addSite(deps.db)
    await add(site, headers)
    const become = (approvalStatus: 'removed' | 'approved') =>
      deps.db.update(sites).set({ approvalStatus }).where(eq(sites.id, site))
    await become('removed')
    expect(await mine(headers)).toEqual([])
    expect((await add(site, headers)).statusCode).toBe(404)
    await become('approved')
    expect(await mine(headers)).toEqual([site])
  })

  it('are at most 5,000, and those that are there stay', async () => {
    const { id, headers } = await addPerson(deps)
    const ids = await addSites(deps.db, Array(favoriteLimits.max).fill({}))
    const rows = ids.map((siteId) => ({ userId: id, siteId, createdAt: deps.clock() }))
    await deps.db.insert(favorites).values(rows)
    const answer = await add(await addSite(deps.db), headers)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        code: 'too-many',
        message: 'You’ve reached the maximum of 5,000 favorites. Remove some to add more.',
      },
    ])
    expect((await add(ids[0] ?? '', headers)).statusCode).toBe(200)
    await remove(ids[0] ?? '', headers)
    expect((await add(ids[0] ?? '', headers)).statusCode).toBe(200)
  })

  it('cannot be pressed without end', async () => {
    const { headers } = await addPerson(deps)
    const site = await addSite(deps.db)
    let last = 200
    for (let n = 0; n < 1_201; n++) last = (await (n % 2 === 0 ? add : remove)(site, headers)).statusCode
    expect(last).toBe(429)
  })

  it('need a session', async () => {
    const site = await addSite(deps.db)
    for (const answer of [await add(site), await remove(site), await app.inject('/api/sites/favorites')]) {
      expect(answer.statusCode).toBe(401)
      expect(answer.json().code).toBe('signed-out')
    }
  })

  it('are handed over with the person’s data, and go with the account', async () => {
    const { id, headers } = await addPerson(deps)
    const site = await addSite(deps.db, { siteName: 'Jackson Reef' })
    await add(site, headers)
    const zip = unzipSync((await app.inject({ url: '/api/auth/export', headers })).rawPayload)
    expect(JSON.parse(strFromU8(zip['favorites.json'] ?? new Uint8Array()))).toEqual([
      { siteId: site, siteName: 'Jackson Reef', since: deps.clock().toISOString() },
    ])
    await personalFavorites.leave(deps.db, id, 'anonymise')
    expect(await rowsOf(id)).toEqual([])
  })
})
