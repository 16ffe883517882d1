import { fold } from '@soundings/rules/text'
import { compared } from './compared-names.ts'
import { type Known, type KnownSite, longestName, placeKeys, siteKeys, sitesCalled } from './known.ts'
import type { Named } from './locations.ts'
import { placeAt, startsAfter } from './named-places.ts'
import { isSiteMeant } from './site-meant.ts'
import { isDoubtful } from './vocabulary.ts'
import { isFree, type Line, phraseAt, wordAt } from './words.ts'

const shortestPart = 3
const shortestPair = 9

/** "Hilmahooker": two words of a name written as one. */
const runTogether = (line: Line, known: Known, at: number): readonly KnownSite[] => {
  const word = wordAt(line, at)
  if (word.length < shortestPair || !isFree(line, at) || !isDoubtful(word)) return []
  for (let cut = shortestPart; cut <= word.length - shortestPart; cut++) {
    const sites = sitesCalled(known, `${word.slice(0, cut)} ${word.slice(cut)}`)
    if (sites.length > 0) return sites
  }
  return []
}

const siteAt = (
  line: Line,
  known: Known,
  at: number,
  places: readonly Named[],
): { at: number; size: number; sites: readonly KnownSite[] } | undefined => {
  for (let size = Math.min(longestName, line.words.length - at); size > 0; size--) {
    if (!isFree(line, at, size)) continue
    const phrase = phraseAt(line, at, size)
    const whole = sitesCalled(known, phrase)
    // "Blue Corner's in the logbook already."
    const isOwner = whole.length === 0 && line.words[at + size - 1]?.isOwner === true
    const sites = isOwner ? sitesCalled(known, phrase.slice(0, -1)) : whole
    if (sites.length > 0 && isSiteMeant(line, known, { at, size, sites }, places)) return { at, size, sites }
  }
  const sites = runTogether(line, known, at)
  return sites.length > 0 ? { at, size: 1, sites } : undefined
}

/** "Tasmania or Victoria": of places of one name the one in the country where all others lie. */
const inCountryOfOthers = (line: Line, known: Known, name: Named, all: readonly Named[]): Named => {
  const countries = new Set(
    all.flatMap((other) => (other === name ? [] : (other.place?.country ?? `${other.at}`))),
  )
  const [country] = countries
  const own = name.place?.country
  if (country === undefined || countries.size > 1 || own == null || own === country) return name
  const better = placeAt(line, known, name.at, country)
  return better?.size === name.size && better.place?.country === country ? better : name
}

/** All sites and places that a question names as they are spelt; the longer wins, of equals the place after "in". */
export const namedExactly = (line: Line, known: Known): Named[] => {
  const alone: Named[] = []
  for (let at = 0; at < line.words.length; at++) {
    const place = placeAt(line, known, at)
    if (place === undefined) continue
    alone.push(place)
    at = place.at + place.size - 1
  }
  const places = alone.map((place) => inCountryOfOthers(line, known, place, alone))
  const sites: Named[] = []
  for (let at = 0; at < line.words.length; at++) {
    const site = siteAt(line, known, at, places)
    if (site === undefined) continue
    const rivals = places.filter((place) => place.at < site.at + site.size && site.at < place.at + place.size)
    const isRivalled = rivals.some(
      (place) => place.size > site.size || (place.size === site.size && isPlacePreferred(line, place, site)),
    )
    if (isRivalled) continue
    sites.push(site)
    at += site.size - 1
  }
  for (const site of compared(line, known, sites)) sites.push(site)
  const overlaps = (place: Named) =>
    sites.some((site) => place.at < site.at + site.size && site.at < place.at + place.size)
  return [...sites, ...places.filter((place) => !overlaps(place))].sort((one, other) => one.at - other.at)
}

const locatives = new Set(['in', 'near', 'around', 'from', 'off', 'to', 'within', 'and', 'or'])

const ofShips = /^(wreck|shipwreck|ship)$/

/** "Seattle wreck": of the ship, and not of the town. */
const isOfShip = (line: Line, at: number, size: number): boolean =>
  ofShips.test(wordAt(line, at + size)) && !line.words[at + size]?.isBreak

/**
 * Of a place and a site with one name, countries and seas are meant before sites, and any place before sites that are
 * only also called so or carry it behind "MS"; else towns only after "in" or the like.
 */
const isPlacePreferred = (line: Line, { at, size, place }: Named, { sites = [] }: Named): boolean => {
  const phrase = phraseAt(line, at, size)
  if (place?.where.kind === 'country' || place?.where.kind === 'water' || startsAfter(line, at, locatives))
    return true
  if (sites.some(({ siteName }) => fold(siteName) === phrase)) return false
  const isOwn = place !== undefined && 'name' in place.where && placeKeys(place.where.name).includes(phrase)
  const isShip = sites.some(({ siteName }) => siteKeys(siteName, []).includes(phrase))
  if (isOwn) return !(isShip && isOfShip(line, at, size))
  return sites.length !== 1
}
