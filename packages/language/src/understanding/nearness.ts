import { searchLimits, type Where } from '@soundings/contract/search'
import { distanceKm } from '@soundings/rules/geo'
import type { KnownSite } from './known.ts'
import type { NamedPlace } from './locations.ts'
import { phraseBefore, phraseFrom, phraseSet } from './phrases.ts'
import { waterByKey } from './waters.ts'
import { type Line, untaken, wordAt } from './words.ts'

// What is said of a place: near it, like it, around it.

const nearness = phraseSet(`
  near, near to, close to, close by, around, nearby, next to, by, beside, not far from, in the area of,
  in the vicinity of, within a day trip of, a day trip from, day trip from, within reach of, within easy reach of, an hour from, a few hours from, by car from, by train from, by bus from, drive from, driving distance from, driving distance of, within an hour of, nearest to, closest to, round, close
`)

const likeness = phraseSet(`
  like, similar to, comparable to, such as, just like, something like, resembling, as good as, reminds of,
  alternative to, alternatives to
`)

export const here = phraseSet(`
  near my hotel, near our hotel, close to my hotel, close to our hotel, around my hotel, near my apartment, near our apartment, near where i am staying, near where im staying, near where we are staying, near where were staying, near my place, near our place, near my home, close to home, near home,
  near me, nearby, close to me, around here, around me, near here, close by, near my location,
  close to here, near us, in my area, in the area, from me, from here, my location, where i am, to me,
  closest to me, nearest to me, of me, of here, right here, from right here, where we are
`)

/** Behind a name, these speak of what lies around it. */
export const vicinity = /^(area|region|surroundings|neighbourhood|neighborhood|vicinity)$/

/** The word before a name, behind articles. */
export const beforeName = (line: Line, at: number): number => {
  let before = at
  while (before > 0 && /^(the|downtown|central|greater|metro)$/.test(wordAt(line, before - 1))) before--
  return before
}

export const isAround = (line: Line, at: number) =>
  // "Besides the Zenobia" are others, and not beside it.
  wordAt(line, beforeName(line, at) - 1) !== 'besides' &&
  phraseBefore(untaken(line), nearness, beforeName(line, at)) !== undefined

/** "Around Gozo", of a part of a country: on all its sides, and nowhere beyond. */
export const isOnAllSides = (line: Line, at: number, { where, isLocated }: NamedPlace): boolean =>
  where.kind === 'region' && !isLocated && /^(around|round)$/.test(wordAt(line, beforeName(line, at) - 1))

const likenessBehind = phraseSet(`
  or similar, or somewhere similar, or something similar, or somewhere like it, or something like it, or something like that, or the like, or such, or equivalent, and the like, and similar
`)

/** "Like Julian Rocks", "Julian Rocks or similar". */
export const isLike = (line: Line, { at, size }: { at: number; size: number }) =>
  phraseBefore(untaken(line), likeness, beforeName(line, at)) !== undefined ||
  phraseFrom(untaken(line), likenessBehind, at + size) !== undefined

/** Whether a place reaches further than one looks around it. */
const isWide = ({ bounds, coordinates }: NamedPlace) =>
  bounds !== null &&
  coordinates !== null &&
  distanceKm(coordinates, [bounds[0], bounds[1]]) > searchLimits.near

/**
 * Around a town or region. A country, a sea or what is wide itself stays what it is, as nobody means its middle; sites far
 * out at sea make no town wide of which is known where it lies.
 */
export const around = (place: NamedPlace, radius: number | undefined): Where => {
  const { where, coordinates, isLocated } = place
  if (where.kind === 'water' && radius !== undefined && coordinates !== null && !isWide(place))
    return { kind: 'around', name: waterByKey(where.key)?.label ?? where.key, coordinates, radius }
  if (coordinates === null || (radius === undefined && !isLocated && isWide(place))) return where
  if (where.kind === 'city' || where.kind === 'region' || where.kind === 'around')
    return { kind: 'around', name: where.name, coordinates, radius: radius ?? searchLimits.near }
  return where
}

export const nearSite = ({ id, siteName, coordinates }: KnownSite, radius: number | undefined): Where => ({
  kind: 'site',
  id,
  name: siteName,
  coordinates,
  radius: radius ?? searchLimits.near,
})
