import { diveTypes, type SiteCategory } from '@soundings/contract/site-fields'
import { categoriesOfType } from '@soundings/language/understanding/kinds'
import { distanceKm } from '@soundings/rules/geo'
import { fold } from '@soundings/rules/text'
import {
  type Bitset,
  bitsBetween,
  emptyBits,
  intersection,
  keepWhere,
  setBit,
  takeOut,
  union,
  without,
} from './bitset.ts'
import type { Columns, Facet } from './columns.ts'
import type { Area, Criteria } from './criteria.ts'
import type { KeptSets } from './kept-sets.ts'
import type { LatitudeBands } from './latitude-bands.ts'
import { bitsOfTags, type TagKind, tag, tagsHolding } from './tags.ts'
import { isBetween, type Watered } from './temperature.ts'
import type { Words } from './words.ts'

/** The sites with what they are besides their columns. */
export type Fittable = Columns &
  Pick<Watered, 'warmth'> & {
    tags: Words
    /** The sites by their best months, and under 0 those that name none. */
    byMonth: Facet<number>
    bands: LatitudeBands
    kept: KeptSets
  }

const inBox = ({ size, lng, lat }: Columns, [west, south, east, north]: readonly number[]): Bitset => {
  const [w, s, e, n] = [west ?? 0, south ?? 0, east ?? 0, north ?? 0]
  const across =
    w <= e ? bitsBetween(lng, w, e) : union(size, [bitsBetween(lng, w, 180), bitsBetween(lng, -180, e)])
  return intersection(size, [across, bitsBetween(lat, s, n)])
}

const kmPerDegree = 111.2

/** Only where the latitude is near enough, the distance is worked out. */
const around = (sites: Fittable, { coordinates, radius }: Extract<Area, { kind: 'around' }>): Bitset => {
  const { lng, lat, size, bands } = sites
  const degrees = radius / kmPerDegree
  const bits = emptyBits(size)
  bands(coordinates[1] - degrees, coordinates[1] + degrees, (at) => {
    if (distanceKm([lng[at] as number, lat[at] as number], coordinates) <= radius) setBit(bits, at)
  })
  return bits
}

const named = (sites: Fittable, kind: TagKind, name: string, country: string | null): Bitset => {
  const bits = bitsOfTags(sites.size, sites.tags, tagsHolding(sites.tags, kind, fold(name)))
  const ofCountry = country === null ? undefined : sites.country.get(fold(country))
  return ofCountry ? intersection(sites.size, [bits, ofCountry]) : bits
}

/** The sites in lakes, quarries and rivers. */
const inlandOf = ({ size, waterBodyType, kept }: Fittable): Bitset =>
  kept('inland', () =>
    union(
      size,
      (['lake', 'quarry', 'river'] as const).flatMap((water) => waterBodyType.get(water) ?? []),
    ),
  )

/** What is around somebody is hardly asked for twice. */
const inArea = (sites: Fittable, area: Area): Bitset =>
  area.kind === 'around'
    ? around(sites, area)
    : sites.kept(JSON.stringify(area), () => inNamedArea(sites, area))

const inNamedArea = (sites: Fittable, area: Exclude<Area, { kind: 'around' }>): Bitset => {
  const { size } = sites
  if (area.kind === 'country') return sites.country.get(fold(area.name)) ?? emptyBits(size)
  if (area.kind === 'water') {
    const lands = area.countries.flatMap((name) => sites.country.get(fold(name)) ?? [])
    const whole = union(size, [...area.boxes.map((box) => inBox(sites, box)), ...lands])
    const own = area.isSea ? without(whole, inlandOf(sites)) : whole
    if (area.country === null) return own
    return intersection(size, [own, sites.country.get(fold(area.country)) ?? emptyBits(size)])
  }
  return named(sites, area.kind, area.name, area.country)
}

/** The sites of a category, by it or by one of their types that is much the same; see `isOfKind` of the rules. */
const ofCategory = (sites: Columns, category: SiteCategory): Bitset[] => [
  ...[sites.diveSiteCategory.get(category)].flatMap((bits) => bits ?? []),
  ...diveTypes
    .filter((type) => type !== 'reef' && categoriesOfType(type).includes(category))
    .flatMap((type) => sites.diveType.get(type) ?? []),
]

