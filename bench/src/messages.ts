import { makeDatabase, onServer, openPostgres, useDatabase } from './databases.ts'
import { median, percentile, range } from './figures.ts'
import { atMost } from './goals.ts'
import { fillMessages, searched } from './made-up-messages.ts'
import { type Member, signInAll } from './members.ts'
import { milliseconds, type Report, ratio, whole } from './report.ts'
import type { Resources } from './resources.ts'
import { startServer } from './server.ts'
import { createVisitor } from './visitor.ts'

const goal = 3
const few = 10_000
/** How often a round asks for each address: no more than the limit of searches for one person. */
const perRoute = 50

const own = '/api/messages'
const boxOf = (box: string) => `${own}/conversations?box=${box}`
const searchFor = (q: string) => `${own}/search?q=${q}`
/** `open` is one of the reader’s conversations. What fits tens of thousands of messages of the busiest is told and has no goal. */
const routes: { name: string; pathOf: (open: string) => string; isToldForBusiest?: true }[] = [
  { name: 'the inbox', pathOf: () => boxOf('inbox') },
  { name: 'the archive', pathOf: () => boxOf('archived') },
  { name: 'requests', pathOf: () => boxOf('requests') },
  { name: 'a conversation', pathOf: (open) => `${own}/conversations/${open}` },
  { name: 'a page of messages', pathOf: (open) => `${own}/conversations/${open}/messages` },
  { name: 'a page further back', pathOf: (open) => `${own}/conversations/${open}/messages?before=12` },
  { name: 'messages after a number', pathOf: (open) => `${own}/conversations/${open}/messages?after=17` },
  { name: 'what is unread', pathOf: () => `${own}/unread` },
  { name: 'a search for a common word', pathOf: () => searchFor(searched.common), isToldForBusiest: true },
  { name: 'a search for two words', pathOf: () => searchFor(`${searched.common}%20${searched.usual}`) },
  { name: 'a search for a rare word', pathOf: () => searchFor(searched.rare) },
  {
    name: 'a search for the beginning of a word',
    pathOf: () => searchFor(searched.beginning),
    isToldForBusiest: true,
  },
  { name: 'a search for one letter', pathOf: () => searchFor(searched.letter), isToldForBusiest: true },
  { name: 'a search that finds nothing', pathOf: () => searchFor(searched.none) },
]

type Reader = Member & { open: string[] }
/** The p99 of each route, round by round. */
type Times = Map<string, number[]>
type Side = { name: string; database: string; server: string; readers: Reader[]; times: Times }

const visit = async ({ database, server, readers, times }: Side): Promise<void> => {
  const visitors = readers.map((reader) => ({
    ...reader,
    ...createVisitor(server, 1, { cookie: reader.cookie }),
  }))
  for (const { name, pathOf } of routes) {
    // Whoever is the only reader would ask too often.
    await onServer(database, 'truncate rate_limits')
    const taken: number[] = []
    for (const at of range(perRoute)) {
      const { ask, open } = visitors[at % visitors.length] ?? {}
      const path = pathOf(open?.[at % open.length] ?? '')
      if (ask) taken.push((await ask({ route: name, path })).ms)
    }
    times.set(name, [...(times.get(name) ?? []), percentile(taken, 0.99)])
  }
  for (const { close } of visitors) close()
}

const readerOf = async (database: string, member: Member): Promise<Reader> => {
  const rows = await onServer<{ id: string }>(
    database,
    `select conversation_id as id from conversation_people
     where user_id = '${member.id}' and box = 'inbox' order by last_at desc limit 20`,
  )
  return { ...member, open: rows.map(({ id }) => id) }
}

/** A server with so many messages, as the readers of it that are told apart. */
const openSides = async (resources: Resources, postgres: string, count: number): Promise<[Side, Side]> => {
  const database = await makeDatabase(resources, postgres, `messages_${count}`)
  const { usual, busy } = await fillMessages(database, count)
  const db = useDatabase(resources, database, 1)
  const server = await startServer(resources, { DATABASE_URL: database, SEED: 'false' })
  const sideOf = async (name: string, ids: string[]): Promise<Side> => {
    const readers: Reader[] = []
    for (const member of await signInAll(db, ids)) readers.push(await readerOf(database, member))
    return { name, database, server, readers, times: new Map() }
  }
  return [await sideOf('usual', usual), await sideOf('busy', [busy])]
}

/** What reading one's messages costs among many messages of many people instead of few, and with many of one's own. */
export const measureMessages = async (
  resources: Resources,
  {
    rounds = 5,
    isFull,
    messages = isFull ? 10_000_000 : 1_000_000,
  }: { rounds?: number; isFull?: boolean; messages?: number } = {},
): Promise<Report> => {
  const postgres = await openPostgres(resources)
  const [small] = await openSides(resources, postgres, few)
  const began = performance.now()
  const [large, busy] = await openSides(resources, postgres, messages)
  const filled = (performance.now() - began) / 1_000
  const sides = [small, large, busy]
  for (const side of sides) await visit({ ...side, times: new Map() })
  for (const round of range(rounds))
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) await visit(side)
  const middle = ({ times }: Side, name: string) => median(times.get(name) ?? [])
  const found = routes.map(({ name, isToldForBusiest }) => ({
    name,
    isToldForBusiest,
    one: middle(small, name),
    many: middle(large, name),
    own: middle(busy, name),
  }))
  const [holder] = await onServer<{ conversations: number; messages: number }>(
    busy.database,
    `select count(*)::int as conversations, sum(sent + heard)::int as messages
     from conversation_people where user_id = '${busy.readers[0]?.id}'`,
  )
  return {
    title: `Messages: ${whole(messages)} against ${whole(few)} (p99, ms)`,
    head: ['', whole(few), whole(messages), 'ratio', 'the busiest', 'ratio'],
    rows: found.map(({ name, one, many, own }) => [
      name,
      milliseconds(one),
      milliseconds(many),
      ratio(many / one),
      milliseconds(own),
      ratio(own / one),
    ]),
    notes: [
      `Medians of ${rounds} rounds by turns; ${perRoute} requests each a round, one at a time. Filled in ${filled.toFixed(0)} s.`,
      `The busiest has ${whole(holder?.messages ?? 0)} messages in ${whole(holder?.conversations ?? 0)} conversations, the others some 400 in 20.`,
    ],
    goals: found.flatMap(({ name, one, many, own, isToldForBusiest }) => [
      atMost(goal, `p99 of ${name}, ${whole(messages)} messages against ${whole(few)}`, many / one),
      ...(isToldForBusiest ? [] : [atMost(goal, `p99 of ${name} for the busiest of them`, own / one)]),
    ]),
  }
}
