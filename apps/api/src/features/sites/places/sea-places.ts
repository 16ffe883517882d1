import type { FoundPlace } from '@soundings/contract/places'
import { emptyQuery } from '@soundings/language/understanding/query'
import { type Water, watersCalled } from '@soundings/language/understanding/waters'
import { boundsOfReach, joinReach, reachOf } from '@soundings/rules/bounds'
import { fold } from '@soundings/rules/text'
import type { SitesView } from '../catalogue/view.ts'
import { criteriaOf } from '../understanding/criteria-of.ts'

const inWater = ({ key }: Water) =>
  criteriaOf({ ...emptyQuery(), where: [{ kind: 'water', key, country: null }] })

const placeOf = (view: SitesView, water: Water): FoundPlace | undefined => {
  const [first, ...others] = view.positions(view.fitting(inWater(water)))
  if (first === undefined) return undefined
  const reach = (at: number) => reachOf(view.site(at).coordinates)
  return {
    kind: water.isSea ? 'sea' : 'area',
    name: water.label,
    region: null,
    country: null,
    count: others.length + 1,
    bounds: boundsOfReach(others.map(reach).reduce(joinReach, reach(first))),
  }
}

/** The seas, islands and parts of the world with sites that a phrase names, and those whose names it begins. */
export const seaPlaces = (view: SitesView, asked: string): Record<'named' | 'begun', FoundPlace[]> => {
  const { named, begun } = watersCalled(fold(asked))
  const places = (waters: readonly Water[]) =>
    waters.flatMap((water) => placeOf(view, water) ?? []).sort((one, other) => other.count - one.count)
  return { named: places(named), begun: places(begun) }
}

type Found = { items: FoundPlace[]; misspelt: boolean }

/**
 * The places of the gazetteer between the seas of that name and those whose name only begins so. A sea gives way to a
 * place of the same name with just as many sites, and what is only spelt alike gives way to a sea.
 */
export const withSeas = (
  { items, misspelt }: Found,
  { named, begun }: ReturnType<typeof seaPlaces>,
): Found => {
  if (named.length + begun.length === 0) return { items, misspelt }
  const own = misspelt ? [] : items
  const isNew = (sea: FoundPlace) =>
    !own.some(({ name, count }) => fold(name) === fold(sea.name) && count === sea.count)
  return { items: [...named.filter(isNew), ...own, ...begun.filter(isNew)], misspelt: false }
}
