import { makeDatabase, onServer, openPostgres, useDatabase } from './databases.ts'
import { walkAndKill } from './event-walk.ts'
import { median, percentile, range } from './figures.ts'
import { atMost, exactly } from './goals.ts'
import { fillEvents, type MadeUpEvents, perEvent } from './made-up-events.ts'
import { addMembers, type Member, signInAll } from './members.ts'
import { milliseconds, type Report, ratio, whole } from './report.ts'
import type { Resources } from './resources.ts'
import { startServer } from './server.ts'
import { createVisitor } from './visitor.ts'

const goal = 3
/** The many are so many times the few. */
const times = 1_000
const perRoute = 50
/** So many press at once for an event of so many places, of which its organiser has one. */
const pressing = 500
const places = 10
/** So many people walk at random, and so often an instance is killed meanwhile. */
const walking = 20
const kills = 10

const base = '/api/community/events'
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** Another place and month each time. */
const spot = (at: number) => `${((at * 37) % 110) - 55},${((at * 73) % 340) - 170}`
type Ask = (of: { event: string; title: string; at: number; place: string }) => string
/** What is asked by a visitor, unless it is a member’s. */
const routes: { name: string; pathOf: Ask; isMember?: true }[] = [
  { name: 'what is to come', pathOf: () => `${base}?limit=24&folded=true` },
  { name: 'what is to come, for a member', pathOf: () => `${base}?limit=24&folded=true`, isMember: true },
  { name: 'what is to come, each date of a series', pathOf: () => `${base}?limit=24` },
  { name: 'what is past', pathOf: () => `${base}?limit=24&when=past` },
  { name: 'one’s own', pathOf: () => `${base}?limit=24&when=mine&folded=true`, isMember: true },
  // Of as many as there are, a few: so that both sides have as much to show.
  {
    name: 'a month of the calendar',
    pathOf: ({ at }) => `${base}?limit=5&from=${dayIn((at % 8) * 30)}&to=${dayIn((at % 8) * 30 + 30)}`,
  },
  { name: 'a country', pathOf: () => `${base}?limit=24&country=Fiji&folded=true` },
  // Where there is one at least, on both sides.
  { name: 'near a place', pathOf: ({ place }) => `${base}?limit=6&near=${place}&radius=200` },
  { name: 'near a place, far around', pathOf: ({ at }) => `${base}?limit=24&near=${spot(at)}&radius=2000` },
  {
    name: 'a piece of the map',
    pathOf: ({ at }) => {
      const [lat = 0, lng = 0] = spot(at).split(',').map(Number)
      return `${base}?limit=200&bounds=${lng},${lat},${lng + 10},${lat + 5}`
    },
  },
  {
    name: 'by a title',
    pathOf: ({ title }) => `${base}?limit=24&folded=true&q=${encodeURIComponent(title)}`,
  },
  // Likewise.
  { name: 'by a common word', pathOf: () => `${base}?limit=1&folded=true&q=manta` },
  { name: 'an event', pathOf: ({ event }) => `${base}/${event}`, isMember: true },
  { name: 'what people brought back', pathOf: ({ event }) => `${base}/${event}/photos` },
  { name: 'its people', pathOf: ({ event }) => `${base}/${event}/attendees`, isMember: true },
]

type Side = MadeUpEvents & {
  database: string
  server: string
  members: Member[]
  /** Where events to come are. */
  spots: string[]
  times: Map<string, number[]>
}

const visit = async ({ database, server, members, times, events, titles, spots }: Side): Promise<void> => {
  const visitor = createVisitor(server, 1)
  const readers = members.map(({ cookie }) => createVisitor(server, 1, { cookie }))
  for (const { name, pathOf, isMember } of routes) {
    await onServer(database, 'truncate rate_limits')
    const taken: number[] = []
    for (const at of range(perRoute)) {
      const { ask } = (isMember && readers[at % readers.length]) || visitor
      const nth = at % events.length
      const place = spots[at % spots.length] ?? ''
      const path = pathOf({ event: events[nth] ?? '', title: titles[nth] ?? '', at, place })
      taken.push((await ask({ route: name, path })).ms)
    }
    times.set(name, [...(times.get(name) ?? []), percentile(taken, 0.99)])
  }
  for (const { close } of [visitor, ...readers]) close()
}

const openSide = async (resources: Resources, postgres: string, events: number) => {
  const database = await makeDatabase(resources, postgres, `events_${events}`)
  const filled = await fillEvents(database, events)
  const db = useDatabase(resources, database, 1)
  const settings = { DATABASE_URL: database, SEED: 'false' }
  const near = await onServer<{ place: string }>(
    database,
    `select lat || ',' || lng as place from events where not is_past order by starts_at, id limit ${perRoute}`,
  )
  const side: Side = {
    ...filled,
    spots: near.map(({ place }) => place),
    database,
    server: await startServer(resources, settings),
    members: await signInAll(db, filled.readers),
    times: new Map(),
  }
  return {
    ...side,
    settings,
    beside: (own: Resources) => startServer(own, settings),
    newcomers: async (count: number) => {
      const people = await addMembers(db, count)
      await onServer(
        database,
        `insert into standings (user_id, standing, at) select id, 'trusted', now() from users where id in (${people.map(({ id }) => `'${id}'`).join(', ')}) on conflict do nothing`,
      )
      return people
    },
  }
}

