import type { Browser } from '@playwright/test'
import { openBrowser } from './browser.ts'
import { fill, makeDatabase, openPostgres } from './databases.ts'
import { median, range } from './figures.ts'
import { type Columns, firstOf, openFront, toGeoJson } from './front.ts'
import { atLeast, atMost } from './goals.ts'
import type { FirstCluster } from './pages/first-cluster-times.ts'
import { milliseconds, type Report, ratio, whole } from './report.ts'
import type { Resources } from './resources.ts'
import { startServer } from './server.ts'
import { type Session, takeSession } from './session.ts'
import { buildWebApp } from './web-app.ts'

const goals = { sooner: 5, kilobytes: 100, found: 1 }
const foundSites = 10_000
const patience = 60_000

/** Opens a page in a browser that has seen nothing yet, and waits for what it says of its first cluster. */
const firstCluster = async (browser: Browser, address: string): Promise<FirstCluster> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const failed = new Promise<never>((_, reject) => page.on('pageerror', reject))
    await page.goto(address, { waitUntil: 'commit' })
    const seen = page.waitForFunction('window.firstCluster', undefined, { timeout: patience })
    return (await (await Promise.race([seen, failed])).jsonValue()) as FirstCluster
  } finally {
    await context.close()
  }
}

type Pair = Record<'ours' | 'other', FirstCluster>

/** Both by turns; the first of each is thrown away. */
const compare = async (browser: Browser, ours: string, other: string, rounds: number): Promise<Pair[]> => {
  const pairs: Pair[] = []
  for (const round of range(rounds + 1)) {
    const order = round % 2 === 0 ? (['ours', 'other'] as const) : (['other', 'ours'] as const)
    const pair: Partial<Pair> = {}
    for (const side of order) pair[side] = await firstCluster(browser, side === 'ours' ? ours : other)
    pairs.push(pair as Pair)
  }
  return pairs.slice(1)
}

/** How many times as long the slower side took, round by round; `slower` says which side that should be. */
const ratios = (pairs: Pair[], since: keyof FirstCluster, slower: keyof Pair): number[] =>
  pairs.map((pair) => pair[slower][since] / pair[slower === 'ours' ? 'other' : 'ours'][since])

const rowOf = (name: string, pairs: Pair[], since: keyof FirstCluster, shares: number[]): string[] => [
  name,
  milliseconds(median(pairs.map(({ ours }) => ours[since]))),
  milliseconds(median(pairs.map(({ other }) => other[since]))),
  ratio(median(shares)),
  `${ratio(Math.min(...shares))} to ${ratio(Math.max(...shares))}`,
]

const startFilled = async (resources: Resources, postgres: string, count: number): Promise<string> => {
  const database = await makeDatabase(resources, postgres, `map_${count}`)
  await fill(database, count)
  return startServer(resources, { DATABASE_URL: database, SEED: 'false' })
}

const readPoints = async (server: string): Promise<Columns> => {
  const reply = await fetch(`${server}/api/map/points`)
  if (!reply.ok) throw new Error(`The points of all sites answer ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as Columns
}

const sessionNote = ({ views, tiles, headerBytes, baseBytes }: Session, sites: number) =>
  `A session has ${tiles} site tiles of ${views} views at ${whole(sites)} sites. Their headers without HTTP/2: ${whole(headerBytes / 1000)} kB; the base map: ${whole(baseBytes / 1000)} kB.`

/** How soon sites are on the map, against other ways, and what a session of looking around costs. */
export const measureMap = async (
  resources: Resources,
  { rounds = 7, sites = 50_000 } = {},
): Promise<Report> => {
  await buildWebApp()
  const postgres = await openPostgres(resources)
  const real = await startFilled(resources, postgres, sites)
  const all = await readPoints(real)
  const found = firstOf(all, foundSites)
  const front = await openFront(resources, real, {
    '/sites.geojson': JSON.stringify(toGeoJson(all)),
    '/found.geojson': JSON.stringify(toGeoJson(found)),
    '/found.json': JSON.stringify(found),
  })
  const browser = await openBrowser(resources)

  const first = await compare(browser, `${front}/ours.html`, `${front}/leaflet.html`, rounds)
  const sooner = ratios(first, 'handed', 'other')
  const sets = await compare(browser, `${front}/found.html`, `${front}/found.html?own`, rounds)
  const later = ratios(sets, 'handed', 'ours')
  const session = await takeSession(resources, browser, await startFilled(resources, postgres, 2 * sites))

  return {
    title: 'The map (ms)',
    head: ['', 'ours', 'other', 'ratio', 'each'],
    rows: [
      rowOf(`First of ${whole(sites)}: how much later Leaflet.markercluster is`, first, 'handed', sooner),
      rowOf(
        'The same from an empty browser, with all scripts',
        first,
        'opened',
        ratios(first, 'opened', 'other'),
      ),
      rowOf(
        `First of a found ${whole(foundSites)}: ours against MapLibre's own clusters`,
        sets,
        'handed',
        later,
      ),
    ],
    notes: [
      `Medians of ${rounds} rounds by turns, each in a fresh browser context without a graphics card.`,
      sessionNote(session, 2 * sites),
    ],
    goals: [
      atLeast(goals.sooner, 'how many times sooner than Leaflet.markercluster', median(sooner)),
      atMost(goals.found, "a found set against MapLibre's own clusters", median(later)),
      atMost(goals.kilobytes, 'kB of site tiles in a session', session.bytes / 1000),
    ],
  }
}
