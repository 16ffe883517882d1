import type { Coordinates } from '@soundings/contract/common'
import type { Bounds, PlaceKind } from '@soundings/contract/places'
import { fold } from '@soundings/rules/text'

/**
 * A place that has `count` sites, or a town that people dive from. `closeness` is 0 to 1: how much of the phrase is spelt as
 * it should be, mistakes over letters.
 */
export type KnownPlace = {
  kind: PlaceKind
  name: string
  country: string | null
  coordinates: Coordinates
  /** Whether `coordinates` are its own; else they are the middle of its sites, which may be far out at sea. */
  isLocated: boolean
  bounds: Bounds
  count: number
  closeness: number
}

export type KnownSite = {
  id: string
  siteName: string
  coordinates: Coordinates
  isExact: boolean
  closeness: number
}

/** Exact: a name by one of its keys. Alike: misspelt ones too, the closest first; asked at most a few times a question. */
export type Spelling = 'exact' | 'alike'

/** What there is to find. Phrases are folded; both answer at once, and an empty list for what they do not know. */
export type Known = {
  places: (phrase: string, spelling: Spelling) => readonly KnownPlace[]
  sites: (phrase: string, spelling: Spelling) => readonly KnownSite[]
}

/** What a name may lose at its start, and at its end. */
const kinds = (starts: string, ends: string) =>
  new RegExp(`^(${starts.replaceAll(', ', '|')}) | (${ends.replaceAll(', ', '|')})$`, 'g')

const kindsOfPlace = kinds(
  'the, shaab, sha ab, pulau, ko, koh, isla, ilha, ile, isle of, lake, mount, city of, town of, gulf of',
  'islands?, atoll, archipelago, province, region, county, peninsula, city, town, municipality, bay, beach, harbou?r, lagoon',
)

const shortestKey = 4
/** Without what kind of place they are, these are no name: "turtles and coral" are not at Coral Bay. */
const saysMore = new Set(
  'rock rocks stone stones sand long big little green black red snake bird coral corals crystal shark sharks turtle turtles dolphin dolphins manta mantas whale whales seal seals blue white deep sunset paradise pirate pirates cocos island islands'.split(
    ' ',
  ),
)

const keysOf = (name: string, idle: RegExp): string[] => {
  const key = fold(name)
  const bare = key.replace(idle, '').replace(idle, '').trim()
  // "Bay of Islands" is no "bay of".
  const isWhole = !/(?:^| )(?:of|the|and)$/.test(bare)
  return bare.length >= shortestKey && bare !== key && isWhole && !saysMore.has(bare) ? [key, bare] : [key]
}

/**
 * The folded names by which a place is meant: all of it, its part before a comma or in brackets, without "island" and
 * the like.
 */
export const placeKeys = (name: string): string[] => {
  const [, before = name, bracket] = /^([^,(]*)(?:\(([^)]*)\))?/.exec(name) ?? []
  const parts = [name, before, ...(bracket ? [bracket] : [])]
  return [...new Set(parts.flatMap((part) => keysOf(part, kindsOfPlace)))].filter(Boolean)
}

const kindsOfShip = kinds(
  'the, ss, mv, ms, mt, hms, hmas, ex hmas, hmcs, hmnzs, uss, usat, usns, uscgc, rms, hmhs, sms, htms, sas, rfa',
  'wreck, shipwreck, dive site, reef, shoal, seamount, island, rock',
)

/** "U-352" is also written "U352". */
const asOne = (key: string): string[] => (/^\p{L}{1,4} \d+$/u.test(key) ? [key, key.replace(' ', '')] : [key])

/** The folded names by which a site is meant: its name and aliases, and without "SS", "wreck" and the like. */
export const siteKeys = (siteName: string, aliases: readonly string[]): string[] => [
  ...new Set([siteName, ...aliases].flatMap((name) => keysOf(name, kindsOfShip)).flatMap(asOne)),
]

/** The longest names, in words, that are looked for. */
export const longestName = 6

/** "The Blue Hole" is also any "Blue Hole". */
export const sitesCalled = (known: Known, phrase: string): readonly KnownSite[] => {
  const exact = known.sites(phrase, 'exact')
  if (!phrase.startsWith('the ')) return exact
  const bare = known.sites(phrase.slice(4), 'exact')
  return [...exact, ...bare.filter(({ id }) => exact.every((each) => each.id !== id))]
}
