import { distanceKm } from '@soundings/rules/geo'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addSite, addSites } from '#src/testing/sites.ts'

const { app, deps } = await testApp({ catchesUp: true })

type Around = { lat: number; lng: number; radius?: number; limit?: number }
type Near = { items: { siteName: string; distance: number; coordinates: [number, number] }[]; total: number }

const search = async (payload: Around): Promise<Near> => {
  const answer = await app.inject({ method: 'POST', url: '/api/sites/search', payload })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const names = async (around: Around) => (await search(around)).items.map(({ siteName }) => siteName)
const at = (siteName: string, lng: number, lat: number) => ({
  siteName,
  coordinates: [lng, lat] as [number, number],
})

/** Degrees in a kilometre along a meridian. */
const km = 1 / 111.195

await addSites(deps.db, [
  at('Equator', 10, 0),
  at('Equator 49', 10, 49 * km),
  at('Equator 51', 10, 51 * km),
  at('Sixty', 10, 60),
  at('Sixty 10 East', 10 + 20 * km, 60),
  at('West of the line', 179.9, -17),
  at('East of the line', -179.9, -17),
  at('On the line', 180, -17),
  at('On the line too', -180, -17.01),
  at('Pole', 0, 90),
  at('Pole here', 0, 89.9),
  at('Pole there', 180, 89.9),
  at('Pole aside', -90, 89.9),
  at('South pole', 77, -90),
])

describe('a search around a point', () => {
  it('takes kilometres, fifty by default', async () => {
    expect(await names({ lat: 0, lng: 10 })).toEqual(['Equator', 'Equator 49'])
    expect(await names({ lat: 0, lng: 10, radius: 48.9 })).toEqual(['Equator'])
    expect(await names({ lat: 0, lng: 10, radius: 51.1 })).toEqual(['Equator', 'Equator 49', 'Equator 51'])
  })

  it('knows that meridians draw together', async () => {
    expect(await names({ lat: 60, lng: 10, radius: 9.9 })).toEqual(['Sixty'])
    expect(await names({ lat: 60, lng: 10, radius: 10.1 })).toEqual(['Sixty', 'Sixty 10 East'])
  })

  it.each([180, -180])('sees both sides of the antimeridian from %i', async (lng) => {
    const found = await names({ lat: -17, lng, radius: 15 })
    expect(found.slice(0, 2)).toEqual(['On the line', 'On the line too'])
    expect(found.slice(2).toSorted()).toEqual(['East of the line', 'West of the line'])
  })

  it.each([0, 180, -180, 45])('sees all around the pole from the meridian %i', async (lng) => {
    const found = await search({ lat: 90, lng, radius: 12 })
    expect(found.items.map(({ siteName }) => siteName).toSorted()).toEqual([
      'Pole',
      'Pole aside',
      'Pole here',
      'Pole there',
    ])
    expect(found.items[0]?.siteName).toBe('Pole')
    expect(await names({ lat: -90, lng, radius: 1 })).toEqual(['South pole'])
  })

  it('goes over the pole and not around it', async () => {
    expect(await names({ lat: 89.9, lng: 0, radius: 22.3 })).toContain('Pole there')
    expect(await names({ lat: 89.9, lng: 0, radius: 22.2 })).not.toContain('Pole there')
  })

  it('answers the distance that the rules have, nearest first', async () => {
    const here = { lat: -16.7, lng: 179.5 }
    const { items, total } = await search({ ...here, radius: 2000 })
    expect(total).toBe(items.length)
    expect(items.length).toBeGreaterThanOrEqual(4)
    for (const { distance, coordinates } of items)
      expect(distance).toBeCloseTo(distanceKm([here.lng, here.lat], coordinates), 2)
    const distances = items.map(({ distance }) => distance)
    expect(distances).toEqual(distances.toSorted((one, other) => one - other))
  })

  it('counts all and shows as many as asked for, the nearest', async () => {
    const { items, total } = await search({ lat: 0, lng: 10, radius: 60, limit: 1 })
    expect(items.map(({ siteName }) => siteName)).toEqual(['Equator'])
    expect(total).toBe(3)
  })

  it('finds nothing where nothing is', async () => {
    expect(await search({ lat: 45, lng: -40, radius: 100 })).toEqual({ items: [], total: 0 })
  })

  it('uses the place index, so that cost does not grow with the number of sites', async () => {
    const plan = await deps.db.transaction(async (tx) => {
      // With so few sites, any other way would be as good.
      for (const way of ['seqscan', 'bitmapscan', 'sort'])
        await tx.execute(sql.raw(`set local enable_${way} = off`))
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
        `explain select id from sites where approval_status = 'approved'
          and cube_enlarge(place_of(0, 10), 50, 3) @> place_of(lat, lng)
          order by place_of(lat, lng) <-> place_of(0, 10) limit 50`,
      )
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toMatch(/Index Scan using sites_by_place/)
    expect(plan).not.toContain('Sort')
  })

  it('counts at most a thousand, the nearest of them', async () => {
    await addSite(deps.db, at('Centre', 100, 10))
    // On a spiral: points on one line are what an index of boxes takes a hundred times as long for.
    await deps.db.execute(
      `insert into sites (id, slug, site_name, lng, lat, source, approval_status, created_at, last_updated,
          sort_name, search_names, search_places, search_words)
        select gen_random_uuid(), 'crowd', 'Crowd ' || n, 100 + 0.01 * sqrt(n) * sin(2.4 * n), 10 + 0.01 * sqrt(n) * cos(2.4 * n),
          'test', 'approved', now(), now(), 'crowd', 'crowd', '', '' from generate_series(1, 1005) as n`,
    )
    const { items, total } = await search({ lat: 10, lng: 100, radius: 2_000, limit: 200 })
    expect(total).toBe(1_000)
    expect(items.map(({ siteName }) => siteName).slice(0, 3)).toEqual(['Centre', 'Crowd 1', 'Crowd 2'])
  })
})

describe('the sites near a site', () => {
  const near = async (siteId: string) => {
    const answer = await app.inject(`/api/sites/${siteId}/nearby`)
    expect(answer.statusCode, answer.body).toBe(200)
    return (answer.json() as Pick<Near, 'items'>).items
  }

  it('are the five nearest within fifty kilometres, without itself', async () => {
    const ids = await addSites(
      deps.db,
      [0, 3, 1, 2, 5, 4, 6].map((n) => at(`Row ${n}`, 30, n * km)),
    )
    const lone = await addSite(deps.db, at('Lone', 30, 55.5 * km))
    const items = await near(ids[0] ?? '')
    expect(items.map(({ siteName }) => siteName)).toEqual(['Row 1', 'Row 2', 'Row 3', 'Row 4', 'Row 5'])
    expect(items[0]?.distance).toBeCloseTo(1, 2)
    expect((await near(lone)).map(({ siteName }) => siteName)).toEqual(['Row 6'])
  })

  it('are those of the site that one was merged into, and of none that is unknown', async () => {
    const [kept = '', merged = ''] = await addSites(deps.db, [at('Kept', 50, 0), at('Merged', 52, 0)])
    await addSite(deps.db, at('Beside', 50, km))
    await deps.db.execute(
      sql`update sites set approval_status = 'removed', merged_into = ${kept} where id = ${merged}`,
    )
    await eventually(async () =>
      expect((await near(merged)).map(({ siteName }) => siteName)).toEqual(['Beside']),
    )
    const unknown = await app.inject('/api/sites/019a0000-0000-7000-8000-000000000001/nearby')
    expect(unknown.statusCode).toBe(404)
  })
})
