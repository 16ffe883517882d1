import { makeDatabase, onServer, openPostgres, useDatabase } from './databases.ts'
import { median, percentile, range } from './figures.ts'
import { atMost, exactly } from './goals.ts'
import { fillTrips, largeTrip, type MadeUpTrips, stopsOfOne } from './made-up-trips.ts'
import { type Member, signInAll } from './members.ts'
import { milliseconds, type Report, ratio, whole } from './report.ts'
import type { Resources } from './resources.ts'
import { startServer } from './server.ts'
import { createVisitor } from './visitor.ts'

const goal = 3
/** The many are so many times the few. */
const times = 1_000
const perRoute = 50
/** So many stops move at once. */
const moving = 20

const base = '/api/trip-planner'
type Ask = (of: { large: string; usual: string }) => string
const routes = [
  { name: 'one’s own trips', pathOf: () => `${base}/trips` },
  { name: 'statistics', pathOf: () => `${base}/statistics` },
  { name: 'the page of a trip', pathOf: ({ usual }) => `${base}/trips/${usual}` },
  { name: 'the page of a large trip', pathOf: ({ large }) => `${base}/trips/${large}` },
  { name: 'its expenses', pathOf: ({ usual }) => `${base}/trips/${usual}/expenses` },
  { name: 'who owes whom', pathOf: ({ usual }) => `${base}/trips/${usual}/settlement` },
] as const satisfies readonly { name: string; pathOf: Ask }[]

type Side = MadeUpTrips & {
  database: string
  server: string
  members: Member[]
  times: Map<string, number[]>
}

/**
 * Asks every route; each round begins with another one. The server collects its garbage after about as many requests each
 * time, and that pause would else fall on the same route in every round.
 */
const visit = async (side: Side, round: number): Promise<void> => {
  const { database, server, members, times: kept, large, usual } = side
  const [reader] = members
  const visitor = createVisitor(server, 1, { cookie: reader?.cookie ?? '' })
  const from = round % routes.length
  for (const { name, pathOf } of [...routes.slice(from), ...routes.slice(0, from)]) {
    await onServer(database, 'truncate rate_limits')
    const taken: number[] = []
    for (const at of range(perRoute)) {
      const path = pathOf({ large, usual: usual[at % usual.length] ?? '' })
      taken.push((await visitor.ask({ route: name, path })).ms)
    }
    kept.set(name, [...(kept.get(name) ?? []), percentile(taken, 0.99)])
  }
  visitor.close()
}

const openSide = async (resources: Resources, postgres: string, trips: number): Promise<Side> => {
  const database = await makeDatabase(resources, postgres, `trips_${trips}`)
  const filled = await fillTrips(database, trips)
  const db = useDatabase(resources, database, 1)
  const server = await startServer(resources, { DATABASE_URL: database, SEED: 'false' })
  return { ...filled, database, server, members: await signInAll(db, filled.readers), times: new Map() }
}

type Told = { destinations: { id: string; day: string | null }[] }

/** Stops that are missing or doubled after so many people each moved one at once, and places where two of them read another order. */
const moveAtOnce = async ({ database, server, members, large }: Side): Promise<number> => {
  await onServer(database, 'truncate rate_limits')
  const visitors = members.map(({ cookie }) => createVisitor(server, 1, { cookie }))
  const path = `${base}/trips/${large}`
  const read = async (at: number) => {
    const { text } = (await visitors[at]?.ask({ route: 'read', path })) ?? { text: '{}' }
    return (JSON.parse(text) as Told).destinations
  }
  const before = await read(0)
  const some = (salt: number) => before[(salt * 7_919) % before.length]
  await Promise.all(
    range(moving).map((at) => {
      const [moved, to] = [some(at + 1), some(at * 3 + 2)]
      const body = { day: to?.day ?? null, after: to?.id ?? null }
      return visitors[at % visitors.length]?.ask({
        route: 'move',
        path: `${path}/destinations/${moved?.id}/place`,
        method: 'PUT',
        body,
      })
    }),
  )
  const [one, other] = [await read(0), await read(1)]
  for (const { close } of visitors) close()
  const missing = before.length - new Set(one.map(({ id }) => id)).size
  return Math.abs(missing) + one.filter(({ id }, at) => other[at]?.id !== id).length
}

/** What reading trips costs among many instead of few, and a large one instead of a usual one; and that moves at once lose nothing. */
export const measureTrips = async (
  resources: Resources,
  { rounds = 5, trips = 30_000 }: { rounds?: number; trips?: number } = {},
): Promise<Report> => {
  const postgres = await openPostgres(resources)
  const few = Math.max(30, Math.round(trips / times))
  const small = await openSide(resources, postgres, few)
  const began = performance.now()
  const large = await openSide(resources, postgres, trips)
  const filled = (performance.now() - began) / 1_000
  const sides = [small, large]
  for (const side of sides) await visit({ ...side, times: new Map() }, 0)
  for (const round of range(rounds))
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) await visit(side, round)
  const middle = ({ times: kept }: Side, name: string) => median(kept.get(name) ?? [])
  const found = routes.map(({ name }) => ({ name, one: middle(small, name), many: middle(large, name) }))
  const larger = middle(large, 'the page of a large trip') / middle(large, 'the page of a trip')
  const wrong = await moveAtOnce(large)
  return {
    title: `Trips: ${whole(trips)} against ${whole(few)} (p99, ms)`,
    head: ['', whole(few), whole(trips), 'ratio'],
    rows: found.map(({ name, one, many }) => [
      name,
      milliseconds(one),
      milliseconds(many),
      ratio(many / one),
    ]),
    notes: [
      `Medians of ${rounds} rounds by turns; ${perRoute} requests each a round, one at a time. Filled in ${filled.toFixed(0)} s.`,
      `The large trip has ${largeTrip.stops} stops on ${largeTrip.days} days and ${largeTrip.people} people, a usual one ${stopsOfOne} stops.`,
    ],
    goals: [
      ...found.map(({ name, one, many }) =>
        atMost(goal, `p99 of ${name}, ${whole(trips)} trips against ${whole(few)}`, many / one),
      ),
      atMost(goal, `p99 of the page of ${largeTrip.stops} stops against ${stopsOfOne}`, larger),
      exactly(
        0,
        `stops that are missing, doubled or read in another order after ${moving} moves at once`,
        wrong,
      ),
    ],
  }
}
