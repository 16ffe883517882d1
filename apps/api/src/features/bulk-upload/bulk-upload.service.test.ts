import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { readStarterSites, sitesIntake } from '#features/sites/index.ts'
import { testDatabase } from '#src/testing/database.ts'
import { bulkUploadService, type UploadOptions } from './bulk-upload.service.ts'
import { buildCollection, buildFeature, csvHeader, piecesOf } from './reading.build.ts'
import { SourceUnknown } from './site-from-json.ts'
import { UnreadableFile } from './unreadable-file.ts'

const { db } = await testDatabase()
const service = bulkUploadService({ db, clock: () => new Date() })

const upload = (text: string, options: Partial<UploadOptions> = {}) =>
  service.upload(piecesOf(text), { status: 'approved', source: 'club', ...options })

/** Everything that is kept, in order of name; `revision` grows with every write. */
const kept = async () => {
  const { rows } = await db.execute<Record<string, unknown>>(
    sql`select * from sites order by site_name, external_id`,
  )
  return rows
}
const names = async () => (await kept()).map((row) => row.site_name)

const csv = (...lines: string[]) => [csvHeader, ...lines].join('\n')
const abc = csv('Anchor,a,10,10', 'Barge,b,20,20', 'Cave,c,30,30')

beforeEach(async () => {
  await db.execute(sql`truncate sites cascade`)
})

describe('uploading a file', () => {
  test('creates its sites with their source and status', async () => {
    const report = await upload(abc, { status: 'pending', licence: 'CC0-1.0' })
    expect(report).toMatchObject({ format: 'CSV', read: 3, created: 3, faultyRows: 0, isWritten: true })
    expect(await kept()).toMatchObject([
      {
        site_name: 'Anchor',
        source: 'club',
        licence: 'CC0-1.0',
        external_id: 'anchor@10,10',
        approval_status: 'pending',
      },
      { site_name: 'Barge', slug: 'barge', lng: 20, lat: 20, max_depth: null },
      { site_name: 'Cave', search_names: 'cave' },
    ])
  })

  test('a second time changes nothing at all', async () => {
    await upload(abc)
    const before = await kept()
    expect(await upload(abc)).toMatchObject({ created: 0, updated: 0, unchanged: 3, isWritten: true })
    expect(await kept()).toEqual(before)
  })

  test('updates what changed and touches nothing else', async () => {
    await upload(abc)
    const before = await kept()
    const changed = abc.replace('Barge,b,20,20', 'Barge,a better text,20.001,20')
    expect(await upload(changed)).toMatchObject({ created: 0, updated: 1, unchanged: 2 })
    const after = await kept()
    expect(after[1]).toMatchObject({
      id: before[1]?.id,
      description: 'a better text',
      search_words: 'a better text',
    })
    expect(after[1]).toMatchObject({ created_at: before[1]?.created_at, map_id: before[1]?.map_id })
    expect([after[0], after[2]]).toEqual([before[0], before[2]])
  })

  test.each(['18.288', '60 ft', '18.28800001', '0.1', '350'])(
    'finds the depth %s unchanged',
    async (depth) => {
      const text = `${csvHeader},maxDepth\nA,a,0.123456789012345,-0.0,${depth}`
      await upload(text)
      expect(await upload(text)).toMatchObject({ unchanged: 1, updated: 0 })
    },
  )

  test('leaves the sites of other sources alone', async () => {
    const starters = (await readStarterSites()).slice(0, 5)
    await sitesIntake({ db, clock: () => new Date() }).addMissing(starters, 'approved')
    const before = await kept()
    await upload(abc)
    await upload(abc, { source: 'other club', keepDuplicates: true })
    expect((await kept()).filter((row) => row.source === 'soundings')).toEqual(before)
    expect(await kept()).toHaveLength(before.length + 6)
  })
})