type Answer = { status: number; code: string; position: number | null }
const press = async (server: string, { cookie }: Member, path: string): Promise<Answer> => {
  const answer = await fetch(`${server}${path}`, { method: 'POST', headers: { cookie, origin: server } })
  const body = (await answer.json()) as { code?: string; position?: number | null }
  return { status: answer.status, code: body.code ?? '', position: body.position ?? null }
}

/** What becomes of an event of ten places for which all press at once, on two instances, and then for the waitlist. */
const pressAll = async (side: Awaited<ReturnType<typeof openSide>>) => {
  // Ends with this, as the database has room for few servers.
  await using own = new AsyncDisposableStack()
  const servers = [side.server, await side.beside(own)]
  const [organiser, ...crowd] = await side.newcomers(pressing + 1)
  if (!organiser) throw new Error('nobody organises')
  await onServer(side.database, 'truncate rate_limits')
  const { ask, close } = createVisitor(side.server, 1, { cookie: organiser.cookie })
  const body = {
    title: 'All at once',
    date: dayIn(10),
    time: '08:30',
    zone: 'UTC',
    location: 'Here',
    maxAttendees: places,
  }
  const { id }: { id: string } = JSON.parse((await ask({ route: 'create', path: base, body })).text)
  close()
  const on = (at: number) => servers[at % servers.length] ?? side.server
  const answers = await Promise.all(crowd.map((one, at) => press(on(at), one, `${base}/${id}/join`)))
  const full = crowd.filter((_, at) => answers[at]?.code === 'full')
  await onServer(side.database, 'truncate rate_limits')
  const waits = await Promise.all(full.map((one, at) => press(on(at), one, `${base}/${id}/waitlist`)))
  const [row] = await onServer<{ counted: number; rows: number; line: number; gaps: number }>(
    side.database,
    `select going as counted, waiting as line,
       (select count(*)::int from event_people where event_id = events.id and state = 'going') as rows,
       (select count(*)::int - count(distinct place)::int + abs(count(*)::int - (max(place) - min(place) + 1))
          from event_people where event_id = events.id and state = 'waiting') as gaps
     from events where id = '${id}'`,
  )
  return {
    joined: answers.filter(({ status }) => status === 200).length,
    full: full.length,
    others: answers.length - full.length - answers.filter(({ status }) => status === 200).length,
    waiting: waits.filter(({ status }) => status === 200).length,
    counted: row?.counted ?? Number.NaN,
    rows: row?.rows ?? Number.NaN,
    line: row?.line ?? Number.NaN,
    gaps: row?.gaps ?? Number.NaN,
  }
}

/** What lists of events cost among many instead of few, and that places are given exactly once. */
export const measureEvents = async (
  resources: Resources,
  { rounds = 5, events: given, isFull = false }: { rounds?: number; events?: number; isFull?: boolean } = {},
): Promise<Report> => {
  const events = given ?? (isFull ? 200_000 : 50_000)
  const postgres = await openPostgres(resources)
  const few = Math.max(50, Math.round(events / times))
  const small = await openSide(resources, postgres, few)
  const began = performance.now()
  const large = await openSide(resources, postgres, events)
  const filled = (performance.now() - began) / 1_000
  const sides = [small, large]
  for (const side of sides) await visit({ ...side, times: new Map() })
  for (const round of range(rounds))
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) await visit(side)
  const middle = ({ times }: Side, name: string) => median(times.get(name) ?? [])
  const found = routes.map(({ name }) => ({ name, one: middle(small, name), many: middle(large, name) }))
  const pressed = await pressAll(large)
  const [organiser, ...people] = await small.newcomers(walking + 1)
  if (!organiser) throw new Error('nobody organises')
  const { database, settings } = small
  const walked = await walkAndKill(resources, {
    database,
    settings: { ...settings, DATABASE_CONNECTIONS: '3' },
    organiser,
    people,
    kills,
  })
  return {
    title: `Events: ${whole(events)} with ${whole(events * perEvent)} places against ${whole(few)} (p99, ms)`,
    head: ['', whole(few), whole(events), 'ratio'],
    rows: found.map(({ name, one, many }) => [
      name,
      milliseconds(one),
      milliseconds(many),
      ratio(many / one),
    ]),
    notes: [
      `Medians of ${rounds} rounds by turns; ${perRoute} requests each a round, one at a time. Filled in ${filled.toFixed(0)} s.`,
      `${whole(pressing)} pressed at once on two instances for ${places - 1} places beside the organiser’s: ${pressed.joined} came in, ${whole(pressed.full)} read that it is full; ${whole(pressed.waiting)} of these wait.`,
      `${whole(walked.acts)} random joins, departures and changes of how many may come, with ${walked.kills} SIGKILLs.`,
    ],
    goals: [
      ...found.map(({ name, one, many }) =>
        atMost(goal, `p99 of ${name}, ${whole(events)} events against ${whole(few)}`, many / one),
      ),
      exactly(places, 'people in an event of 10 places after 500 pressed at once', pressed.rows),
      exactly(places, 'people that it counts', pressed.counted),
      exactly(pressing - places + 1, 'people who read that it is full', pressed.full),
      exactly(0, 'people who read something else', pressed.others),
      exactly(pressed.full, 'people in line after all of these pressed at once', pressed.line),
      exactly(0, 'places in line that are missing or there twice', pressed.gaps),
      exactly(0, 'sums that are wrong after a random walk with SIGKILLs', walked.wrong),
      exactly(0, 'answers of that walk that blame the server', walked.failures),
    ],
  }
}
