import { isInside, type NamedPlace } from './locations.ts'
import { waterByKey } from './waters.ts'
import { clauseStart, type Line, wordAt } from './words.ts'

// Several places in one question.

/** Whether the smaller of two places lies in the larger, so that both together mean the smaller. */
export const liesIn = (small: NamedPlace, large: NamedPlace): boolean => {
  if (large.where.kind === 'country')
    return small.country === large.where.name && small.where.kind !== 'country'
  const isSmaller =
    large.where.kind === 'region'
      ? small.where.kind === 'city' || small.where.kind === 'around'
      : large.where.kind === 'water' && small.where.kind !== 'country'
  if (!isSmaller || small.coordinates === null || large.bounds === null) return false
  return isInside(small.coordinates, large.bounds)
}

/** A town with the region named right behind it, which may reach no further than its own sites. */
const isTownIn = ({ where, country }: NamedPlace, region: NamedPlace): boolean =>
  (where.kind === 'city' || where.kind === 'around') &&
  region.where.kind === 'region' &&
  region.country === country

const isList = (line: Line, after: number) => ['or', 'and', 'versus', 'vs'].includes(wordAt(line, after))

export type Spot = { at: number; end: number; place: NamedPlace }

const travels = /^(trip|trips|holiday|holidays|tour|vacation|week|visit)$/

/** "UK club trip: wrecks around Scapa or Oban": what lies around the others is where they lie, and no place beside them. */
const isAroundOthers = (line: Line, { end, place }: Spot, spots: readonly Spot[]): boolean =>
  [end, end + 1].some((each) => travels.test(wordAt(line, each)) && line.words[each + 1]?.isBreak === true) &&
  spots.some((other) => other.at > end && liesIn(other.place, place))

const farApart = 3

const staying =
  /^(was|were|been|before|did|dived|back|last|once|used|stay|stays|staying|live|lives|living|based|hotel|home|fly|flying|land|landing|airport|from|booked)$/

/** "We're driving the Aussie east coast and she loves wobbegongs, so New South Wales": said later where in it one looks. */
const isSaidLater = (line: Line, { at, place: small }: Spot, { end, place: large }: Spot): boolean => {
  const before = wordAt(line, at - 1) === 'the' ? at - 2 : at - 1
  return (
    before > end &&
    large.where.kind !== 'water' &&
    liesIn(small, large) &&
    !isList(line, end) &&
    /^(in|on|off|around|near|so|for|to|at|is|its)$/.test(wordAt(line, before)) &&
    !line.words.slice(clauseStart(line, at), at).some(({ text }) => staying.test(text)) &&
    !line.words.slice(end, at).some(({ text }) => /^(or|also|else|elsewhere|anywhere)$/.test(text))
  )
}

/** Whether a country is one of a part of the world, or a town that one looks around lies in it. */
const isPartOf = (line: Line, { at, place: small }: Spot, large: NamedPlace): boolean => {
  if (large.where.kind !== 'water') return false
  if (small.where.kind === 'country')
    return waterByKey(large.where.key)?.countries.includes(small.where.name) === true
  return /^(round|around|near)$/.test(wordAt(line, at - 1)) && liesIn(small, large)
}

/** "SoCal wrecks, if there are any around San Diego", "East Africa (Kenya, Tanzania)": a smaller place that is named elsewhere in the question says where. */
const isNarrowed = (line: Line, spot: Spot, spots: readonly Spot[]): boolean =>
  spots.some((other) => {
    const { at, end, place } = spot
    const [from, to] = other.at < at ? [other.end, at] : [end, other.at]
    if (to - from <= farApart) return false
    return (
      isSaidLater(line, other, spot) ||
      (isPartOf(line, other, place) &&
        !line.words
          .slice(from, to)
          .some(({ text }) => /^(or|and|also|plus|else|elsewhere|anywhere)$/.test(text)))
    )
  })

