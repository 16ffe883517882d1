import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { otherConnection } from '#src/testing/database.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addSite, addSites } from '#src/testing/sites.ts'
import { readTile } from '#src/testing/tiles.ts'

const { app, deps, connectionString } = await testApp()
const other = await otherConnection(connectionString)

type Version = { version: string; total: number }
const version = async (): Promise<Version> => (await app.inject('/api/map/version')).json()
const tileAt = async (snapshot: string, z: number, x: number, y: number) =>
  app.inject({ url: `/api/map/tiles/${snapshot}/${z}/${x}/${y}`, headers: { 'accept-encoding': 'gzip, br' } })
const features = async (z: number, x: number, y: number) => {
  const answer = await tileAt((await version()).version, z, x, y)
  return answer.statusCode === 204 ? [] : readTile(answer)
}
const becomes = (check: (now: Version) => void) => eventually(async () => check(await version()))

/** Does something and answers the version that the map has after it. */
const after = async (act: () => Promise<unknown>): Promise<Version> => {
  const before = await version()
  await act()
  await becomes((now) => expect(now.version).not.toBe(before.version))
  return version()
}

/** The tile at zoom `z` in which a point lies. */
const tileOf = (z: number, lng: number, lat: number): [number, number, number] => {
  const sin = Math.sin((lat * Math.PI) / 180)
  const y = 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)
  return [z, Math.floor((lng / 360 + 0.5) * 2 ** z), Math.floor(y * 2 ** z)]
}

const reefs = [
  { siteName: 'Five', coordinates: [30, 30] as [number, number], maxDepth: 5 },
  { siteName: 'Twelve', coordinates: [30.001, 30] as [number, number], maxDepth: 12 },
  { siteName: 'Forty', coordinates: [30, 30.001] as [number, number], maxDepth: 40 },
  { siteName: 'Nobody knows', coordinates: [30.001, 30.001] as [number, number] },
  { siteName: 'Far away', coordinates: [-100, -30] as [number, number], maxDepth: 18.3 },
]

describe('an empty map', () => {
  it('has a version, no sites and tiles without bytes', async () => {
    const now = await version()
    expect(now.total).toBe(0)
    const tile = await tileAt(now.version, 0, 0, 0)
    expect(tile.statusCode).toBe(204)
    expect(tile.rawPayload).toHaveLength(0)
    expect(tile.headers['cache-control']).toContain('immutable')
  })
})

describe('the version of the map', () => {
  it('changes when a site comes, changes, is hidden or goes, and not for what nobody sees', async () => {
    const seen = new Set<string>([(await version()).version])
    let id = ''
    const steps: [string, number][] = [
      ['', 1],
      ["update sites set max_depth = 7 where id = '?'", 1],
      ["update sites set approval_status = 'rejected' where id = '?'", 0],
      ["update sites set approval_status = 'approved' where id = '?'", 1],
      ["delete from sites where id = '?'", 0],
    ]
    for (const [statement, total] of steps) {
      const now = await after(async () => {
        if (statement === '') id = await addSite(deps.db)
        else await other.query(statement.replace('?', id))
      })
      expect(now.total).toBe(total)
      if (total > 0) expect(seen).not.toContain(now.version)
      seen.add(now.version)
    }
    const before = await version()
    await addSite(deps.db, {}, 'pending')
    await new Promise((resolve) => setTimeout(resolve, 800))
    expect(await version()).toEqual(before)
    await other.query('truncate sites cascade')
  })

  it('changes although the older of two overlapping writes is committed last', async () => {
    const [first = '', second = ''] = await addSites(deps.db, [{ siteName: 'First' }, { siteName: 'Second' }])
    await becomes(({ total }) => expect(total).toBe(2))
    await other.query('begin')
    await other.query(`update sites set site_name = 'Renamed' where id = '${first}'`)
    await after(() => deps.db.execute(`update sites set max_depth = 3 where id = '${second}'`))
    await after(() => other.query('commit'))
    expect((await features(0, 0, 0)).map(({ count }) => count)).toContain(2)
    const names = (await features(...tileOf(17, 34, 27))).map(({ name }) => name)
    await after(() => other.query('truncate sites cascade'))
    expect(names.toSorted()).toEqual(['Renamed', 'Second'])
  })
})

