import { makeDatabase, openPostgres, useDatabase } from './databases.ts'
import { median, percentile, range } from './figures.ts'
import { atMost } from './goals.ts'
import { fillPeople, handleOf } from './made-up-people.ts'
import { addMembers } from './members.ts'
import { milliseconds, type Report, ratio, whole } from './report.ts'
import type { Resources } from './resources.ts'
import { startServer } from './server.ts'
import { askAll, createVisitor } from './visitor.ts'

const goal = 3
const few = 1_000
const connections = 2
/** How often a round asks for each address: no more than the limit for one that searches. */
const perRoute = 50

const list = '/api/community/members'
const routes = [
  { name: 'the first page', path: list },
  { name: 'a page of certified divers', path: `${list}?filter=certified` },
  { name: 'a page of instructors in one country', path: `${list}?filter=instructors&country=Fiji` },
  { name: 'a search of three letters', path: `${list}?q=mar` },
  { name: 'a search of one letter', path: `${list}?q=s` },
  { name: 'a search of two words', path: `${list}?q=mar%20sil` },
  { name: 'a search that finds nobody', path: `${list}?q=qqq` },
  { name: 'the figures', path: '/api/community/stats' },
  { name: 'the first page for visitors', path: list, isPublic: true },
  { name: 'a profile', path: '/api/profile/' },
] as const

/** It reads on until it has found enough of the few: it is shown and has no goal. */
const rare = { name: 'a search among instructors', path: `${list}?q=mar&filter=instructors` } as const
const shown = [...routes, rare]

/** The p99 of each route, round by round. */
type Times = Map<string, number[]>
type Side = { server: string; cookie: string; count: number; times: Times }

let addresses = 0
/** Everybody searches from an address of their own, as searches of one are limited. */
const newAddress = () => `10.${++addresses >> 8}.${addresses & 255}.1`

/** Of profiles, another one each time. */
const pathFor = (path: string, count: number, at: number) =>
  path.endsWith('/') ? path + handleOf(1 + ((at * 7_919) % count)) : path

const visit = async ({ server, cookie, count, times }: Side): Promise<void> => {
  let at = 0
  for (const { name, path, ...route } of shown) {
    const headers = { 'x-forwarded-for': newAddress(), ...(!('isPublic' in route) && { cookie }) }
    const visitor = createVisitor(server, connections, headers)
    const asks = range(perRoute).map(() => ({ route: name, path: pathFor(path, count, at++) }))
    const asked = (await askAll(visitor, asks, connections)).map(({ ms }) => ms)
    visitor.close()
    times.set(name, [...(times.get(name) ?? []), percentile(asked, 0.99)])
  }
}

const openSide = async (resources: Resources, postgres: string, count: number): Promise<Side> => {
  const database = await makeDatabase(resources, postgres, `people_${count}`)
  await fillPeople(database, count)
  const db = useDatabase(resources, database, 1)
  const [reader] = await addMembers(db, 1)
  if (!reader) throw new Error('There is no member')
  const settings = { DATABASE_URL: database, SEED: 'false', TRUSTED_PROXIES: 'loopback' }
  return { server: await startServer(resources, settings), cookie: reader.cookie, count, times: new Map() }
}

/** What it costs to list and search many members instead of few. */
export const measurePeople = async (
  resources: Resources,
  { rounds = 7, people = 1_000_000 } = {},
): Promise<Report> => {
  const postgres = await openPostgres(resources)
  const [small, large] = [
    await openSide(resources, postgres, few),
    await openSide(resources, postgres, people),
  ]
  for (const side of [small, large]) await visit({ ...side, times: new Map() })
  for (const round of range(rounds)) {
    const turns = [small, large]
    for (const side of round % 2 === 0 ? turns : turns.toReversed()) await visit(side)
  }
  const middle = ({ times }: Side, name: string) => median(times.get(name) ?? [])
  const found = shown.map(({ name }) => ({ name, one: middle(small, name), many: middle(large, name) }))
  return {
    title: `Members: ${whole(people)} against ${whole(few)} (p99, ms)`,
    head: ['', whole(few), whole(people), 'ratio'],
    rows: found.map(({ name, one, many }) => [
      name,
      milliseconds(one),
      milliseconds(many),
      ratio(many / one),
    ]),
    notes: [
      `Medians of ${rounds} rounds by turns; ${perRoute} requests each a round, ${connections} at a time.`,
    ],
    goals: found
      .filter(({ name }) => name !== rare.name)
      .map(({ name, one, many }) =>
        atMost(goal, `p99 of ${name}, ${whole(people)} members against ${whole(few)}`, many / one),
      ),
  }
}
