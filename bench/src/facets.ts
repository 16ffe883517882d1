import { setTimeout as sleep } from 'node:timers/promises'
import { difficulties, diveTypes, hazards, siteCategories } from '@soundings/contract/site-fields'
import { fill, makeDatabase, onServer, openPostgres } from './databases.ts'
import { median, percentile, pick, type Random, randomFrom, range, shuffled } from './figures.ts'
import { atMost } from './goals.ts'
import { type Goal, milliseconds, type Report, ratio, whole } from './report.ts'
import type { Resources } from './resources.ts'
import { startServer } from './server.ts'
import { type Ask, askAll, createVisitor, type Visitor } from './visitor.ts'

const goal = 3
const few = 500
const connections = 4
const perRound = 400

const routes = {
  facets: '/api/sites/facets',
  'filtered list': '/api/sites',
  'filtered points': '/api/map/points',
}
type Route = keyof typeof routes
const routeNames = Object.keys(routes) as Route[]

type Side = { visitor: Visitor; countries: string[]; database: string }
type Found = Record<Route, { p50: number; p99: number }> & { afterChange: number }

const several = (random: Random, values: readonly string[]) =>
  shuffled(random, values)
    .slice(0, 1 + Math.floor(random() * 3))
    .join(',')

/** One to three filters, as people press them together; hardly one question is asked twice. */
const question = ({ countries }: Side, random: Random): URLSearchParams => {
  const filters: [string, string][] = [
    ['country', several(random, countries)],
    ['difficulty', several(random, difficulties)],
    ['diveSiteCategory', several(random, siteCategories)],
    ['diveType', several(random, diveTypes)],
    ['avoid', pick(random, hazards)],
    ['maxDepth', String(5 + Math.floor(random() * 60))],
  ]
  return new URLSearchParams(shuffled(random, filters).slice(0, 1 + Math.floor(random() * 3)))
}

const asksOf = (side: Side, route: Route, random: Random): Ask[] =>
  range(perRound).map(() => {
    const asked = question(side, random)
    if (route === 'filtered list') asked.set('sort', pick(random, ['best', 'name', 'deepest', 'shallowest']))
    return { route, path: `${routes[route]}?${asked}` }
  })

const openSide = async (resources: Resources, postgres: string, count: number): Promise<Side> => {
  const database = await makeDatabase(resources, postgres, `facets_${count}`)
  await fill(database, count)
  const visitor = createVisitor(
    await startServer(resources, { DATABASE_URL: database, SEED: 'false' }),
    connections,
  )
  resources.defer(visitor.close)
  const countries = await onServer<{ country: string }>(
    database,
    'select distinct country from sites where country is not null order by country',
  )
  return { visitor, countries: countries.map(({ country }) => country), database }
}

/** How long the first who asks waits after some site changed. */
const askAfterChange = async ({ visitor, database }: Side): Promise<number> => {
  await onServer(database, "select pg_notify('changes', 'sites')")
  await sleep(50)
  return (await visitor.ask({ route: 'facets', path: routes.facets })).ms
}

const visit = async (side: Side, round: number): Promise<Found> => {
  const random = randomFrom(round)
  const afterChange = await askAfterChange(side)
  const found: [Route, Found[Route]][] = []
  for (const route of routeNames) {
    const timed = await askAll(side.visitor, asksOf(side, route, random), connections)
    const ms = timed.map((one) => one.ms)
    found.push([route, { p50: percentile(ms, 0.5), p99: percentile(ms, 0.99) }])
  }
  return { ...(Object.fromEntries(found) as Record<Route, Found[Route]>), afterChange }
}

/** How much slower facets and filtered sets become when there are many sites instead of few. */
export const measureFacets = async (
  resources: Resources,
  { rounds = 7, sites = 50_000 } = {},
): Promise<Report> => {
  const postgres = await openPostgres(resources)
  const small = await openSide(resources, postgres, few)
  const large = await openSide(resources, postgres, sites)
  for (const side of [small, large]) await visit(side, 0)

  const found: { small: Found[]; large: Found[] } = { small: [], large: [] }
  for (const round of range(rounds)) {
    const order = round % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const)
    for (const name of order) found[name].push(await visit(name === 'small' ? small : large, round + 1))
  }

  const goals: Goal[] = []
  const rows = routeNames.map((route) => {
    const middle = (side: Found[], share: 'p50' | 'p99') => median(side.map((round) => round[route][share]))
    const [p50Few, p50Many] = [middle(found.small, 'p50'), middle(found.large, 'p50')]
    const [p99Few, p99Many] = [middle(found.small, 'p99'), middle(found.large, 'p99')]
    // Points are as many as there are sites that fit; their growth is told and not judged.
    if (route !== 'filtered points')
      goals.push(atMost(goal, `p99 of ${route}, many against few`, p99Many / p99Few))
    return [route, ...[p50Few, p50Many, p99Few, p99Many].map(milliseconds), ratio(p99Many / p99Few)]
  })
  const waits = [found.small, found.large].map((side) => median(side.map(({ afterChange }) => afterChange)))
  return {
    title: `Facets and filtered sets at ${whole(sites)} sites against ${few} (ms)`,
    head: ['', `p50 ${few}`, `p50 ${whole(sites)}`, `p99 ${few}`, `p99 ${whole(sites)}`, 'ratio of p99'],
    rows,
    notes: [
      `Medians of ${rounds} rounds by turns, ${perRound} questions a round, ${connections} at a time.`,
      `Whoever asks first after a site changed waits ${waits.map(milliseconds).join(' and ')} ms.`,
    ],
    goals,
  }
}