describe('the tiles', () => {
  it('count every site once at every zoom, and tell the shares of their depths', async () => {
    await after(() => addSites(deps.db, reefs))
    const world0 = (await features(0, 0, 0)).filter(({ inside }) => inside)
    for (const z of [0, 1, 2, 3]) {
      const side = Array.from({ length: 2 ** z }, (_, at) => at)
      const all = (await Promise.all(side.flatMap((x) => side.map((y) => features(z, x, y)))))
        .flat()
        .filter(({ inside }) => inside)
      const counted = all.reduce((sum, { count = 1 }) => sum + Number(count), 0)
      expect(counted, `zoom ${z}`).toBe(5)
    }
    const [cluster] = world0.filter(({ count }) => count)
    expect(cluster).toMatchObject({ count: 4, bands: '2200202' })
  })

  it('say at which zoom a cluster falls apart', async () => {
    const clusterAt = async (z: number) =>
      (await features(...tileOf(z, 30.000_5, 30.000_5))).filter(({ inside }) => inside)
    const [cluster] = (await clusterAt(4)).filter(({ count }) => count)
    const zoom = Number(cluster?.zoom)
    expect(zoom).toBeGreaterThan(4)
    expect((await clusterAt(zoom - 1)).map(({ count }) => count)).toEqual([4])
    expect((await clusterAt(zoom)).length).toBeGreaterThan(1)
  })

  it('carry a single site with its depth and the integer it is found by, and its name near by', async () => {
    const all = await features(0, 0, 0)
    const site = all.find(({ depth }) => Math.abs(Number(depth) - 18.3) < 0.001)
    expect(site).not.toHaveProperty('name')
    expect(site).not.toHaveProperty('count')
    const found = (await app.inject(`/api/map/sites/${site?.site}`)).json()
    expect(found).toMatchObject({ siteName: 'Far away', mapId: site?.site })
    const unknown = (await features(...tileOf(17, 30.001, 30.001))).find(
      ({ name }) => name === 'Nobody knows',
    )
    expect(unknown).toBeDefined()
    expect(unknown).not.toHaveProperty('depth')
  })

  it('have no bytes where there is nothing', async () => {
    const { version: now } = await version()
    expect((await tileAt(now, 5, 0, 0)).statusCode).toBe(204)
  })

  it('are vector tiles, in the smallest form that the reader takes', async () => {
    const { version: now } = await version()
    const tile = await tileAt(now, 0, 0, 0)
    expect(tile.headers).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    })
    expect(tile.headers.vary).toMatch(/accept-encoding/i)
    const url = `/api/map/tiles/${now}/0/0/0`
    for (const [accepted, encoding] of [
      ['gzip, deflate', 'gzip'],
      ['gzip, br;q=0', 'gzip'],
      ['br', 'br'],
      ['identity', undefined],
    ]) {
      const other = await app.inject({ url, headers: { 'accept-encoding': accepted } })
      expect(other.headers['content-encoding'], accepted).toBe(encoding)
      expect(readTile(other), accepted).toEqual(readTile(tile))
    }
  })

  it.each([
    '18/0/0',
    '-1/0/0',
    '1.5/0/0',
    '0/1/0',
    '0/0/1',
    '1/2/0',
    '17/131072/0',
    'a/0/0',
    '0/0/x',
    '0/0/0.5',
  ])('do not exist at %s', async (address) => {
    const { version: now } = await version()
    expect((await app.inject(`/api/map/tiles/${now}/${address}`)).statusCode).toBe(400)
  })

  it('do not exist in a version that is none', async () => {
    for (const name of ['..%2F..', 'A', '%00', 'x'.repeat(41), `1'`])
      expect((await app.inject(`/api/map/tiles/${name}/0/0/0`)).statusCode, name).toBe(400)
  })

  it('show sites on the antimeridian and at the poles', async () => {
    await after(() =>
      addSites(deps.db, [
        { siteName: 'North pole', coordinates: [0, 90] },
        { siteName: 'South pole', coordinates: [90, -90] },
        { siteName: 'Line', coordinates: [180, 0] },
        { siteName: 'Line', coordinates: [-180, 0] },
      ]),
    )
    const all = await features(0, 0, 0)
    const found = all.filter(({ site }) => site).map(({ site }) => app.inject(`/api/map/sites/${site}`))
    const names = (await Promise.all(found)).map((reply) => reply.json().siteName)
    expect(names).toContain('North pole')
    expect(all.some(({ count }) => count === 2) || names.includes('Line')).toBe(true)
  })
})

describe('an old version', () => {
  it('still answers what is there now, but not for ever', async () => {
    const old = await version()
    const now = await after(() => addSite(deps.db, { siteName: 'New', coordinates: [70, 60] }))
    const [stale, fresh] = [await tileAt(old.version, 0, 0, 0), await tileAt(now.version, 0, 0, 0)]
    expect(stale.statusCode).toBe(200)
    expect(readTile(stale)).toEqual(readTile(fresh))
    expect(stale.headers['cache-control']).not.toContain('immutable')
    expect(fresh.headers['cache-control']).toContain('immutable')
  })

  it('answers without waiting while the next one is made', async () => {
    const old = await version()
    await other.query('begin')
    await other.query('lock table sites in access exclusive mode')
    await other.query("update sites set max_depth = 1 where site_name = 'New'")
    const third = await otherConnection(connectionString)
    await third.query("select pg_notify('changes', 'sites')")
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(await version()).toEqual(old)
    expect((await tileAt(old.version, 0, 0, 0)).statusCode).toBe(200)
    expect((await app.inject('/api/health/ready')).statusCode).toBe(200)
    await after(() => other.query('commit'))
  })
})
