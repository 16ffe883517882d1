import { isCrossedOff } from './crossed-off.ts'
import { different } from './different.ts'
import { isDone } from './done-places.ts'
import { placeWanted } from './learnt/place.ts'
import { isInside, type Named } from './locations.ts'
import { isNegated } from './negation.ts'
import { phraseSet, says } from './phrases.ts'
import { isReplaced } from './turned-down-places.ts'
import { type Line, phraseAt, wordAt } from './words.ts'

// Places that a question tells of in words that no rule knows.

/** How sure it must be, in log-odds, that no site is looked for at a place. */
const sureOfStory = -0.3

/** What is turned down is read as that, wherever it's told. */
const isUnwanted = (line: Line, { at, size }: Named): boolean =>
  isNegated(line, at) ||
  isCrossedOff(line, { at, size }) ||
  isDone(line, { at, size }) ||
  isReplaced(line, at, size)

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

/**
 * "Loved Hurghada, want sharks in Sudan this time": told of in words that no rule knows, where sites are looked for at
 * another place.
 */
export const storiesIn = (
  line: Line,
  places: readonly Named[],
  sites: readonly Named[],
): readonly Named[] => {
  const wanted = places.filter((name) => !isUnwanted(line, name))
  if (different(wanted.flatMap(({ place }) => place?.where ?? [])).length < 2) return []
  const told = wanted.filter(
    (name) =>
      !isOfSite(line, name, sites) &&
      !isBeside(line, name, places) &&
      placeWanted(
        line,
        name,
        places.filter((place) => place !== name),
      ) < sureOfStory,
  )
  return told.length < wanted.length ? told : []
}
