import { boundsOfReach, joinReach, reachOf } from '@soundings/rules/bounds'
import { type TripPlace, tripPlaceOf } from '@soundings/rules/trip-place'
import { likelyTemperature, middleOf, type NamedStep } from '#features/sites/index.ts'
import type { Pause } from '#shared/pauses.ts'
import type { AdviceSite } from './advice-site.ts'
import { monthsOf, reportedBy, type Tally } from './tally.ts'

/** Sites that name their place by exactly the same words, and what their reports say together. */
export type Leaf = { key: string; path: readonly NamedStep[]; sites: AdviceSite[]; tally: Tally }

/** A country, region or town: what is known of it, its sites with the best ones first, and the places within it. */
export type AdvicePlace = {
  facts: TripPlace
  sites: readonly AdviceSite[]
  /** Its folded name. */
  key: string
  parent: string | null
  children: readonly string[]
}

/** A place that is still being put together. */
export type Draft = { step: NamedStep; above: readonly NamedStep[]; leaves: Leaf[]; children: Set<string> }

const everyMonth = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** The spelling of a step that most sites use. */
const spellingOf = (leaves: readonly Leaf[], path: string): string => {
  const counts = new Map<string, number>()
  for (const { path: steps, sites } of leaves)
    for (const step of steps)
      if (step.path === path) counts.set(step.name, (counts.get(step.name) ?? 0) + sites.length)
  const [most] = [...counts].sort(
    ([one, often], [other, oftener]) => oftener - often || one.localeCompare(other),
  )
  return most?.[0] ?? ''
}

const byWorth = (one: AdviceSite, other: AdviceSite): number =>
  (other.rating ?? 0) - (one.rating ?? 0) ||
  Number(other.hasPhoto) - Number(one.hasPhoto) ||
  one.siteName.localeCompare(other.siteName) ||
  (one.id < other.id ? -1 : 1)

/** What is likely at the sites of a place on average, January first: it may reach over many degrees of latitude. */
const likelyAt = (sites: readonly AdviceSite[]): number[] => {
  const waters = new Map<string, { site: AdviceSite; lat: number; count: number }>()
  for (const site of sites) {
    const lat = Math.round(site.lat)
    const key = `${lat} ${site.isCold} ${site.isInland}`
    const known = waters.get(key)
    if (known) known.count++
    else waters.set(key, { site, lat, count: 1 })
  }
  const alike = [...waters.values()]
  const sumIn = (month: number) =>
    alike.reduce((sum, { site, lat, count }) => sum + count * likelyTemperature(lat, month, site), 0)
  return everyMonth.map((month) => sumIn(month) / sites.length)
}

/** Puts a place together. A country may have a tenth of all sites, so others have their turn in between. */
export const placeOf = async (
  { step, above, leaves, children }: Draft,
  pause: Pause,
): Promise<AdvicePlace> => {
  const sites = leaves.flatMap((leaf) => leaf.sites).sort(byWorth)
  await pause()
  const coordinates = middleOf(sites.map(({ lng, lat }) => ({ coordinates: [lng, lat], count: 1 })))
  const [first, ...others] = sites.map(({ lng, lat }) => reachOf([lng, lat]))
  const bounds = boundsOfReach(others.reduce(joinReach, first ?? reachOf(coordinates)))
  await pause()
  const reported = reportedBy(monthsOf(leaves.map(({ tally }) => tally)))
  const likely = likelyAt(sites)
  await pause()
  const within = (kind: NamedStep['kind']) => {
    const found = above.findLast((each) => each.kind === kind)
    return found ? spellingOf(leaves, found.path) : null
  }
  const facts = tripPlaceOf(
    {
      id: step.path,
      kind: step.kind,
      name: spellingOf(leaves, step.path),
      region: within('region'),
      country: within('country'),
      bounds,
      coordinates,
    },
    sites,
    reported,
    { likely, perDay: null },
  )
  return { facts, sites, key: step.key, parent: above.at(-1)?.path ?? null, children: [...children] }
}