/** What each wish leaves; one that does not matter is absent. */
const setsOf = (sites: Fittable, criteria: Criteria): Bitset[] => {
  const { size, tags, kept } = sites
  const sets: Bitset[] = []
  /** What is in any of the sets. Of only one nothing is made anew: nobody writes into sets. */
  const inAny = (name: string, all: readonly Bitset[]) => {
    const [only, ...others] = all
    sets.push(only && others.length === 0 ? only : kept(name, () => union(size, all)))
  }
  const any = <Value>(name: string, facet: Facet<Value>, values: readonly Value[]) => {
    if (values.length > 0)
      inAny(
        `${name}:${values}`,
        values.flatMap((value) => facet.get(value) ?? []),
      )
  }
  const anyTag = (wanted: string[]) => sets.push(kept(wanted.join(), () => bitsOfTags(size, tags, wanted)))

  if (criteria.areas.length > 0)
    inAny(
      JSON.stringify(criteria.areas),
      criteria.areas.map((area) => inArea(sites, area)),
    )
  if (criteria.isByTraining && criteria.levels.length > 0)
    inAny(
      `training:${criteria.levels}`,
      [sites.difficulty, sites.requiredDiverLevel].flatMap((facet) =>
        criteria.levels.flatMap((level) => facet.get(level) ?? []),
      ),
    )
  else any('levels', sites.difficulty, criteria.levels)
  if (criteria.diveTypes.length + criteria.categories.length > 0)
    inAny(`kinds:${criteria.diveTypes}:${criteria.categories}`, [
      ...criteria.diveTypes.flatMap((type) => sites.diveType.get(type) ?? []),
      ...[...criteria.diveTypes.flatMap(categoriesOfType), ...criteria.categories].flatMap((category) =>
        ofCategory(sites, category),
      ),
    ])
  any('waters', sites.waterBodyType, criteria.waters)
  if (criteria.minDepth !== null || criteria.maxDepth !== null) {
    const [least, max] = [criteria.minDepth ?? 0, criteria.maxDepth ?? Number.POSITIVE_INFINITY]
    sets.push(kept(`depth:${least}:${max}`, () => bitsBetween(sites.maxDepth, least, max)))
  }
  if (criteria.access !== null && criteria.access !== 'either')
    anyTag([tag('access', criteria.access), tag('access', 'either')])
  for (const facility of criteria.facilities) anyTag([tag('facility', facility)])
  for (const animals of criteria.animals) anyTag(animals.map((id) => tag('species', id)))
  if (criteria.months.length > 0) any('months', sites.byMonth, [0, ...criteria.months])
  return sets
}

/**
 * The sites that are what is wished. One of which a thing is not known is not that, but that one without best months may
 * be dived in any; one that names a hazard is out.
 */
export const fitting = (sites: Fittable, criteria: Criteria): Bitset => {
  const unwanted = [
    ...criteria.avoid.map((hazard) => sites.hazards.get(hazard)),
    ...criteria.without.flatMap((category) => ofCategory(sites, category)),
    ...criteria.notAreas.map((area) => inArea(sites, area)),
    ...criteria.notAnimals.map((id) => {
      const animal = tag('species', id)
      return sites.kept(animal, () => bitsOfTags(sites.size, sites.tags, [animal]))
    }),
  ]
  const fits = intersection(sites.size, setsOf(sites, criteria))
  for (const each of unwanted) if (each) takeOut(fits, each)
  if (criteria.minTemp === null && criteria.maxTemp === null) return fits
  // Looked at last, site by site, as there are least of them then.
  const cold = sites.hazards.get('cold-water') ?? emptyBits(sites.size)
  const watered = { ...sites, inland: inlandOf(sites), cold }
  const [least, max] = [
    criteria.minTemp ?? Number.NEGATIVE_INFINITY,
    criteria.maxTemp ?? Number.POSITIVE_INFINITY,
  ]
  keepWhere(fits, isBetween(watered, criteria.months, least, max))
  return fits
}
