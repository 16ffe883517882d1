import { distanceKm } from '@soundings/rules/geo'
import { placeWanted } from './learnt/place.ts'
import { isInside, type Named } from './locations.ts'
import { phraseSet, says } from './phrases.ts'
import { isRuledOut, isSiteRuledOut } from './ruled-out.ts'
import { canTell } from './telling.ts'
import { clauseEnd, clauseFrom, clauseStart, type Line, phraseAt, wordAt } from './words.ts'

// Places that a question tells of in words that no rule knows.

/** So sure it must be, in log-odds, that a name is meant, wherever another one is meant more. */
const sureOfWish = { place: 0.8, site: 1.5 } as const
/** How much surer it must be of another name, in log-odds; of a place that is close to it more so. */
const margin = { apart: 1.5, close: 3 } as const
/** How sure it must be in a plain question that nothing is looked for at a name. */
const sureOfStory = -0.3
/** Where nothing is looked for at any name for sure, none is told of. */
const leastWish = -0.7

/** Without what is turned down: it's read as that, wherever it's told. */
const notRuledOut = (line: Line, named: readonly Named[]): readonly Named[] => {
  const negated = new Set<number>()
  return named
    .toSorted((one, other) => one.at - other.at)
    .filter((name) => {
      const isOut =
        isRuledOut(line, name, negated) || (name.sites !== undefined && isSiteRuledOut(line, name))
      if (isOut) for (let at = name.at; at < name.at + name.size; at++) negated.add(at)
      return !isOut
    })
}

/** "The Blue Hole in Gozo or the one in Dahab": of a site that is named. */
const isOfSite = (line: Line, { at }: Named, sites: readonly Named[]): boolean =>
  wordAt(line, at - 1) === 'in' &&
  (wordAt(line, at - 2) === 'one' || sites.some((site) => site.at + site.size === at - 1))

const holds = ({ place: outer }: Named, { place: inner }: Named): boolean =>
  (outer?.bounds != null && inner?.coordinates != null && isInside(inner.coordinates, outer.bounds)) ||
  (outer?.where.kind === 'country' && inner?.where.kind !== 'country' && inner?.country === outer.where.name)

const holdsSite = ({ place }: Named, { sites = [] }: Named): boolean =>
  sites.some(({ coordinates }) => place?.bounds != null && isInside(coordinates, place.bounds))

/** Whether nothing but "in the" stands between two names. */
const follows = (line: Line, { at, size }: Named, next: Named): boolean =>
  /^(?:(?:in|on|off|of) ?)?(?:the)?$/.test(phraseAt(line, at + size, Math.max(0, next.at - at - size))) &&
  next.at >= at + size

/** "Gozo, Malta", "Long Island in the Bahamas": of two that follow one another one says where the other is. */
const isBeside = (line: Line, name: Named, places: readonly Named[]): boolean =>
  places.some(
    (other) =>
      // "Lembeh, Lembeh, Lembeh".
      wordAt(line, other.at) !== wordAt(line, name.at) &&
      (follows(line, name, other) || follows(line, other, name)) &&
      (holds(other, name) || holds(name, other)),
  )

const staying = phraseSet(
  'stay, stays, staying, hotel, sleep, sleeping, resort, based, booked, love, loved, must be in, close, close by, near',
)
const besides = phraseSet(
  'what else, where else, anything else, somewhere else, anywhere else, what other, which other, the other, other islands, other places, others, the rest, the rest of, besides',
)

/**
 * "I know Okinawa by heart. Where else in Japan?", "forty dives on the Coolidge, what else does Vanuatu offer?": told of in
 * words that no rule knows, within a place where something else is looked for. `stories` are the places only told of.
 */
export const leftOutOf = (line: Line, stories: readonly Named[], all: readonly Named[]): readonly Named[] => {
  if (!says(line, besides) || says(line, staying)) return []
  const wanted = all.filter((name) => name.place !== undefined && !stories.includes(name))
  return all.filter((name) =>
    name.place
      ? stories.includes(name) && wanted.some((other) => holds(other, name))
      : wanted.some((other) => holdsSite(other, name)) && placeWanted(line, name, wanted) < sureOfStory,
  )
}

/** Beside a place that is meant, in kilometres. */
const closeTo = 150

const middle = ({ place, sites = [] }: Named) => place?.coordinates ?? sites[0]?.coordinates ?? null

const isHeld = (name: Named, others: readonly Named[]): boolean =>
  others.some((other) => {
    const [one, two] = [middle(name), middle(other)]
    return (
      (name.place ? holds(other, name) : holdsSite(other, name)) ||
      (one !== null && two !== null && distanceKm(one, two) < closeTo)
    )
  })

const beside = /^(?:(?:in|on|off|of|at|near|by) ?)?(?:the)?$/

