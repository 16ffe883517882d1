import type { Coordinates } from '@soundings/contract/common'
import type { PlaceKind } from '@soundings/contract/places'
import type { SiteFacts } from '@soundings/contract/sites'
import { boundsOfReach, joinReach, type Reach, reachOf } from '@soundings/rules/bounds'
import { fold } from '@soundings/rules/text'
import americas from '../../../../apps/api/starter/americas.json' with { type: 'json' }
import asia from '../../../../apps/api/starter/asia.json' with { type: 'json' }
import atlantic from '../../../../apps/api/starter/atlantic-europe-and-indian-ocean.json' with {
  type: 'json',
}
import pacific from '../../../../apps/api/starter/australia-and-pacific.json' with { type: 'json' }
import mediterranean from '../../../../apps/api/starter/red-sea-and-mediterranean.json' with { type: 'json' }
import { type Known, type KnownPlace, placeKeys, siteKeys } from './known.ts'
import { middleOf } from './locations.ts'
import { distanceOf } from './spelling.ts'
import { withTowns } from './town-places.ts'

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`

/** The sites that a new server begins with. */
export const starterSites = [...americas, ...asia, ...atlantic, ...pacific, ...mediterranean].map(
  (site, at) => ({ ...(site as unknown as SiteFacts), id: idOf(at) }),
)

type Draft = { kind: PlaceKind; name: string; country: string | null; count: number; reach: Reach }

const draftPlaces = (): Draft[] => {
  const drafts = new Map<string, Draft>()
  for (const { country, region, city, coordinates } of starterSites)
    for (const [kind, name] of [
      ['country', country],
      ['region', region],
      ['city', city],
    ] as const) {
      if (name === null || (kind !== 'country' && fold(name) === fold(country ?? ''))) continue
      if (kind === 'city' && fold(name) === fold(region ?? '')) continue
      const key = `${kind}:${name}:${country}`
      const known = drafts.get(key)
      const reach = reachOf(coordinates as Coordinates)
      drafts.set(key, {
        kind,
        name,
        country: kind === 'country' ? null : country,
        count: (known?.count ?? 0) + 1,
        reach: known ? joinReach(known.reach, reach) : reach,
      })
    }
  return [...drafts.values()]
}

const filed = <Item>(items: readonly Item[], keysOf: (item: Item) => string[]) => {
  const file = new Map<string, Item[]>()
  for (const item of items) for (const key of keysOf(item)) file.set(key, [...(file.get(key) ?? []), item])
  return file
}

/** The closest names, all that are as close. */
const closest = <Item>(file: Map<string, Item[]>, phrase: string): { items: Item[]; closeness: number } => {
  let best = { items: [] as Item[], closeness: 0 }
  const most = Math.min(3, Math.floor(phrase.length / 4))
  for (const [key, items] of file) {
    if (Math.abs(key.length - phrase.length) > most) continue
    const mistakes = distanceOf(key, phrase, most)
    const closeness = mistakes > most ? 0 : 1 - mistakes / phrase.length
    if (closeness > best.closeness) best = { items, closeness }
  }
  return best
}

/** What a server with the starter sites knows, by exact names and by counting mistakes. */
export const starterKnown = (): Known => {
  const places = filed(
    draftPlaces().map(({ kind, name, country, count, reach }) => {
      const bounds = boundsOfReach(reach)
      return {
        kind,
        name,
        country,
        count,
        bounds,
        coordinates: middleOf(bounds),
        closeness: 1,
      } satisfies Omit<KnownPlace, 'isLocated'>
    }),
    ({ name }) => placeKeys(name),
  )
  const sites = filed(starterSites, ({ siteName, aliases }) => siteKeys(siteName, aliases))
  return {
    places: (phrase, spelling) => {
      const exact = places.get(phrase)
      if (exact || spelling === 'exact') return withTowns(exact ?? [], phrase, 'exact')
      const { items, closeness } = closest(places, phrase)
      return withTowns(
        items.map((place) => ({ ...place, closeness })),
        phrase,
        spelling,
      )
    },
    sites: (phrase, spelling) => {
      const exact = sites.get(phrase)
      const { items, closeness } =
        exact || spelling === 'exact' ? { items: exact ?? [], closeness: 1 } : closest(sites, phrase)
      return items.map(({ id, siteName, coordinates }) => ({
        id,
        siteName,
        coordinates,
        isExact: exact !== undefined,
        closeness,
      }))
    },
  }
}