describe('a file with errors', () => {
  const bad = csv('Anchor,a,10,10', 'Barge,,20,20', 'Cave,c,91,30', 'Drift,d,4')

  test('is not written at all when that is asked, and the report names every row', async () => {
    const report = await upload(bad, { allOrNothing: true })
    expect(report).toMatchObject({ read: 4, created: 1, faultyRows: 3, isWritten: false })
    expect(report.errors.first.map(({ row, field }) => [row, field])).toEqual([
      [3, 'description'],
      [4, 'location.coordinates.lat'],
      [5, 'row'],
    ])
    expect(await names()).toEqual([])
  })

  test('is written without its bad rows', async () => {
    expect(await upload(bad)).toMatchObject({
      created: 1,
      faultyRows: 3,
      isWritten: true,
    })
    expect(await names()).toEqual(['Anchor'])
  })

  test('has as many errors listed as asked, and all counted', async () => {
    const rows = Array.from({ length: 700 }, (_, at) => `Site ${at},,1,2`)
    const { errors } = await upload(csv(...rows), { max: 10 })
    expect([errors.count, errors.first.length]).toEqual([700, 10])
  })

  test('writes nothing when it breaks off, however many rows were good', async () => {
    const features = Array.from({ length: 1_200 }, (_, at) =>
      buildFeature({ name: `Site ${at}` }, [2, at / 20]),
    )
    const broken = upload(buildCollection(...features).slice(0, -1))
    await expect(broken).rejects.toThrow(UnreadableFile)
    await expect(broken).rejects.toThrow('The JSON ends too early')
    expect(await names()).toEqual([])
  })

  test('with a stray quote is written without that row', async () => {
    const report = await upload(
      csv('Anchor,a,10,10', 'Barge,"b,20,20', 'Cave,c "x",30,30', 'Drift,"d, e",40,40'),
    )
    expect(report).toMatchObject({ read: 4, created: 2, faultyRows: 2, isWritten: true })
    expect(report.errors.first.map(({ row, field }) => [row, field])).toEqual([
      [3, 'description'],
      [4, 'description'],
    ])
    expect(await names()).toEqual(['Anchor', 'Drift'])
  })

  test('does not write a position that is swapped, and says so', async () => {
    const text = `${csvHeader},location.country\nReef,a,34.54,28.57,Egypt\nWall,b,28.57,34.54,Egypt`
    const { errors, created } = await upload(text)
    expect(errors.first).toEqual([
      {
        row: 2,
        field: 'position',
        message:
          'Latitude and longitude may be swapped: latitude 34.54, longitude 28.57 isn’t in "Egypt", but latitude 28.57, longitude 34.54 is',
      },
    ])
    expect(created).toBe(1)
  })

  test('cannot use an id twice', async () => {
    const text = `${csvHeader},id\nA,a,1,2,x\nB,b,3,4,x`
    const { errors, created } = await upload(text)
    expect(errors.first).toEqual([{ row: 3, field: 'id', message: 'This id is already used in row 2' }])
    expect(created).toBe(1)
  })
})

describe('a country', () => {
  test('that a row leaves out is that of its position, also the second time', async () => {
    const text = csv('Reef,a,28.57,34.54', 'Seamount,b,30,-30')
    expect(await upload(text)).toMatchObject({ created: 2, countriesFilled: 1 })
    expect((await kept()).map((row) => row.country)).toEqual(['Egypt', null])
    expect(await upload(text)).toMatchObject({ unchanged: 2, updated: 0 })
  })
})

describe('a dry run', () => {
  test('reports what it would do and writes nothing', async () => {
    await upload(csv('Anchor,a,10,10'))
    const before = await kept()
    const report = await upload(csv('Anchor,changed,10,10', 'Barge,b,20,20', 'Barge,b,20,20.0001'), {
      dryRun: true,
    })
    expect(report).toMatchObject({ created: 1, updated: 1, nearDuplicates: { count: 1 }, isWritten: false })
    expect(await kept()).toEqual(before)
  })
})

describe('near-duplicates', () => {
  test('of sites that are here are reported and not created', async () => {
    await upload(csv('Blue Hole,a,28.5721,34.5369'), { source: 'first' })
    const [site] = await kept()
    const report = await upload(csv('the blue hole,b,28.5725,34.5369', 'Canyon,c,28.5725,34.5369'))
    expect(report).toMatchObject({ created: 1, nearDuplicates: { count: 1 } })
    expect(report.nearDuplicates.first).toEqual([
      {
        row: 2,
        siteName: 'the blue hole',
        metres: 44,
        original: { id: site?.id, siteName: 'Blue Hole', row: undefined },
      },
    ])
    expect(await names()).toEqual(['Blue Hole', 'Canyon'])
  })

  test('are found by the other names of either', async () => {
    const wreck = buildFeature({ name: 'ޑައިވް', 'name:en': 'Maldive Victory' }, [73.5, 4.2], 'node/1')
    await upload(buildCollection(wreck))
    const again = buildFeature({ name: 'Victory Wreck' }, [73.5, 4.2004], 'node/2')
    const other = buildFeature(
      { name: 'House Reef', alt_name: 'Victory Garden; Pier 2' },
      [73.5, 4.2],
      'node/3',
    )
    const aliased = buildFeature({ name: 'Big Ship', old_name: 'MV Victory' }, [73.5, 4.2], 'node/4')
    const report = await upload(buildCollection(again, other, aliased))
    expect(report.nearDuplicates.first.map(({ row, metres }) => [row, metres])).toEqual([
      [1, 44],
      [3, 0],
    ])
  })

  test.each([1, 600])('of earlier rows name the row (%i rows apart)', async (apart) => {
    const between = Array.from({ length: apart }, (_, at) => `Other ${at},x,${-at / 20},100`)
    const report = await upload(csv('Blue Hole,a,28.5721,34.5369', ...between, 'Blue Hole,b,28.5725,34.5369'))
    expect(report.created).toBe(apart + 1)
    expect(report.nearDuplicates.first).toMatchObject([
      { row: apart + 3, original: { siteName: 'Blue Hole', row: 2 } },
    ])
  })

  test('are found across the antimeridian and beside the poles', async () => {
    const report = await upload(
      csv('Date Line,a,-17,179.9999', 'Date Line,b,-17,-179.9999', 'Pole,c,90,0', 'Pole,d,89.9995,180'),
    )
    expect(report.nearDuplicates.first.map(({ row, original }) => [row, original.row])).toEqual([
      [3, 2],
      [5, 4],
    ])
  })

  test('are not those further away or named otherwise, nor sites that were rejected', async () => {
    await upload(csv('Wall,w,50,50'), { source: 'first' })
    await db.execute(sql`update sites set approval_status = 'rejected'`)
    const report = await upload(csv('Reef,a,10,10', 'Reef,b,10.0019,10', 'Barge,c,10,10', 'Wall,w,50,50'))
    expect(report).toMatchObject({ created: 4, nearDuplicates: { count: 0 } })
  })

  test('are created when asked, and known again', async () => {
    const twins = csv('Reef,a,10,10', 'Reef,b,10,10.0001')
    expect(await upload(twins, { keepDuplicates: true })).toMatchObject({ created: 2 })
    const before = await kept()
    expect(before.map((row) => row.external_id)).toEqual(['reef@10,10', 'reef@10,10#2'])
    expect(await upload(twins, { keepDuplicates: true })).toMatchObject({ created: 0, unchanged: 2 })
    expect(await kept()).toEqual(before)
  })

  test('stay reported in a second run, which changes nothing', async () => {
    const text = csv('Reef,a,10,10', 'Reef,b,10,10.0001', 'Reef,c,10,10.0005')
    expect(await upload(text)).toMatchObject({ created: 1, nearDuplicates: { count: 2 } })
    const before = await kept()
    expect(await upload(text)).toMatchObject({ created: 0, unchanged: 1, nearDuplicates: { count: 2 } })
    expect(await kept()).toEqual(before)
  })
})

