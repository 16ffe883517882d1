import type { Coordinates } from '@soundings/contract/common'
import type { Place, PlaceKind } from '@soundings/contract/places'
import { otherNamesOf } from '@soundings/language/understanding/countries'
import { boundsOfReach, joinReach, type Reach } from '@soundings/rules/bounds'
import { fold } from '@soundings/rules/text'
import { middleOf, type Spot } from './middle.ts'
import { namedIn } from './named-in.ts'
import type { PlaceRow } from './places.repo.ts'

/**
 * A place, the middle of its sites, its folded name with the others that people call it, and the folded words it is
 * found by: its own first, then those of what it lies in.
 */
export type Entry = {
  place: Place
  middle: Coordinates
  key: string
  also: string[]
  own: string[]
  around: string[]
}

/** Every place, largest first, and which places hold a word; `words` is in alphabetical order. */
export type Gazetteer = { entries: Entry[]; words: string[]; holders: number[][] }

type Draft = Pick<Place, 'kind' | 'region' | 'country' | 'count'> & {
  key: string
  reach: Reach
  spots: Spot[]
  /** How often each spelling of the name is used. */
  spellings: Map<string, number>
}

const spelling = ({ spellings }: Draft): string =>
  [...spellings].sort(
    ([one, often], [other, oftener]) => oftener - often || one.localeCompare(other),
  )[0]?.[0] ?? ''

const draftsOf = (rows: PlaceRow[]): Map<string, Draft> => {
  const drafts = new Map<string, Draft>()
  for (const row of rows) {
    const { count, lat, west, east, middle } = row
    const reach = { lat, west, east }
    const named = namedIn(row)
    for (const { kind, name, key, path } of named) {
      const known = drafts.get(path)
      const inside = (larger: PlaceKind) =>
        kind === larger ? null : (named.find((each) => each.kind === larger)?.name ?? null)
      const draft = known ?? {
        kind,
        key,
        region: kind === 'city' ? inside('region') : null,
        country: inside('country'),
        count: 0,
        reach,
        spots: [],
        spellings: new Map<string, number>(),
      }
      draft.count += count
      draft.reach = joinReach(draft.reach, reach)
      draft.spots.push({ coordinates: middle, count })
      draft.spellings.set(name, (draft.spellings.get(name) ?? 0) + count)
      drafts.set(path, draft)
    }
  }
  return drafts
}

const wordsOf = (text: string | null) =>
  fold(text ?? '')
    .split(' ')
    .filter(Boolean)

/** Makes the places out of what the sites say; spellings that differ in case or accents are one place. */
export const buildGazetteer = (rows: PlaceRow[]): Gazetteer => {
  const entries = [...draftsOf(rows).values()]
    .map((draft): Entry => {
      const { kind, region, country, count, key, reach, spots } = draft
      const also = kind === 'country' ? otherNamesOf(key) : []
      return {
        place: { kind, name: spelling(draft), region, country, count, bounds: boundsOfReach(reach) },
        middle: middleOf(spots),
        key,
        also,
        own: key.split(' '),
        around: [...wordsOf(region), ...wordsOf(country)],
      }
    })
    .sort((one, other) => other.place.count - one.place.count || one.key.localeCompare(other.key))

  const holders = new Map<string, number[]>()
  for (const [at, { own, around }] of entries.entries()) {
    for (const word of new Set([...own, ...around])) {
      const known = holders.get(word)
      if (known) known.push(at)
      else holders.set(word, [at])
    }
  }
  const words = [...holders.keys()].sort()
  return { entries, words, holders: words.map((word) => holders.get(word) ?? []) }
}
