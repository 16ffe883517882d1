import { type FeaturedRegion, featuredLimits } from '@soundings/contract/featured'
import { describe, expect, it } from 'vitest'
import { reportMonths } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addSite, addSites } from '#src/testing/sites.ts'

const { app, deps } = await testApp()
/** The clock of the test app stands in June. */
const june = 6

const list = async (query = ''): Promise<{ month: number; items: FeaturedRegion[] }> => {
  const answer = await app.inject(`/api/sites/featured/regions${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const namesOf = async (query?: string) => (await list(query)).items.map(({ name }) => name)

type Where = { country: string; region?: string | null; at: [number, number]; bestMonths?: number[] }
const add = (count: number, { country, region = null, at: [lng, lat], bestMonths = [5, 6, 7] }: Where) =>
  addSites(
    deps.db,
    Array.from({ length: count }, (_, index) => ({
      siteName: `${region ?? country} ${index}`,
      country,
      region,
      city: null,
      coordinates: [lng + index / 100, lat] as [number, number],
      bestMonths,
      hazards: [],
      waterBodyType: 'sea' as const,
    })),
  )

describe('regions of the month', () => {
  it('are none without sites', async () => {
    await deps.db.delete(sites)
    await eventually(async () => expect(await list()).toEqual({ month: june, items: [] }))
  })

  it('are those at their best, with their months, water and number of sites', async () => {
    await add(4, { country: 'Malta', region: 'Gozo', at: [14.2, 36] })
    await add(3, { country: 'malta', region: 'GOZO', at: [14.3, 36] })
    await add(5, { country: 'Egypt', region: 'Dahab', at: [34.5, 28.5], bestMonths: [10, 11] })
    await add(3, { country: 'Fiji', at: [178, -18] })
    await eventually(async () => expect(await namesOf()).toEqual(['Gozo', 'Fiji']))
    const [gozo, fiji] = (await list()).items
    expect(gozo).toMatchObject({ kind: 'region', country: 'Malta', count: 7, bestMonths: [5, 6, 7] })
    expect(gozo?.bounds).toEqual([14.2, 36, 14.32, 36])
    expect(fiji).toMatchObject({ kind: 'country', country: null, count: 3 })
  })

  it('tell the temperature that divers measured in the month, else a guess', async () => {
    expect((await list()).items.map(({ water }) => water.isMeasured)).toEqual([false, false])
    const [site] = await add(1, { country: 'Malta', region: 'Gozo', at: [14.2, 36] })
    if (!site) throw new Error('No site was added')
    await deps.db.insert(reportMonths).values([
      { siteId: site, month: june, counts: { n: 4, 't:21': 3, 't:25': 1, 'v:20': 4 } },
      { siteId: site, month: 1, counts: { n: 9, 't:15': 9 } },
    ])
    await eventually(async () =>
      expect((await list()).items[0]?.water).toEqual({ celsius: 22, isMeasured: true }),
    )
  })

  it('leave out what nobody may dive or nobody may see', async () => {
    const closed = { country: 'Palau', region: 'Rock Islands', bestMonths: [june], city: null }
    for (let at = 0; at < 4; at++)
      await addSite(deps.db, {
        ...closed,
        siteName: `Shut ${at}`,
        accessStatus: 'closed',
        accessStatusReason: 'Closed to divers',
      })
    for (let at = 0; at < 4; at++) await addSite(deps.db, { ...closed, siteName: `New ${at}` }, 'pending')
    await add(3, { country: 'Belize', at: [-87, 17] })
    await eventually(async () => expect(await namesOf()).toContain('Belize'))
    expect(await namesOf()).not.toContain('Rock Islands')
    expect(await namesOf()).not.toContain('Palau')
  })

  it('come those within reach of a place first, the nearest before the others, and not only those', async () => {
    expect((await namesOf())[0]).toBe('Gozo')
    expect((await namesOf('?lat=20&lng=-90'))[0]).toBe('Belize')
    for (const [at, country] of [
      'Aland',
      'Borland',
      'Corland',
      'Dorland',
      'Erland',
      'Forland',
      'Gorland',
    ].entries())
      await add(3, { country, at: [10 + at, 45] })
    await eventually(async () =>
      expect(await list()).toMatchObject({ items: { length: featuredLimits.regions } }),
    )
    const near = await namesOf('?lat=45&lng=16')
    expect(near.slice(0, featuredLimits.nearRegions)).toEqual(['Gorland', 'Forland', 'Erland', 'Dorland'])
    expect(near[featuredLimits.nearRegions]).toBe('Gozo')
    expect(new Set(near).size).toBe(featuredLimits.regions)
  })

  it('refuse a place that is none', async () => {
    const answer = await app.inject('/api/sites/featured/regions?lat=91&lng=0')
    expect(answer.statusCode).toBe(400)
  })
})