/** "Israel from the beach, Eilat or the Med coast": a sea beside a town of the one country that is named is that country's part of it. */
const inAbsorbed = (places: readonly NamedPlace[], spots: readonly Spot[]): NamedPlace[] => {
  const countries = spots.filter(({ place }) => place.where.kind === 'country')
  const [only] = countries
  const isAbsorbed =
    only !== undefined &&
    countries.length === 1 &&
    !places.includes(only.place) &&
    places.some((place) => place.where.kind !== 'water' && liesIn(place, only.place))
  if (!isAbsorbed) return [...places]
  const { country } = only.place
  return places.map((place) =>
    place.where.kind === 'water' && place.where.country === null
      ? { ...place, where: { ...place.where, country } }
      : place,
  )
}

/** Whether a country reaches a sea, as far as anybody knows: "Malta or Egypt Red Sea" is no sea of Malta. */
const reaches = (country: Spot | undefined, sea: Spot | undefined): boolean => {
  const bounds = country?.place.bounds
  const where = sea?.place.where
  if (!bounds || where?.kind !== 'water') return true
  return (waterByKey(where.key)?.boxes ?? []).some(
    ([west, south, east, north]) =>
      west <= bounds[2] && east >= bounds[0] && south <= bounds[3] && north >= bounds[1],
  )
}

/** Countries of which each has its part of the sea that is named right behind them: "the French or Spanish Mediterranean". */
const countriesBefore = (line: Line, spots: readonly Spot[], index: number): number => {
  let first = index
  const isCountry = (each: number) => spots[each]?.place.where.kind === 'country'
  if (!isCountry(index - 1) || spots[index - 1]?.end !== spots[index]?.at) return 0
  first = index - 1
  while (
    isCountry(first - 1) &&
    isList(line, spots[first - 1]?.end ?? 0) &&
    reaches(spots[first - 1], spots[index]) &&
    (spots[first - 1]?.end ?? 0) + 1 === spots[first]?.at
  )
    first--
  return index - first
}

/** "Dahab, Egypt" is Dahab, "the Red Sea in Egypt" the part of it that is Egyptian; "Malta or Gozo" stays two. */
export const joined = (line: Line, all: Spot[]): NamedPlace[] => {
  const spots = all.filter((spot) => !isAroundOthers(line, spot, all) && !isNarrowed(line, spot, all))
  const result: NamedPlace[] = []
  for (const [index, { at, place }] of spots.entries()) {
    const last = result.at(-1)
    const previous = spots[index - 1]
    const isApart = previous !== undefined && (isList(line, previous.end) || at - previous.end > 3)
    // "Borneo, the Malaysian or the Indonesian side."
    const isOtherPart =
      last?.where.kind === 'water' &&
      last.where.country !== null &&
      last.country === null &&
      place.where.kind === 'country' &&
      at - (previous?.end ?? at) <= 2
    if (last === undefined || (isApart && !isOtherPart)) {
      result.push(place)
      continue
    }
    if (liesIn(last, place)) continue
    if (liesIn(place, last)) result[result.length - 1] = place
    else if (last.where.kind === 'water' && place.where.kind === 'country') {
      const inCountry = { ...last, where: { ...last.where, country: place.where.name } }
      // "Red Sea: Sudan, Jordan" is a part of it in each.
      if (last.where.country === null) result[result.length - 1] = inCountry
      else if (last.where.country !== place.where.name) result.push(last.country === null ? inCountry : place)
    } else if (last.where.kind === 'country' && place.where.kind === 'water') {
      const { where } = place
      const before = result.splice(-Math.max(1, countriesBefore(line, spots, index)))
      for (const { country } of before) result.push({ ...place, where: { ...where, country } })
    }
    // "Tobermory, Ontario."
    else if (!(at === previous?.end && isTownIn(last, place))) result.push(place)
  }
  return inAbsorbed(result, spots)
}
