import { species } from './all.ts'
import type { Species } from './kinds.ts'
import { mistakesWithin } from './misspelt.ts'
import { plain, waysToWrite } from './names.ts'

/** How often each is looked for, the most often first. */
const soughtAfter = [
  'turtle',
  'manta-ray',
  'whale-shark',
  'octopus',
  'nudibranch',
  'moray-eel',
  'hammerhead-shark',
  'seahorse',
  'clownfish',
  'lionfish',
  'spotted-eagle-ray',
  'barracuda',
  'dolphin',
  'stingray',
  'frogfish',
  'cuttlefish',
  'grouper',
  'sea-lion',
  'whitetip-reef-shark',
  'parrotfish',
  'lobster',
  'shark',
  'ray',
  'green-turtle',
  'hawksbill-turtle',
]

type Entry = {
  one: Species
  named: string[]
  also: string[]
  scientific: string[]
  /** Every name from each of its words on, to look for what was misspelt. */
  endings: string[]
  sought: number
}

const endings = (name: string): string[] =>
  plain(name)
    .split(' ')
    .map((_, at, words) => words.slice(at).join(' '))

let kept: Entry[] | undefined

const entries = (): Entry[] => {
  kept ??= species.map((one) => {
    const rank = soughtAfter.indexOf(one.id)
    return {
      one,
      named: waysToWrite(one.name),
      also: one.also.flatMap(waysToWrite),
      scientific: [plain(one.scientific)],
      endings: [...new Set([one.name, ...one.also, one.scientific].flatMap(endings))],
      sought: rank < 0 ? soughtAfter.length : rank,
    }
  })
  return kept
}

/** 0 where a name begins so, 1 where a later word of it does, 2 where its words do in another order. */
const closeness = (written: string, names: readonly string[]): number | undefined => {
  if (names.some((name) => name.startsWith(written))) return 0
  if (names.some((name) => name.includes(` ${written}`))) return 1
  const words = written.split(' ')
  const inAnyOrder = (name: string) => words.every((word) => ` ${name}`.includes(` ${word}`))
  return words.length > 1 && names.some(inAnyOrder) ? 2 : undefined
}

/** How far a name is from what was written: whole before begun, its own before its other ones before the scientific. */
const distance = (written: string, { named, also, scientific }: Entry): number | undefined => {
  const kinds = [named, also, scientific]
  const whole = kinds.findIndex((names) => names.includes(written))
  if (whole >= 0) return whole
  for (const [at, names] of kinds.entries()) {
    const found = closeness(written, names)
    if (found !== undefined) return (at + 1) * kinds.length + found
  }
  return undefined
}

const misspelt = (written: string, entry: Entry): number | undefined => {
  const found = entry.endings.flatMap((name) => mistakesWithin(written, name) ?? [])
  return found.length > 0 ? Math.min(...found) : undefined
}

const nearest = (written: string, measure: typeof distance): { entry: Entry; far: number }[] =>
  entries()
    .flatMap((entry) => {
      const far = measure(written, entry)
      return far === undefined ? [] : { entry, far }
    })
    .sort(
      (a, b) =>
        a.far - b.far ||
        a.entry.sought - b.entry.sought ||
        a.entry.one.name.length - b.entry.one.name.length ||
        a.entry.one.name.localeCompare(b.entry.one.name),
    )

const maxSought = (): Species[] => soughtAfter.flatMap((id) => species.find((one) => one.id === id) ?? [])

/** Where nothing begins as it was written: the names with the fewest mistakes. */
const leastMisspelt = (written: string): { entry: Entry }[] => {
  const found = nearest(written, misspelt)
  return found.filter(({ far }) => far === found[0]?.far)
}

/**
 * What somebody who has typed this may mean, best first: what begins so by its name, its other names or its
 * scientific name; where nothing does, what was misspelt. Where nothing is typed, what is looked for most often.
 */
export const findSpecies = (words: string, limit = 12): Species[] => {
  const written = plain(words)
  if (!written) return maxSought().slice(0, limit)
  const found = nearest(written, distance)
  return (found.length > 0 ? found : leastMisspelt(written)).slice(0, limit).map(({ entry }) => entry.one)
}
