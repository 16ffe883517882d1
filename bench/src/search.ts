import { once } from 'node:events'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { fill, makeDatabase, multiply, onServer, openPostgres } from './databases.ts'
import { median, randomFrom, range, shuffled } from './figures.ts'
import type { Found, Order } from './finder.ts'
import { atMost } from './goals.ts'
import { questions } from './questions/questions.ts'
import { milliseconds, type Report, whole } from './report.ts'
import { type Resources, startNode } from './resources.ts'

const goals = { bare: 3, growth: 2 }
const few = 5_000
const times = 10
const perRound = 60

/** Questions about sites. */
const asked = questions.flatMap(({ intent = 'find', text, before }) =>
  intent === 'find' && !before ? [text] : [],
)

/** All of them to warm up, as a server that runs has been asked before; then others each round. */
const askedIn = (round: number): string[] =>
  round === 0 ? asked : shuffled(randomFrom(round), asked).slice(0, perRound)

type Finder = (order: Order) => Promise<Found>

const program = fileURLToPath(new URL('finder.ts', import.meta.url))

/** Starts a process that finds on this database, and waits until it does. */
const startFinder = async (resources: Resources, database: string, withVectors: boolean): Promise<Finder> => {
  const child = startNode(resources, [program, database, ...(withVectors ? ['vectors'] : [])], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A process that finds has ended with ${code}`)
  })
  // Its end on purpose is nobody's failure.
  ended.catch(() => undefined)
  const heard = async () => (await Promise.race([once(child, 'message'), ended]))[0]
  await heard()
  return async (order) => {
    child.send(order)
    return heard()
  }
}

/** How long it takes to find, beside a bare full-text query, and at how many sites. */
export const measureSearch = async (
  resources: Resources,
  { rounds = 5, sites = 50_000 } = {},
): Promise<Report> => {
  const postgres = await openPostgres(resources)
  const open = async (
    label: string,
    count: number,
    factor: number,
    withVectors: boolean,
  ): Promise<Finder> => {
    const database = await makeDatabase(resources, postgres, `search_${label}`)
    await fill(database, count)
    if (factor > 1) await multiply(database, factor)
    if (withVectors) await onServer(database, 'create index on sites using gin (search)')
    return startFinder(resources, database, withVectors)
  }
  const small = await open('few', few, 1, false)
  const middle = await open('many', sites, 1, true)
  const large = await open('most', sites, times, false)
  const sides = {
    small: { finder: small, way: 'find' },
    middle: { finder: middle, way: 'find' },
    large: { finder: large, way: 'find' },
    bareAny: { finder: middle, way: 'bareAny' },
    bareAll: { finder: middle, way: 'bareAll' },
    scan: { finder: middle, way: 'scan' },
  } as const
  type Name = keyof typeof sides
  const names = Object.keys(sides) as Name[]
  const found = Object.fromEntries(names.map((name) => [name, [] as Found[]])) as Record<Name, Found[]>
  for (const round of range(rounds + 1)) {
    const texts = askedIn(round)
    for (const name of shuffled(randomFrom(round), names)) {
      const { finder, way } = sides[name]
      const times = await finder({ way, texts })
      if (round > 0) found[name].push(times)
    }
  }

  const middleOf = (name: Name, share: 'p50' | 'p90') => median(found[name].map((each) => each[share]))
  const growth = middleOf('large', 'p50') / middleOf('small', 'p50')
  const over = (bare: 'bareAny' | 'bareAll') => middleOf('middle', 'p50') / middleOf(bare, 'p50')
  const row = (title: string, name: Name) => [
    title,
    milliseconds(middleOf(name, 'p50')),
    milliseconds(middleOf(name, 'p90')),
  ]
  return {
    title: 'Finding sites for a question (ms)',
    head: ['', 'p50', 'p90'],
    rows: [
      row(`${whole(few)} sites`, 'small'),
      row(`${whole(sites)} sites`, 'middle'),
      row(`${whole(sites * times)} sites`, 'large'),
      row(`bare full-text query for any of the words, ${whole(sites)} sites`, 'bareAny'),
      row('the same for all of the words, which mostly finds nothing, and six sites read whole', 'bareAll'),
      row(`scan of all vectors, ${whole(sites)} sites`, 'scan'),
    ],
    notes: [
      `Medians of ${rounds} rounds by turns, the same ${perRound} questions a round, one at a time, without the vectors; each size in a process of its own.`,
      `The machine's load was ${loadavg()
        .map((load) => load.toFixed(1))
        .join(', ')} at the end, on ${availableParallelism()} processors.`,
    ],
    goals: [
      atMost(goals.bare, 'finding against a bare query for any of the words', over('bareAny')),
      atMost(
        goals.bare,
        'finding against a bare query for all of the words and six sites read whole',
        over('bareAll'),
      ),
      atMost(goals.growth, `finding at ${whole(sites * times)} sites against ${whole(few)}`, growth),
    ],
  }
}
