import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { call, openPage, type Page, type Reader } from './conversation-page.ts'
import { makeDatabase, onServer, openPostgres, useDatabase } from './databases.ts'
import { percentile, range } from './figures.ts'
import { exactly, within } from './goals.ts'
import { signInAll } from './members.ts'
import { atPace } from './pace.ts'
import { milliseconds, type Report, whole } from './report.ts'
import type { Resources } from './resources.ts'
import { startServer } from './server.ts'

const goal = 1_000
const wanted = 100
/** Tried one after the other once the wanted pace holds, until one does not. */
const faster = [150, 200, 250, 300, 400]
/** Tried one after the other where it does not hold, until one does. */
const slower = [80, 60, 40, 20]
const people = 1_000
/** In seconds. */
const roundLength = 10
/** So many lines are cut each second, and come back within so many milliseconds. */
const [cuts, longestCut] = [20, 1_500]
/** One of so many sends is sent again with its key while it is under way, as a device does that hears no answer. */
const repeated = 10
const opening = 50
const patience = 15_000

/** So many people, of whom each two have a conversation that begins with a message: the first with the second, and so on. */
const fillPairs = async (database: string): Promise<{ id: string; conversationId: string }[]> => {
  const pairs = range(people / 2).map(() => {
    const [low = '', high = ''] = [randomUUID(), randomUUID()].sort()
    return { id: randomUUID(), low, high }
  })
  const values = pairs
    .map(({ id, low, high }) => `('${id}'::uuid, '${low}'::uuid, '${high}'::uuid)`)
    .join(', ')
  await onServer(
    database,
    `create unlogged table pairs as select * from (values ${values}) as pairs (id, low_id, high_id);
     insert into users (id, provider, subject, handle, created_at)
       select id, 'made-up', id::text, 'd' || right(replace(id::text, '-', ''), 12), now()
       from (select low_id as id from pairs union all select high_id from pairs) as people;
     insert into conversations (id, low_id, high_id, last_seq, last_at, asked_by, asked_at, accepted_at)
       select id, low_id, high_id, 1, now(), low_id, now(), now() from pairs;
     insert into conversation_people (user_id, conversation_id, box, sent, heard, last_at)
       select low_id, id, 'inbox', 1, 0, now() from pairs union all select high_id, id, 'inbox', 0, 1, now() from pairs;
     insert into conversation_messages (conversation_id, seq, id, sender_id, n, body, client_key, created_at, search)
       select id, 1, gen_random_uuid(), low_id, 1, 'Hello', gen_random_uuid(), now(), '' from pairs`,
  )
  await onServer(database, 'vacuum analyze')
  return pairs.flatMap(({ id, low, high }) => [low, high].map((one) => ({ id: one, conversationId: id })))
}

/** What became of the messages: when each was sent, and how often and when both sides of its conversation had it. */
type Ledger = {
  sent: Map<string, { by: number; at: number }>
  acknowledged: Set<string>
  refused: number
  /** In milliseconds, from sending until the other had it. */
  delivered: number[]
  twice: number
  misnumbered: number
  /** Those whom a message has not reached yet, as `<reader>:<message>`. */
  missing: Set<string>
}
const emptyLedger = (): Ledger => ({
  sent: new Map(),
  acknowledged: new Set(),
  refused: 0,
  delivered: [],
  twice: 0,
  misnumbered: 0,
  missing: new Set(),
})

/** The other of a pair. */
const partner = (at: number) => at ^ 1

/** Everybody with the page of their conversation open. */
const openEverybody = async (readers: readonly Reader[], ledger: () => Ledger): Promise<Page[]> => {
  const pages = readers.map((reader, at) => {
    let [known, had] = [1, new Set<string>()]
    return openPage(reader, known, ({ seq, message }) => {
      const { sent, delivered, missing } = ledger()
      if (seq !== known + 1) ledger().misnumbered++
      if (had.has(message)) ledger().twice++
      known = seq
      had = had.add(message)
      missing.delete(`${at}:${message}`)
      const begun = sent.get(message)
      if (begun && begun.by !== at) delivered.push(performance.now() - begun.at)
    })
  })
  for (let from = 0; from < pages.length; from += opening)
    await Promise.all(pages.slice(from, from + opening).map((page) => page.connect()))
  return pages
}

/** Sends at a pace while lines are cut, and waits until everybody has everything. */
const send = async (
  readers: readonly Reader[],
  pages: readonly Page[],
  { pace, seconds, ledger }: { pace: number; seconds: number; ledger: Ledger },
): Promise<void> => {
  const { sent, acknowledged, missing } = ledger
  let broken: unknown
  const fail = (error: unknown) => {
    broken ??= error
  }
  const away = new Set<number>()
  const cutting = setInterval(() => {
    for (const _ of range(cuts)) {
      const at = Math.floor(Math.random() * pages.length)
      if (away.has(at)) continue
      away.add(at)
      pages[at]
        ?.cut(Math.random() * longestCut)
        .catch(fail)
        .finally(() => away.delete(at))
    }
  }, 1_000)
  const sendOne = async (no: number) => {
    const by = (no * 7) % readers.length
    const reader = readers[by]
    if (!reader) return
    const [message, clientKey] = [`${pace}-${no}`, randomUUID()]
    sent.set(message, { by, at: performance.now() })
    for (const at of [by, partner(by)]) missing.add(`${at}:${message}`)
    const path = `/api/messages/conversations/${reader.conversationId}/messages`
    const times = no % repeated === 0 ? 2 : 1
    const answers = await Promise.all(
      range(times).map(() => call(reader, 'POST', path, { message, clientKey })),
    )
    if (answers.every(({ status }) => status === 201)) acknowledged.add(message)
    else ledger.refused++
    if (new Set(answers.map(({ text }) => text)).size > 1) ledger.twice++
  }
  try {
    await atPace(pace, (no) => no >= pace * seconds || broken !== undefined, sendOne)
  } finally {
    clearInterval(cutting)
  }
  const end = performance.now() + patience
  while ((missing.size > 0 || away.size > 0) && performance.now() < end && broken === undefined)
    await sleep(50)
  if (broken !== undefined) throw broken
}

