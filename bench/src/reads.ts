import { startBare } from './bare.ts'
import { makeDatabase, onServer, openPostgres } from './databases.ts'
import { atLeast } from './goals.ts'
import { compareLoads } from './load.ts'
import { readRaw } from './raw-reply.ts'
import { type Goal, type Report, ratio, whole } from './report.ts'
import { makeDataFolder, type Resources } from './resources.ts'
import { startServer } from './server.ts'
import { tileOf } from './tiles.ts'

const goal = 0.5
const connections = 16
/** Lists that stand on every site's page answer at least a quarter as often as the site itself. */
const besideGoal = 0.25
const manyConnections = 50
const readJson = async <Shape>(address: string): Promise<Shape> =>
  (await (await fetch(address)).json()) as Shape

type Site = { id: string; coordinates: [number, number] }

const findSite = async (server: string): Promise<Site> => {
  const [site] = (await readJson<{ items: Site[] }>(`${server}/api/sites?q=thistlegorm`)).items
  if (!site) throw new Error('The seeded server lacks its most famous wreck')
  return site
}

/** A site and a tile that holds it, as the seeded server names them. */
const findAddresses = async (server: string, site: Site) => {
  const { version } = await readJson<{ version: string }>(`${server}/api/map/version`)
  return [
    { name: 'GET /api/sites/{id}', address: `${server}/api/sites/${site.id}` },
    { name: 'GET map tile', address: `${server}/api/map/tiles/${version}/${tileOf(site.coordinates, 4)}` },
  ]
}

/** Photos and reports of one site, as many as fill a page of each. */
const addContributions = async (database: string, siteId: string): Promise<void> => {
  await onServer(
    database,
    `insert into photos (id, key, site_id, caption, approval_status, state, width, height, created_at, submitted_at)
    select gen_random_uuid(), replace(gen_random_uuid()::text, '-', ''), '${siteId}', 'A turtle at the bow', 'approved',
      'ready', 1920, 1280, now(), now() from generate_series(1, 40)`,
  )
  await onServer(
    database,
    `insert into reports (id, site_id, rating, title, content, dive_date, visibility, water_temp, dive_notes,
      approval_status, created_at, last_updated, submitted_at)
    select gen_random_uuid(), '${siteId}', 1 + no % 5, 'Dive Report', '', current_date - no, 5 + no % 20, 20 + no % 8,
      repeat('We went down along the wall and let the current take us. ', 5), 'approved', now(), now(), now()
    from generate_series(1, 40) as no`,
  )
}

/** What stands on a site's page beside the site, and the sites around it. */
const besidesOf = (server: string, { id, coordinates: [lng, lat] }: Site) => [
  {
    name: 'POST /api/sites/search',
    target: { address: `${server}/api/sites/search`, body: { lat, lng, radius: 200 } },
  },
  { name: 'GET /api/sites/{id}/nearby', target: `${server}/api/sites/${id}/nearby` },
  { name: 'GET /api/media', target: `${server}/api/media` },
  { name: 'GET /api/media/site/{id}', target: `${server}/api/media/site/${id}` },
  { name: 'GET /api/reports/site/{id}', target: `${server}/api/reports/site/${id}` },
]

/** How near warm reads come to a server that does nothing but send the same bytes, and lists to a single site. */
export const measureReads = async (
  resources: Resources,
  { rounds = 9, seconds = 2 } = {},
): Promise<Report> => {
  const database = await makeDatabase(resources, await openPostgres(resources), 'reads')
  const server = await startServer(resources, {
    DATA_DIR: await makeDataFolder(resources),
    DATABASE_URL: database,
  })
  const site = await findSite(server)
  await addContributions(database, site.id)
  const rows: string[][] = []
  const goals: Goal[] = []
  for (const { name, target } of besidesOf(server, site)) {
    const found = await compareLoads(target, `${server}/api/sites/${site.id}`, {
      connections: manyConnections,
      rounds,
      seconds,
    })
    goals.push(atLeast(besideGoal, `${name}, of a site's requests`, found.ratio))
    rows.push([`${name}, with a site`, '', whole(found.real), whole(found.bare), ratio(found.ratio)])
  }
  for (const { name, address } of await findAddresses(server, site)) {
    await readRaw(address)
    const reply = await readRaw(address)
    const found = await compareLoads(address, await startBare(resources, reply), {
      connections,
      rounds,
      seconds,
    })
    goals.push(atLeast(goal, `${name}, of the bare server's requests`, found.ratio))
    rows.push([name, whole(reply.bytes), whole(found.real), whole(found.bare), ratio(found.ratio)])
  }
  return {
    title: 'Warm reads against a bare node:http server that sends the same bytes',
    head: ['', 'bytes', 'requests/s', 'other side', 'ratio'],
    rows,
    notes: [
      `Medians of ${rounds} rounds of ${seconds} s by turns, ${connections} connections, ${manyConnections} where a site is the other side.`,
    ],
    goals,
  }
}
