import type { Coordinates } from '@soundings/contract/common'
import type { FoundPlace } from '@soundings/contract/places'
import type { SearchQuery } from '@soundings/contract/search'
import { understand } from '@soundings/language/understanding'
import { emptyQuery } from '@soundings/language/understanding/query'
import { waterByKey, watersCalled } from '@soundings/language/understanding/waters'
import { fold } from '@soundings/rules/text'
import QuickLRU from 'quick-lru'
import { type Catalogue, criteriaOf, knownOf, type Places, type SitesView } from '#features/sites/index.ts'
import type { AdvicePlace } from '../places/advice-place.ts'
import { gathered } from '../places/gathered.ts'
import type { AdviceSnapshot } from '../places/make-snapshot.ts'
import { stepsOf } from '../places/steps.ts'

/** What a destination was taken for: `place` is all that is known of it, and `isWhole` that it is one place of the snapshot. */
export type FoundDestination = {
  shown: FoundPlace & { coordinates: Coordinates }
  place: AdvicePlace
  isWhole: boolean
  /** It is spelt like no place; this one is spelt alike. */
  misspelt: boolean
}

type Needs = { catalogue: Pick<Catalogue, 'view'>; places: Pick<Places, 'find' | 'view'> }

type Where = SearchQuery['where']

const nameOf = (where: Where[number]): string => {
  if (where.kind === 'me') return ''
  return where.kind === 'water' ? (waterByKey(where.key)?.label ?? '') : where.name
}

/** The path of a country, region or town, as the snapshot names it. */
const pathOf = ({ kind, name, region, country }: FoundPlace): string | undefined => {
  const steps = {
    country: kind === 'country' ? name : country,
    region: kind === 'region' ? name : kind === 'city' ? region : null,
    city: kind === 'city' ? name : null,
  }
  return stepsOf(steps).at(-1)?.path
}

/** Many ask about the same places, and a sea of thousands of sites takes a while to be gathered. */
const maxKept = 200

type Found = Promise<FoundDestination | null>

/** Looks up what somebody typed as a destination, as searches for places and the assistant do. */
export const destinationsService = ({ catalogue, places }: Needs) => {
  const sitesOf = (view: SitesView, where: Where): string[] =>
    Array.from(view.positions(view.fitting(criteriaOf({ ...emptyQuery(), where }))), (at) => view.site(at).id)

  const asOne = async (
    snapshot: AdviceSnapshot,
    name: string,
    kind: FoundPlace['kind'],
    ids: readonly string[],
  ): Promise<FoundDestination | null> => {
    const place = await gathered(snapshot, name, ids)
    if (!place) return null
    const { bounds, coordinates } = place.facts
    const shown = { kind, name, region: null, country: null, count: place.sites.length, bounds, coordinates }
    return { shown, place, isWhole: false, misspelt: false }
  }

  const foundIn = async (snapshot: AdviceSnapshot, found: FoundPlace): Promise<FoundDestination | null> => {
    if (found.kind === 'sea' || found.kind === 'area') {
      const [water] = watersCalled(fold(found.name)).named
      if (!water) return null
      const ids = sitesOf(await catalogue.view(), [{ kind: 'water', key: water.key, country: null }])
      return asOne(snapshot, found.name, found.kind, ids)
    }
    const place = snapshot.places.get(pathOf(found) ?? '')
    return place
      ? {
          shown: { ...found, coordinates: place.facts.coordinates },
          place,
          isWhole: true,
          misspelt: false,
        }
      : null
  }

  /** What a question for sites there would be about: several places, towns without sites of their own, other languages. */
  const meant = async (snapshot: AdviceSnapshot, text: string): Promise<FoundDestination | null> => {
    const [view, known] = await Promise.all([catalogue.view(), places.view()])
    const { query } = understand(`dive sites in ${text}`, knownOf(view, known), {
      query: null,
      shown: [],
      open: null,
      coordinates: null,
      month: 1,
      units: { depth: 'm', temperature: 'C' },
    })
    const where = query.where.filter(({ kind }) => kind !== 'me')
    if (where.length === 0) return null
    return asOne(snapshot, where.map(nameOf).join(', '), 'area', sitesOf(view, where))
  }

  const look = async (snapshot: AdviceSnapshot, text: string): Promise<FoundDestination | null> => {
    const { items, misspelt } = await places.find(text)
    const [first] = items
    if (first && !misspelt) return foundIn(snapshot, first)
    const alike = first && (await foundIn(snapshot, first))
    return alike ? { ...alike, misspelt: true } : meant(snapshot, text)
  }

  let kept: { of: readonly object[]; found: QuickLRU<string, Found> } | undefined
  /** What was asked before, as long as neither the places, their names nor the sites are other than then. */
  const keptFor = async (snapshot: AdviceSnapshot): Promise<QuickLRU<string, Found>> => {
    const of = [snapshot, await places.view(), await catalogue.view()]
    if (!kept?.of.every((each, at) => each === of[at]))
      kept = { of, found: new QuickLRU({ maxSize: maxKept }) }
    return kept.found
  }

  const remembered = async (snapshot: AdviceSnapshot, key: string, find: () => Found): Found => {
    const known = await keptFor(snapshot)
    const before = known.get(key)
    if (before) return before
    const found = find()
    known.set(key, found)
    found.catch(() => known.delete(key))
    return found
  }

  return {
    /** What the words are taken for; null where nothing is called so, or spelt alike. */
    find: (snapshot: AdviceSnapshot, text: string): Found =>
      remembered(snapshot, text, () => look(snapshot, text)),
    /** The same of a place that a search found. */
    of: (snapshot: AdviceSnapshot, place: FoundPlace): Found => {
      const { kind, name, region, country } = place
      return remembered(snapshot, JSON.stringify([kind, name, region, country]), () =>
        foundIn(snapshot, place),
      )
    },
  }
}

export type Destinations = ReturnType<typeof destinationsService>
