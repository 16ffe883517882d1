import { describe, expect, it } from 'vitest'
import { ask } from './asking.build.ts'
import type { Read } from './query.ts'

// What is said beside something else asks for the same as if it stood alone.

const parts = {
  place: [
    'Bali',
    'in Egypt',
    'Red Sea',
    'the Maldives',
    'in Malta',
    'around Hurghada',
    'Caribbean',
    'Mexico',
    'off Florida',
  ],
  kind: [
    'wrecks',
    'reefs',
    'wall dives',
    'drift dives',
    'caves',
    'muck diving',
    'a nice wreck',
    'coral reefs',
    'pinnacles',
  ],
  animal: [
    'turtles',
    'manta rays',
    'with sharks',
    'seahorses',
    'to see hammerheads',
    'whale sharks',
    'frogfish',
    'with lots of nudibranchs',
  ],
  level: [
    'for beginners',
    'easy',
    'for advanced divers',
    'intermediate',
    'for experienced divers',
    'newly certified',
    'technical',
    'with 10 dives',
    "I've done 30 dives",
  ],
  month: [
    'in March',
    'august',
    'this month',
    'in December or January',
    'between May and July',
    'at Christmas',
    'early october',
    'going in september',
  ],
  access: ['from shore', 'shore diving', 'boat dives', 'without a boat', 'shore entry'],
  water: ['no current', 'good visibility', 'without strong currents', 'calm water', 'great viz'],
  temperature: ['warm water', 'warmer than 26 degrees', 'at least 24 C', 'cold water'],
  without: ['not Egypt', 'without jellyfish', 'not in Asia'],
  depth: ['max 18 m', 'no deeper than 25m', 'shallow', 'under 20 metres'],
  deeper: ['at least 30 m deep', 'deeper than 40 m'],
} as const
type Part = keyof typeof parts

/** What says nothing of its own beside the other, or takes its limit away: who has ten dives goes no deeper than 18 m. */
const apart: readonly (readonly [Part, Part])[] = [
  ['place', 'without'],
  ['level', 'depth'],
  ['level', 'deeper'],
  ['depth', 'deeper'],
]

const idle: ReadonlySet<string> = new Set(['words', 'like', 'anySpecies'])

const saidIn = (question: string): string[] => {
  const { query, intent } = ask(question)
  if (intent !== 'find') return [intent]
  return Object.entries(query satisfies Read)
    .filter(([field]) => !idle.has(field))
    .flatMap(([field, value]) =>
      (Array.isArray(value) ? value : value === null || value === 'best' ? [] : [value]).map(
        (each) => `${field} ${JSON.stringify(each)}`,
      ),
    )
    .sort()
}

const pairs = Object.keys(parts).flatMap((one, at, all) =>
  all.slice(at + 1).flatMap((other) => {
    const isApart = apart.some((pair) => pair.includes(one as Part) && pair.includes(other as Part))
    return isApart
      ? []
      : parts[one as Part].flatMap((first) => parts[other as Part].map((second) => [first, second] as const))
  }),
)

const alone = new Map(Object.values(parts).flatMap((all) => all.map((part) => [part, saidIn(part)] as const)))

/** Pairs of which one asks for something else than alone. */
const changed = (joint: string): string[] =>
  pairs.flatMap(([first, second]) => {
    const expected = new Set([...(alone.get(first) ?? []), ...(alone.get(second) ?? [])])
    const heard = saidIn(`${first}${joint}${second}`)
    return heard.join() === [...expected].sort().join()
      ? []
      : [`${first}${joint}${second}: ${heard.join(', ')}`]
  })

describe('two things that are asked for', () => {
  it.each([', ', '; ', '. ', ' - '])('mean the same with "%s" between them as alone', (joint) => {
    expect(pairs.length).toBeGreaterThan(1_500)
    expect(changed(joint)).toEqual([])
  })

  it('are read to the safe side where nothing but an "and" parts a "no" from a depth or from cold water', () => {
    const found = changed(' and ')
    expect(found.filter((each) => !/maxDepth|cold-water/.test(each))).toEqual([])
    expect(found.length).toBeLessThan(15)
  })
})