describe('whose data it is', () => {
  test('is asked for where the file does not say it', async () => {
    await expect(upload(abc, { source: undefined })).rejects.toThrow(SourceUnknown)
    await expect(upload(buildCollection(buildFeature({ name: 'x' })), { source: ' ' })).rejects.toThrow(
      SourceUnknown,
    )
    await expect(upload(abc, { source: 'openstreetmap' })).rejects.toThrow(SourceUnknown)
  })

  test.each(['soundings', 'member', 'x'.repeat(41), 'a\0'])('is not %j', async (source) => {
    await expect(upload(abc, { source })).rejects.toMatchObject({ status: 400 })
  })

  test('shows in the ids of OpenStreetMap, in whichever format', async () => {
    const tags = { name: 'Blue Hole' }
    const features = buildCollection(buildFeature(tags, [34.54, 28.57], 'osm_node_17'))
    const elements = JSON.stringify({
      generator: 'Overpass API',
      elements: [{ type: 'node', id: 17, lat: 28.57, lon: 34.54, tags }],
    })
    expect(await upload(features, { source: undefined })).toMatchObject({ format: 'GeoJSON', created: 1 })
    expect(await upload(elements, { source: undefined })).toMatchObject({
      format: 'Overpass JSON',
      unchanged: 1,
    })
    expect(await kept()).toMatchObject([
      { source: 'openstreetmap', licence: 'ODbL-1.0', external_id: 'node/17' },
    ])
  })
})

describe('hostile rows', () => {
  const start = '{"type":"FeatureCollection","features":['
  const feature = (properties: string, coordinates = '[1,2]') =>
    `{"type":"Feature","geometry":{"type":"Point","coordinates":${coordinates}},"properties":${properties}}`

  test('become errors with their numbers, and never stop the good ones', async () => {
    const rows = [
      feature('{"name":"a\\u0000b"}'),
      feature('{"name":"\\ud800"}'),
      feature('{"name":"x"}', '[1e999,1]'),
      feature('{"name":"x"}', '[1,91]'),
      feature('{"__proto__":{"name":"x"}}'),
      feature(`{"name":"${'x'.repeat(10_000_000)}"}`),
      feature('{"name":"x","country":{"toString":1},"features":[[["a"]]]}'),
      '"text"',
      feature('{"name":"good","__proto__":null,"constructor":"x","max_depth":1e999}'),
    ]
    const report = await upload(`${start}${rows.join(',')}]}`)
    expect(report).toMatchObject({ read: 9, created: 1, faultyRows: 8, warnings: { count: 1 } })
    expect([...new Set(report.errors.first.map(({ row }) => row))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(JSON.stringify(report).length).toBeLessThan(5_000)
    expect(await names()).toEqual(['good'])
  })

  test('of letters that grow when they are folded are kept', async () => {
    const report = await upload(csv(`${'ﷺ'.repeat(120)},d,1,2`, `${'🤿'.repeat(60)},d,3,4`, '???,d,5,6'))
    expect(report).toMatchObject({ created: 3 })
  })
})

test('two uploads at once do not mix: the second is refused', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  async function* slow() {
    yield Buffer.from(abc)
    await held
  }
  const first = service.upload(slow(), { status: 'approved', source: 'club' })
  const holds = sql`select from pg_locks where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database())`
  await expect.poll(async () => (await db.execute(holds)).rows.length).toBeGreaterThan(0)
  await expect(upload(abc)).rejects.toMatchObject({ status: 409 })
  release()
  expect(await first).toMatchObject({ created: 3, isWritten: true })
})
