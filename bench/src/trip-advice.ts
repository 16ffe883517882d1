import { setTimeout } from 'node:timers/promises'
import { fill, makeDatabase, onServer, openPostgres } from './databases.ts'
import { median, percentile, pick, type Random, randomFrom, range } from './figures.ts'
import { atMost } from './goals.ts'
import { fillReports, reportsOf } from './made-up-reports.ts'
import { milliseconds, type Report, ratio, whole } from './report.ts'
import type { Resources } from './resources.ts'
import { startServer } from './server.ts'
import { type Ask, createVisitor, type Visitor } from './visitor.ts'

const goal = 10
/** So many reports over so many sites: a million at 50,000. */
const reportsAt = (sites: number) => Math.max(20 * sites, 2 * reportsOf.busy)
/** How often a round asks for each route: fewer than one address may in a minute. */
const perRoute = 100
const longestWait = 300_000

const base = '/api/trip-planner'
const levels = ['beginner', 'intermediate', 'advanced', null]
const preferences = ['reef', 'wreck', 'deep', 'night', 'cave', 'photography']
const animals = ['shark', 'manta-ray', 'green-turtle', null, null]
const destinations = [
  'Egypt',
  'Indonesia',
  'Malta',
  'Red Sea',
  'Bali',
  'Philippines',
  'Norway',
  'Caribbean',
  'Meksiko',
]

const someOf = <Value>(random: Random, values: readonly Value[], share: number): Value[] =>
  values.filter(() => random() < share)

const datesOf = (random: Random) => {
  const startDate = new Date(Date.UTC(2027, Math.floor(random() * 12), 1 + Math.floor(random() * 27)))
  const endDate = new Date(startDate.getTime() + (2 + Math.floor(random() * 14)) * 86_400_000)
  const [from, to] = [startDate, endDate].map((day) => day.toISOString().slice(0, 10))
  return { startDate: from, endDate: to }
}

/** What somebody may want of a trip anywhere, hardly ever the same again. */
const wishesOf = (random: Random) => ({
  ...(random() < 0.7 ? datesOf(random) : {}),
  level: pick(random, levels),
  preferences: someOf(random, preferences, 0.25),
  species: [pick(random, animals)].filter((id) => id !== null),
  ...(random() < 0.3 ? { maxDepth: 10 + Math.floor(random() * 30) } : {}),
  ...(random() < 0.2 ? { minTemp: 18 + Math.floor(random() * 10) } : {}),
})

type Line = { name: string; ask: (random: Random) => Omit<Ask, 'route'> }

const linesOf = (ids: readonly string[]): Line[] => [
  { name: 'one read of a site', ask: (random) => ({ path: `/api/sites/${pick(random, ids)}` }) },
  {
    name: 'recommendations anywhere',
    ask: (random) => ({ path: `${base}/recommendations`, body: wishesOf(random) }),
  },
  {
    name: 'recommendations for a destination',
    ask: (random) => ({
      path: `${base}/recommendations`,
      body: { ...wishesOf(random), destination: pick(random, destinations) },
    }),
  },
  {
    name: 'insights into a destination',
    ask: (random) => ({
      path: `${base}/insights`,
      body: { ...datesOf(random), destination: pick(random, destinations) },
    }),
  },
  {
    name: 'destinations by name',
    ask: (random) => ({
      path: `${base}/destinations/search?query=${encodeURIComponent(pick(random, destinations).slice(0, 4))}`,
    }),
  },
]

/** Waits for the places of the server, which are made after its start; answers for how long, in milliseconds. */
const untilThere = async ({ ask }: Visitor): Promise<number> => {
  const began = performance.now()
  for (;;) {
    try {
      await ask({ route: 'wait', path: `${base}/recommendations`, body: {} })
      return performance.now() - began
    } catch (error) {
      if (performance.now() - began > longestWait) throw error
      await setTimeout(250)
    }
  }
}

/** What advice about trips costs at many sites and reports, against one read of a site. */
export const measureTripAdvice = async (
  resources: Resources,
  { rounds = 5, sites = 50_000 } = {},
): Promise<Report> => {
  const database = await makeDatabase(resources, await openPostgres(resources), 'trip_advice')
  await fill(database, sites)
  await fillReports(database, reportsAt(sites))
  const server = await startServer(resources, { DATABASE_URL: database, SEED: 'false' })
  const visitor = createVisitor(server, 1)
  resources.defer(visitor.close)
  const waited = await untilThere(visitor)
  const ids = (await onServer<{ id: string }>(database, 'select id from sites')).map(({ id }) => id)
  const lines = linesOf(ids).map((line) => ({ ...line, p50: [] as number[], p95: [] as number[] }))
  const visit = async ({ name, ask }: Line, random: Random): Promise<number[]> => {
    await onServer(database, 'truncate rate_limits')
    const taken: number[] = []
    for (const _ of range(perRoute)) taken.push((await visitor.ask({ route: name, ...ask(random) })).ms)
    return taken
  }
  for (const line of lines) await visit(line, randomFrom(0))
  for (const round of range(rounds))
    for (const line of round % 2 === 0 ? lines : lines.toReversed()) {
      const taken = await visit(line, randomFrom(round + 1))
      line.p50.push(percentile(taken, 0.5))
      line.p95.push(percentile(taken, 0.95))
    }
  const [read, ...others] = lines
  const timesOf = ({ p95 }: { p95: number[] }) =>
    median(p95.map((ms, round) => ms / (read?.p95[round] ?? Number.NaN)))
  return {
    title: `Advice about trips: ${whole(sites)} sites and ${whole(reportsAt(sites))} dive reports (ms)`,
    head: ['', 'p50', 'p95', 'ratio of p95'],
    rows: lines.map((line) => [
      line.name,
      milliseconds(median(line.p50)),
      milliseconds(median(line.p95)),
      ratio(timesOf(line)),
    ]),
    notes: [
      `Medians of ${rounds} rounds by turns; ${perRoute} requests each a round, one at a time, of sites that are not kept in memory.`,
      `The places were there ${(waited / 1_000).toFixed(1)} s after the server was ready.`,
    ],
    goals: others.map((line) =>
      atMost(goal, `p95 of ${line.name}, against one read of a site`, timesOf(line)),
    ),
  }
}
