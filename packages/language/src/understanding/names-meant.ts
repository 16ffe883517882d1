import { distanceKm } from '@soundings/rules/geo'
import { fold } from '@soundings/rules/text'
import { animalsNamed } from './animal-names.ts'
import { siteKeys } from './known.ts'
import { isInside, type Named } from './locations.ts'
import { type Line, phraseAt, wordAt } from './words.ts'

// Which of the names in a question are meant as names of places and sites.

export const overlap = (one: Named, other: Named): boolean =>
  one.at < other.at + other.size && other.at < one.at + one.size

/** "Hammerhead" is an animal, and "Hammerhead Rock" a site. */
const isShortFor = (line: Line, { at, size, sites = [] }: Named): boolean =>
  size === 1 && sites.length > 0 && sites.every(({ siteName }) => fold(siteName) !== wordAt(line, at))

/** Names do not cut animals in two: "Spanish dancer" is no Spain. */
export const withoutAnimals = (line: Line, named: Named[]): Named[] => {
  const animals = animalsNamed(line, 2)
  const isOverlap = (name: Named, animal: { at: number; size: number }) =>
    animal.at < name.at + name.size && name.at < animal.at + animal.size
  return named.filter(
    (name) =>
      !animals.some(
        (animal) => isOverlap(name, animal) && (name.size < animal.size || isShortFor(line, name)),
      ),
  )
}

/** As far as nobody looks who names a place, in kilometres. */
const farOff = 500

/** Whether what may be a misspelt name lies nowhere near the places named beside another site: then it is a word as others. */
export const isFarOff = (
  { sites: guessed }: Named,
  sites: readonly Named[],
  places: readonly Named[],
): boolean =>
  guessed !== undefined &&
  sites.length > 0 &&
  places.length > 0 &&
  places.every(
    ({ place }) =>
      place?.coordinates != null &&
      guessed.every(
        ({ coordinates }) =>
          distanceKm(coordinates, place.coordinates ?? coordinates) > farOff &&
          !(place.bounds && isInside(coordinates, place.bounds)),
      ),
  )

const kindsOf = /^(ships?|class|style|type|shaped|thing|like|lookalike|replica|formation|structure)$/

const ways = /^(sandy?|rocky|rocks?|easy|beach|shore|pebbles?|jetty|pier|ladder|steps|stones?)$/
const entries = /^(entry|entries|access|exits?)$/

/** "Sandy beach entry" is no site called Sandy Beach. */
const isWayIn = (line: Line, { at, size }: Named): boolean =>
  entries.test(wordAt(line, at + size)) &&
  line.words.slice(at, at + size).every(({ text }) => ways.test(text))

/** "What's the point of paying for deep dives?" */
const isIdiom = (line: Line, { at, size }: Named): boolean =>
  /^(the )?point$/.test(phraseAt(line, at, size)) && /^(of|in|to)$/.test(wordAt(line, at + size))

/** "Visiting the cousins in Vancouver" is not at Cousins Rock. */
const isFamily = (line: Line, { at, size }: Named): boolean =>
  size === 1 &&
  (wordAt(line, at) === 'cousin' ||
    (wordAt(line, at) === 'cousins' &&
      (line.words[at - 1]?.value != null ||
        /^(the|my|our|his|her|their|with|some|visiting|two|three)$/.test(wordAt(line, at - 1)))))

const visitors = /^(saw|seen|watched|cried|kids|children|daughter|son|nephew|niece|zoo)$/

/** "Since our trip to the aquarium", "the kids saw one at the aquarium": a building, and no site of that name. */
const isBuilding = (line: Line, { at, size }: Named): boolean =>
  /^(the )?aquarium$/.test(phraseAt(line, at, size)) &&
  (isVisited(line, at) ||
    (/^(at|in|from)$/.test(wordAt(line, wordAt(line, at - 1) === 'the' ? at - 2 : at - 1)) &&
      line.words.some(({ text }) => visitors.test(text))))

const isVisited = (line: Line, at: number): boolean =>
  /(?:^| )(?:(?:trip|visit|visits|went|been|boy|son|daughter|kids|girls|boys|them|her|him|us) to|visited|visit|since)(?: (?:the|an|our|that))?$/.test(
    phraseAt(line, Math.max(0, at - 3), Math.min(3, at)),
  )

/** "The Tacoma club", "my aquarium society": of people. */
const isOfClub = (line: Line, { at, size }: Named): boolean =>
  /^(club|society|keepers?|hobby|hobbyist)$/.test(wordAt(line, at + size)) && !line.words[at + size]?.isBreak

/** "Durban for the sardine run" is no Moalboal Sardine Run: part of a name, far from every place that is named. */
const isShortAndFar = (line: Line, { at, size, sites = [] }: Named, places: readonly Named[]): boolean => {
  const phrase = phraseAt(line, at, size)
  const located = places.filter(({ place }) => place?.coordinates != null)
  return (
    located.length > 0 &&
    located.length === places.length &&
    sites.every(
      ({ siteName, coordinates }) =>
        !siteKeys(siteName, []).includes(phrase) &&
        located.every(
          ({ place }) =>
            distanceKm(coordinates, place?.coordinates ?? coordinates) > 2 * farOff &&
            !(place?.bounds && isInside(coordinates, place.bounds)),
        ),
    )
  )
}

/** "Red Sea coral without a wall (vertigo)": what somebody suffers from, and no site in Chuuk. */
const isAilment = (line: Line, { at, size, sites = [] }: Named, places: readonly Named[]): boolean =>
  size === 1 &&
  wordAt(line, at) === 'vertigo' &&
  places.some(
    ({ place }) =>
      place?.bounds && !sites.some((site) => isInside(site.coordinates, place.bounds ?? [0, 0, 0, 0])),
  )

/** "The sardine run in South Africa" is no site of that name in the Philippines. */
export const isElsewhere = (line: Line, named: Named, places: readonly Named[]): boolean => {
  const { at, size, sites = [] } = named
  if (isWayIn(line, named) || isIdiom(line, named) || isFamily(line, named) || isOfClub(line, named))
    return true
  if (isBuilding(line, named)) return true
  if (isShortAndFar(line, named, places) || isAilment(line, named, places)) return true
  const [place] = places
  if (places.length !== 1 || !place?.place?.coordinates) return false
  // "Canyons in Indonesia", "Indonesia canyons".
  const isBefore =
    (place.at === at + size + 1 && wordAt(line, at + size) === 'in') ||
    place.at === at + size ||
    place.at + place.size === at
  // "A liberty ship near Plymouth", "the pyramid thing": what is said of another one.
  const isKind = size === 1 && kindsOf.test(wordAt(line, at + size)) && !line.words[at + size]?.isBreak
  if (!isBefore && !isKind) return false
  const { bounds, coordinates } = place.place
  return sites.every(
    (site) =>
      distanceKm(site.coordinates, coordinates) > 2 * farOff &&
      !(bounds && isInside(site.coordinates, bounds)),
  )
}