/** "The Blue Hole in Dahab": a site that is named with its place. */
const isOneWith = (line: Line, site: Named, places: readonly Named[]): boolean =>
  places.some((place) => {
    const [first, next] = place.at < site.at ? [place, site] : [site, place]
    const between = phraseAt(line, first.at + first.size, Math.max(0, next.at - first.at - first.size))
    return beside.test(between) && isHeld(site, [place])
  })

const asking = /(?:^| )(?:can|could|is|how|what|when|which|does|should|would|worth|whether)(?: |$)/

/** "Granddad was on HMS Hermes, how deep does she lie?": asked about behind. */
const isAskedBehind = (line: Line, { at }: Named): boolean =>
  line.words.some(
    ({ text }, each) =>
      each >= clauseEnd(line, at) &&
      /^(it|its|she|her)$/.test(text) &&
      asking.test(clauseFrom(line, clauseStart(line, each))),
  )

const weighing =
  /(?:^| )(?:which (?:one )?(?:is|was|would be) (?:the )?(?:better|best|easier|nicer|prettier)|which of (?:the two|them|these|those)|how do (?:they|the two|these two|both) (?:compare|stack up|differ)|whats (?:the )?differen(?:t|ce)|what is (?:the )?differen(?:t|ce))(?: |$)/

/** "Dad raves about the Duane, the shop says Spiegel Grove. Which is better?": all that are named are compared. */
const isWeighed = (line: Line, sites: readonly Named[]): boolean =>
  sites.length === 2 && weighing.test(phraseAt(line, 0, line.words.length))

const compared = /(?:^| )(?:as|than|like)(?: the)?$/

/** "As deep as the Thistlegorm." */
const isCompared = (line: Line, { at }: Named): boolean => compared.test(phraseAt(line, at - 2, 2))

/** "Madagascar, Mayotte or the Comoros": names that are told of, or meant, together. */
const listsOf = (line: Line, named: readonly Named[]): readonly (readonly Named[])[] => {
  const lists: Named[][] = []
  for (const name of named) {
    const last = lists.at(-1)?.at(-1)
    const between = last
      ? phraseAt(line, last.at + last.size, Math.max(0, name.at - last.at - last.size))
      : 'nothing'
    if (last && /^(?:and|or)?(?: ?the)?$/.test(between)) lists.at(-1)?.push(name)
    else lists.push([name])
  }
  // "Home in Leeds, Malta next": of two a comma alone makes no list.
  const areJoined = (before: Named, { at }: Named): boolean => {
    const between = line.words.slice(before.at + before.size, at + 1)
    return between.some(({ text }) => /^(and|or)$/.test(text)) || !between.some(({ isBreak }) => isBreak)
  }
  return lists.flatMap((list) =>
    list.length > 2 || list.slice(1).some((name, each) => areJoined(list[each] ?? name, name))
      ? [list]
      : list.map((name) => [name]),
  )
}

/**
 * "Loved Hurghada, want sharks in Sudan this time", "a friend raves about Blue Corner, we go to Guam": told of in words that no
 * rule knows, where sites are looked for at another place.
 */
export const storiesIn = (
  line: Line,
  places: readonly Named[],
  sites: readonly Named[],
): readonly Named[] => {
  const named = notRuledOut(line, [...places, ...sites])
  const wanted = named.filter(({ place }) => place !== undefined)
  if (wanted.length === 0 || named.length < 2) return []
  const single = new Map(
    named.map((name) => [
      name,
      placeWanted(
        line,
        name,
        [...places, ...sites].filter((other) => other !== name),
      ),
    ]),
  )
  const weighed = listsOf(line, named).flatMap((list) => {
    const weight = Math.max(...list.map((name) => single.get(name) ?? 0))
    return list.map((name) => ({ name, weight }))
  })
  const best = Math.max(...weighed.flatMap(({ name, weight }) => (name.place ? [weight] : [])))
  if (best < leastWish) return []
  const bestOfAll = Math.max(...weighed.map(({ weight }) => weight))
  const isStory = canTell(line)
  const kept = weighed.flatMap(({ name, weight }) => (weight > best - margin.apart ? [name] : []))
  const isTold = (name: Named, weight: number): boolean => {
    if (name.sites)
      return (
        !isWeighed(line, sites) &&
        weight < Math.min(isStory ? sureOfWish.site : sureOfStory, bestOfAll - margin.apart) &&
        !isOneWith(line, name, places) &&
        !isAskedBehind(line, name) &&
        !isCompared(line, name)
      )
    const least = best - (isHeld(name, kept) ? margin.close : margin.apart)
    return (
      weight < Math.min(isStory ? sureOfWish.place : sureOfStory, least) &&
      !isOfSite(line, name, sites) &&
      !isCompared(line, name) &&
      !isBeside(line, name, places)
    )
  }
  return weighed.flatMap(({ name, weight }) => (isTold(name, weight) ? [name] : []))
}
