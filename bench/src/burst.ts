import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../apps/api/src/db/client.ts'
import { fill, makeDatabase, onServer, openPostgres, useDatabase } from './databases.ts'
import { median, percentile, pick, type Random, randomFrom, range } from './figures.ts'
import { atMost, within } from './goals.ts'
import { atPace } from './pace.ts'
import { milliseconds, type Report, ratio, whole } from './report.ts'
import type { Resources } from './resources.ts'
import { startServer } from './server.ts'
import { tileOf } from './tiles.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const goal = 3
/** Milliseconds until the tiles must show a write. */
const soon = 2_000
const writes = 1_000
/** So many writes, and so many tiles, a second. */
const pace = 100
const connections = 16
const patience = 60_000
const isEnough = (at: number) => at === writes

type Site = { id: string; lng: number; lat: number }
type Ocean = { visitor: Visitor; db: Db; sites: Site[] }
type Figures = { p50: number; p99: number }

const versionNow = async ({ visitor }: Ocean): Promise<string> =>
  JSON.parse((await visitor.ask({ route: 'version', path: '/api/map/version' })).text).version

/** Tiles as many people on their ways from the whole world down to a site ask for them. */
const pathsOf = (sites: readonly Site[], random: Random, count: number): string[] => {
  const paths: string[] = []
  while (paths.length < count) {
    const { lng, lat } = pick(random, sites)
    paths.push(...range(12).map((at) => tileOf([lng, lat], at + 2)))
  }
  return paths.slice(0, count)
}

const askForTiles = async (ocean: Ocean, random: Random): Promise<Figures> => {
  const version = await versionNow(ocean)
  const times: number[] = []
  const paths = pathsOf(ocean.sites, random, writes)
  await atPace(pace, isEnough, async (at) => {
    const begun = performance.now()
    await ocean.visitor.ask({ route: 'tile', path: `/api/map/tiles/${version}/${paths[at]}` })
    times.push(performance.now() - begun)
  })
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}

/** Writes one site after another, and answers how long the map took to show the last. */
const writeAll = async (ocean: Ocean, random: Random): Promise<number> => {
  await atPace(pace, isEnough, async () => {
    const { id } = pick(random, ocean.sites)
    await ocean.db.execute(`update sites set max_depth = ${5 + Math.floor(random() * 60)},
      average_depth = null, depth_from = null, depth_to = null where id = '${id}'`)
  })
  const written = performance.now()
  const { rows } = await ocean.db.execute<{ revisions: string; total: string }>(
    "select sum(revision) as revisions, count(*) as total from sites where approval_status = 'approved'",
  )
  const [state] = rows
  const shown = `${Number(state?.revisions).toString(36)}-${Number(state?.total).toString(36)}`
  while ((await versionNow(ocean)) !== shown) {
    if (performance.now() - written > patience) throw new Error('The map does not show what was written')
    await sleep(20)
  }
  return performance.now() - written
}

const openOcean = async (resources: Resources, count: number): Promise<Ocean> => {
  const database = await makeDatabase(resources, await openPostgres(resources), 'burst')
  await fill(database, count)
  const db = useDatabase(resources, database, 2)
  const server = await startServer(resources, { DATABASE_URL: database, SEED: 'false' })
  const visitor = createVisitor(server, connections, { 'accept-encoding': 'br' })
  resources.defer(visitor.close)
  return {
    visitor,
    db,
    sites: await onServer<Site>(database, 'select id, lng, lat from sites order by map_id'),
  }
}

/** How much longer tiles take while sites are written, and how soon they show what was written. */
export const measureBurst = async (
  resources: Resources,
  { rounds = 3, sites = 50_000 } = {},
): Promise<Report> => {
  const ocean = await openOcean(resources, sites)
  const figures: { idle: Figures; busy: Figures; delay: number }[] = []
  await askForTiles(ocean, randomFrom(0))
  for (const round of range(rounds)) {
    await sleep(1_000)
    const idle = await askForTiles(ocean, randomFrom(2 * round + 1))
    const [busy, delay] = await Promise.all([
      askForTiles(ocean, randomFrom(2 * round + 2)),
      writeAll(ocean, randomFrom(round)),
    ])
    figures.push({ idle, busy, delay })
  }
  const middle = (of: (one: (typeof figures)[number]) => number) => median(figures.map(of))
  const [p50, p50Busy] = [middle(({ idle }) => idle.p50), middle(({ busy }) => busy.p50)]
  const [p99, p99Busy] = [middle(({ idle }) => idle.p99), middle(({ busy }) => busy.p99)]
  const found = middle(({ idle, busy }) => busy.p99 / idle.p99)
  const delay = middle((one) => one.delay)
  return {
    title: `Map tiles at ${whole(sites)} sites while ${whole(writes)} are written (ms)`,
    head: ['', 'idle', 'burst', 'ratio'],
    rows: [
      ['p50', milliseconds(p50), milliseconds(p50Busy), ratio(p50Busy / p50)],
      ['p99', milliseconds(p99), milliseconds(p99Busy), ratio(found)],
    ],
    notes: [`Medians of ${rounds} rounds by turns; ${pace} tiles and ${pace} writes a second.`],
    goals: [
      atMost(goal, 'p99 of tiles, during the burst against idle', found),
      within(soon, 'from the last write until the tiles show it', delay),
    ],
  }
}