/** Conversations whose numbers have a gap, and messages that are there twice. */
const checkStored = async (database: string): Promise<{ gaps: number; doubles: number; unlike: number }> => {
  const [row] = await onServer<{ gaps: number; doubles: number; unlike: number }>(
    database,
    `select
       (select count(*)::int from conversations c where last_seq <> (select count(*) from conversation_messages m
          where m.conversation_id = c.id and seq between 1 and last_seq)) as gaps,
       (select count(*) - count(distinct (conversation_id, body)) from conversation_messages)::int as doubles,
       (select count(*)::int from conversation_people p cross join lateral (
          select count(*) filter (where sender_id = p.user_id) as own, count(*) filter (where sender_id <> p.user_id) as others
          from conversation_messages m where m.conversation_id = p.conversation_id) as counted
        where sent <> own or heard <> others) as unlike`,
  )
  if (!row) throw new Error('Nothing could be checked')
  return row
}

/** How soon messages arrive at pages of two instances while lines are cut, and whether each arrives once. */
export const measureDelivery = async (
  resources: Resources,
  { isFull, rounds = isFull ? 30 : 2 }: { isFull?: boolean; rounds?: number } = {},
): Promise<Report> => {
  const postgres = await openPostgres(resources)
  const database = await makeDatabase(resources, postgres, 'delivery')
  const pairs = await fillPairs(database)
  const db = useDatabase(resources, database, 1)
  const members = await signInAll(
    db,
    pairs.map(({ id }) => id),
  )
  const settings = { DATABASE_URL: database, SEED: 'false', MAX_CONNECTIONS_PER_CLIENT: '20000' }
  const servers = [await startServer(resources, settings), await startServer(resources, settings)]
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  resources.defer(() => agent.destroy())
  // The two of a pair are on different instances.
  const readers = members.map(
    ({ cookie }, at): Reader => ({
      address: servers[at % 2] ?? '',
      cookie,
      conversationId: pairs[at]?.conversationId ?? '',
      agent,
    }),
  )
  let ledger = emptyLedger()
  const pages = await openEverybody(readers, () => ledger)
  resources.defer(() => {
    for (const page of pages) page.close()
  })
  const run = async (pace: number, seconds: number) => {
    ledger = emptyLedger()
    await send(readers, pages, { pace, seconds, ledger })
    const { delivered, acknowledged, missing, twice, misnumbered, refused } = ledger
    return {
      pace,
      sent: acknowledged.size,
      p50: percentile(delivered, 0.5),
      p95: percentile(delivered, 0.95),
      lost: [...missing].filter((one) => acknowledged.has(one.slice(one.indexOf(':') + 1))).length,
      twice,
      misnumbered,
      refused,
    }
  }
  type Run = Awaited<ReturnType<typeof run>>
  const holds = ({ p95, lost, twice, misnumbered, refused }: Run) =>
    p95 <= goal && lost + twice + misnumbered + refused === 0

  await run(50, 3)
  const judged = await run(wanted, rounds * roundLength)
  const runs = [judged]
  const isHeld = holds(judged)
  for (const pace of isHeld ? faster : slower) {
    const last = runs.at(-1)
    if (last && holds(last) === isHeld) runs.push(await run(pace, roundLength))
  }
  const greatest = runs.findLast(holds)?.pace ?? 0
  const stored = await checkStored(database)
  return {
    title: `Messages over two instances with ${whole(people)} open streams, ${cuts} of which are cut each second`,
    head: ['sends a second', 'sent', 'p50 (ms)', 'p95 (ms)', 'lost', 'twice', 'misnumbered', 'refused'],
    rows: runs.map(({ pace, sent, p50, p95, lost, twice, misnumbered, refused }) => [
      whole(pace),
      whole(sent),
      milliseconds(p50),
      milliseconds(p95),
      ...[lost, twice, misnumbered, refused].map(whole),
    ]),
    notes: [
      `From sending until the other’s page has it: told by the stream, and asked for. One of ${repeated} is sent twice at once with its key.`,
      `Holds up to ${greatest} a second. The first pace for ${rounds * roundLength} s, the others for ${roundLength} s each.`,
    ],
    goals: [
      within(goal, `p95 of delivery at ${wanted} a second`, judged.p95),
      exactly(
        0,
        'acknowledged messages that did not arrive',
        runs.reduce((sum, { lost }) => sum + lost, 0),
      ),
      exactly(
        0,
        'messages that arrived twice',
        runs.reduce((sum, { twice }) => sum + twice, 0),
      ),
      exactly(
        0,
        'messages out of their order',
        runs.reduce((sum, { misnumbered }) => sum + misnumbered, 0),
      ),
      exactly(0, 'sends refused at the first pace', judged.refused),
      exactly(0, 'conversations with a gap in their numbers', stored.gaps),
      exactly(0, 'messages stored twice', stored.doubles),
      exactly(0, 'counts of sent and heard that are wrong', stored.unlike),
    ],
  }
}
