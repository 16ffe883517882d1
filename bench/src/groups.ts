import { makeDatabase, onServer, openPostgres, useDatabase } from './databases.ts'
import { median, percentile, range } from './figures.ts'
import { atMost, exactly } from './goals.ts'
import { fillGroups, type MadeUpGroups } from './made-up-groups.ts'
import { addMembers, type Member, signInAll } from './members.ts'
import { milliseconds, type Report, ratio, whole } from './report.ts'
import type { Resources } from './resources.ts'
import { startServer } from './server.ts'
import { createVisitor } from './visitor.ts'

const goal = 3
/** The many are so many times the few. */
const times = 1_000
const perRoute = 50
/** So many join one group at once. */
const joining = 100

const base = '/api/community/groups'
type Ask = (of: { large: string; usual: string }) => string
/** What is asked by a visitor, unless it is a member’s. */
const routes: { name: string; pathOf: Ask; isMember?: true }[] = [
  { name: 'all groups', pathOf: () => `${base}?limit=30` },
  { name: 'all groups, for a member', pathOf: () => `${base}?limit=30`, isMember: true },
  { name: 'groups of a country', pathOf: () => `${base}?limit=30&country=Fiji` },
  { name: 'groups by a word', pathOf: () => `${base}?limit=30&q=manta` },
  { name: 'popular groups', pathOf: () => `${base}?filter=popular` },
  { name: 'one’s own groups', pathOf: () => `${base}?filter=mine&limit=30`, isMember: true },
  {
    name: 'members of a large group',
    pathOf: ({ large }) => `${base}/${large}/members?limit=30`,
    isMember: true,
  },
  {
    name: 'members of a usual group',
    pathOf: ({ usual }) => `${base}/${usual}/members?limit=30`,
    isMember: true,
  },
  { name: 'the page of a group', pathOf: ({ usual }) => `${base}/${usual}`, isMember: true },
  { name: 'the page of a large group', pathOf: ({ large }) => `${base}/${large}`, isMember: true },
]

type Side = MadeUpGroups & {
  database: string
  server: string
  members: Member[]
  times: Map<string, number[]>
  newcomers: () => Promise<Member[]>
}

const visit = async ({ database, server, members, times, large, usual }: Side): Promise<void> => {
  const visitor = createVisitor(server, 1)
  const readers = members.map(({ cookie }) => createVisitor(server, 1, { cookie }))
  for (const { name, pathOf, isMember } of routes) {
    await onServer(database, 'truncate rate_limits')
    const taken: number[] = []
    for (const at of range(perRoute)) {
      const { ask } = (isMember && readers[at % readers.length]) || visitor
      const path = pathOf({ large, usual: usual[at % usual.length] ?? '' })
      taken.push((await ask({ route: name, path })).ms)
    }
    times.set(name, [...(times.get(name) ?? []), percentile(taken, 0.99)])
  }
  for (const { close } of [visitor, ...readers]) close()
}

const openSide = async (resources: Resources, postgres: string, groups: number): Promise<Side> => {
  const database = await makeDatabase(resources, postgres, `groups_${groups}`)
  const filled = await fillGroups(database, groups)
  const db = useDatabase(resources, database, 1)
  const server = await startServer(resources, { DATABASE_URL: database, SEED: 'false' })
  return {
    ...filled,
    database,
    server,
    members: await signInAll(db, filled.readers),
    times: new Map(),
    newcomers: () => addMembers(db, joining),
  }
}

/** By how much the count of a group and its rows differ once so many joined it at once. */
const joinAtOnce = async ({ database, server, usual, newcomers }: Side): Promise<number> => {
  const [group] = await onServer<{ id: string }>(
    database,
    `select id from groups where kind = 'open' and id = any('{${usual.join(',')}}'::uuid[]) limit 1`,
  )
  const people = await newcomers()
  await onServer(database, 'truncate rate_limits')
  await Promise.all(
    people.map(async ({ cookie }) => {
      const { ask, close } = createVisitor(server, 1, { cookie })
      await ask({ route: 'join', path: `${base}/${group?.id}/join`, body: {} })
      close()
    }),
  )
  const ids = people.map(({ id }) => id).join(',')
  const [row] = await onServer<{ wrong: number }>(
    database,
    `select (abs(groups.members - count(people.user_id)) + ${joining}
       - count(people.user_id) filter (where people.user_id = any('{${ids}}'::uuid[])))::int as wrong
     from groups join group_people as people on people.group_id = groups.id and people.state = 'in'
     where groups.id = '${group?.id}' group by groups.id`,
  )
  return row?.wrong ?? Number.NaN
}

/** What reading groups costs among many instead of few, and that many who join at once are counted right. */
export const measureGroups = async (
  resources: Resources,
  {
    rounds = 5,
    isFull = false,
    groups = isFull ? 50_000 : 5_000,
  }: { rounds?: number; groups?: number; isFull?: boolean } = {},
): Promise<Report> => {
  const postgres = await openPostgres(resources)
  const few = Math.max(50, Math.round(groups / times))
  const small = await openSide(resources, postgres, few)
  const began = performance.now()
  const large = await openSide(resources, postgres, groups)
  const filled = (performance.now() - began) / 1_000
  const [counted] = await onServer<{ n: number }>(
    large.database,
    'select count(*)::int as n from group_people',
  )
  const sides = [small, large]
  for (const side of sides) await visit({ ...side, times: new Map() })
  for (const round of range(rounds))
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) await visit(side)
  const middle = ({ times }: Side, name: string) => median(times.get(name) ?? [])
  const found = routes.map(({ name }) => ({ name, one: middle(small, name), many: middle(large, name) }))
  const wrong = await joinAtOnce(large)
  return {
    title: `Groups: ${whole(groups)} against ${whole(few)} (p99, ms)`,
    head: ['', whole(few), whole(groups), 'ratio'],
    rows: found.map(({ name, one, many }) => [
      name,
      milliseconds(one),
      milliseconds(many),
      ratio(many / one),
    ]),
    notes: [
      `Medians of ${rounds} rounds by turns; ${perRoute} requests each a round, one at a time. Filled in ${filled.toFixed(0)} s.`,
      `${whole(counted?.n ?? 0)} memberships; ${joining} joined one group at once.`,
    ],
    goals: [
      ...found.map(({ name, one, many }) =>
        atMost(goal, `p99 of ${name}, ${whole(groups)} groups against ${whole(few)}`, many / one),
      ),
      exactly(0, 'places of a group that its count misses after 100 joined at once', wrong),
    ],
  }
}
