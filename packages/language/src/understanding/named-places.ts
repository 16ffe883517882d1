import { ambiguousCountries, countries, namesOfCountry } from './countries.ts'
import { type Known, type KnownPlace, longestName } from './known.ts'
import { middleOf, type Named, type NamedPlace } from './locations.ts'
import { isMatter } from './matters.ts'
import { calledElsewhere } from './names-elsewhere.ts'
import { isEveryday, stopWords } from './ordinary-words.ts'
import { isLanguage, isOfPeople } from './peoples.ts'
import { phraseFrom } from './phrases.ts'
import { bestPlace } from './same-places.ts'
import { isOfTheUs, isOfUs, ofTheUs } from './the-us.ts'
import { isTime } from './time.ts'
import { isTelling, isVocabulary, isVocabularyAlone } from './vocabulary.ts'
import type { Water } from './water.ts'
import { waterNames } from './water-names.ts'
import { isFree, type Line, phraseAt, wordAt, wordSet } from './words.ts'

// Countries, waters, regions and towns that a question names.

const into = wordSet('in at near around from off to by outside of within and or now')
const exceptFor = wordSet('than not except besides but')

export const startsAfter = (line: Line, at: number, words: ReadonlySet<string>) => {
  const before = wordAt(line, at - 1) === 'the' ? at - 2 : at - 1
  return words.has(wordAt(line, before))
}

export const wordsOf = (line: Line, at: number, size: number) =>
  Array.from({ length: size }, (_, each) => wordAt(line, at + each))

/** "Nice and easy", "nice and warm". */
const praise =
  /^(easy|calm|shallow|warm|quiet|slow|gentle|clear|flat|relaxed|relaxing|simple|cosy|cozy|bright|peaceful)$/

/** "Caves near Nice": a city where nothing follows that is nice. */
const isNice = (line: Line, at: number): boolean => {
  const next = line.words[at + 1]
  if (next?.text === 'and' && praise.test(wordAt(line, at + 2))) return false
  return (
    startsAfter(line, at, into) &&
    (next === undefined ||
      next.isBreak ||
      /^(or|and|with|in|from|for|during|until|till|this|next|on|france|harbour|airport)$/.test(next.text))
  )
}

/** "An English flooded quarry", where others are in English. */
const isEnglishSite = (line: Line, at: number): boolean =>
  wordAt(line, at) === 'english' &&
  [at + 1, at + 2, at + 3].some(
    (each) =>
      ofTheUs.test(wordAt(line, each)) && !line.words.slice(at + 1, each + 1).some((word) => word.isBreak),
  )

const isPlaceMeant = (line: Line, at: number, size: number): boolean => {
  if (size === 1 && isEnglishSite(line, at)) return true
  if (size === 1 && wordAt(line, at) === 'nice') return isNice(line, at)
  // "The northern Red Sea", "the eastern Pacific": a part of it, and no Northern Region.
  if (size === 1 && /^(north|south|east|west|central)(ern)?$/.test(wordAt(line, at))) return false
  // "Nobody wants to cook."
  if (size === 1 && wordAt(line, at) === 'cook') return /^(in|on|from|near|the)$/.test(wordAt(line, at - 1))
  // "How would you split the time?", "split it between Komodo and Alor".
  if (size === 1 && wordAt(line, at) === 'split')
    return (
      line.words[at + 1]?.isBreak === true ||
      (!/^(the|it|them|up|our|my|your|between|into|that|this|those|evenly|costs?|down|right|two|half|second|shift)$/.test(
        wordAt(line, at + 1),
      ) &&
        !/^(is|are|was|were|be|been|get|gets|got|vote|votes|opinions)$/.test(wordAt(line, at - 1)))
    )
  // "Staying at home" is not on Home Island.
  if (size === 1 && wordAt(line, at) === 'home') return false
  // "Because of the vis" is no island of Croatia.
  if (size === 1 && wordAt(line, at) === 'vis')
    return (
      /^(in|on|near|around|off)$/.test(wordAt(line, at - 1)) ||
      /^(island|croatia)$/.test(wordAt(line, at + 1))
    )
  // "Fresh or salt, don't care" is not on Salt Island.
  if (size === 1 && wordAt(line, at) === 'salt')
    return /^(?!or$|and$)/.test(wordAt(line, at - 1)) && startsAfter(line, at, into)
  // "30 m to the bottom" is not on Saba.
  if (wordAt(line, at + size - 1) === 'bottom') return line.words.some(({ text }) => text === 'saba')
  const words = wordsOf(line, at, size)
  if (words.every((word) => stopWords.has(word)) || (size === 1 && words.every(isTime))) return false
  if (size > 1 ? words.some((word) => !isVocabulary(word)) : words.every(isTelling)) return true
  if (size > 1 && !words.some((word) => isVocabularyAlone(word) || stopWords.has(word))) return true
  if (size > 1 && startsAfter(line, at, exceptFor)) return true
  return startsAfter(line, at, into) && (words[0]?.length ?? 0) > 2
}

/** How far a town reaches that no site names as its own, in kilometres. */
const ofTown = 25

/** A place of the gazetteer as a question names it; a town that has no sites of its own is what lies around it. */
export const placeOf = ({
  kind,
  name,
  country,
  coordinates,
  isLocated,
  bounds,
  count,
}: KnownPlace): NamedPlace => ({
  where: count > 0 ? { kind, name, country } : { kind: 'around', name, coordinates, radius: ofTown },
  coordinates,
  isLocated,
  bounds,
  country: kind === 'country' ? name : country,
})

/** A sea or part of the world as a question names it. */
export const waterPlace = ({ key, boxes, country }: Water): NamedPlace => {
  const [box] = boxes
  return {
    where: { kind: 'water', key, country },
    coordinates: box ? middleOf(box) : null,
    isLocated: false,
    bounds: boxes.length === 1 && box ? box : null,
    country,
  }
}

/** A country by the rules' name for it; as the gazetteer writes and bounds it where it has it. */
const countryPlace = (name: string, known: Known): NamedPlace => {
  const found = namesOfCountry(name)
    .flatMap((each) => known.places(each, 'exact'))
    .find(({ kind }) => kind === 'country')
  if (found) return placeOf(found)
  const where = { kind: 'country', name, country: null } as const
  return { where, coordinates: null, isLocated: false, bounds: null, country: name }
}

/** The country that is named right after a place: "Victoria, Seychelles". */
const countryAfter = (line: Line, at: number): string | undefined => {
  const next = ['in', 'on', 'of'].includes(wordAt(line, at)) ? at + 1 : at
  return phraseFrom(line, countries, next)?.meaning
}

/** How divers call towns for short. */
const nicknames = new Map([
  ['sharm', 'sharm el sheikh'],
  ['gili t', 'gili trawangan'],
  ['gilis', 'gili islands'],
  ['ras mohamed', 'ras mohammed'],
  ['nusa', 'nusa penida'],
])

/** Short for a place where they stand as one, and other words elsewhere. */
const abbreviations = new Map([
  ['bc', 'british columbia'],
  ['la', 'los angeles'],
  ['nc', 'north carolina'],
  ['keys', 'florida keys'],
  ['wa', 'western australia'],
])

/** "From shore, BC or Washington", where "bc" may also be short for because. */
const isAbbreviation = (line: Line, at: number, phrase: string): boolean => {
  if (!abbreviations.has(phrase)) return false
  const next = line.words[at + 1]?.isBreak ? '' : wordAt(line, at + 1)
  if (phrase === 'nc') return wordAt(line, at - 1) !== 'caledonia'
  // "Which Keys wrecks", and not "car keys".
  if (phrase === 'keys') return /^(wrecks?|reefs?|dives?|diving|sites?|shipwrecks?)$/.test(next)
  // "Off WA, 30 metres at most": Washington counts in feet.
  if (phrase === 'wa')
    return startsAfter(line, at, into) && line.words.some(({ text }) => /^(m|metres?)$/.test(text))
  // "Near LA", where "la" begins other names.
  if (phrase === 'la') return next === '' && /^(of|in|near|from|around|off|to)$/.test(wordAt(line, at - 1))
  const isLeading =
    at === 0 && beforeDives.test(next) && !line.words.some(({ text }, each) => each !== at && isMatter(text))
  return isLeading || (phrase === 'bc' && /^(or|and|canada|)$/.test(next))
}

const beforeDives = /^(shore|dives?|diving|wrecks?|reefs?|walls?|sites?|kelp|beginners?)$/

/** "Wreck Turkey", where "dives us beginners can do" names none. */
const beforeCountry = /^(wrecks?|reefs?|caves?|walls?|dives?|diving|sites|turtles?|sharks?)$/

const leadingCountries = /^(turkey|jordan|chile)$/
/** "Tunisia no, Turkey yes." */
const isAnswered = (line: Line, at: number): boolean =>
  leadingCountries.test(wordAt(line, at)) &&
  /^(yes|no|not|yep|nope)$/.test(wordAt(line, at + 1)) &&
  (at + 2 === line.words.length || line.words[at + 2]?.isBreak === true)

/** "Turkey sandwich", "Jordan and I": what follows where no country is meant. */
const isFoodOrName =
  /^(sandwich|sandwiches|dinner|curry|powder|peppers?|sauce|con|and|is|says|said|wants|has|who|my|asked|asks|here|fish|fishes)$/

/** "Jordan" alone, after "in", or beside what is asked for is a country; "polish my mask" is none. */
const isCountryMeant = (line: Line, at: number) =>
  !isOfUs(line, at) &&
  (isAnswered(line, at) ||
    /^(?:what|how) about$/.test(phraseAt(line, at - 2, 2)) ||
    isOfTheUs(line, at) ||
    startsAfter(line, at, into) ||
    (beforeCountry.test(wordAt(line, at - 1)) && wordAt(line, at) !== 'us') ||
    (at === 0 && leadingCountries.test(wordAt(line, 0)) && !isFoodOrName.test(wordAt(line, 1))) ||
    line.words.every(({ text }, each) => each === at || stopWords.has(text) || isVocabulary(text)))

/** "Ligury", as Italy and Sicily are called in English. */
const inEnglish = (phrase: string) => (phrase.length > 5 ? phrase.replace(/y$/, 'ia') : phrase)

/** The places of a name, or of what it is called for short or in another language. */
const placesCalled = (known: Known, phrase: string): readonly KnownPlace[] => {
  const names = [nicknames.get(phrase) ?? phrase, calledElsewhere(phrase), inEnglish(phrase)]
  for (const name of names) {
    const found = name ? known.places(name, 'exact') : []
    if (found.length > 0) return found
  }
  return []
}

const shortestOwner = 6

/** The words as they stand, and without the ending of an owner: "the Red Sea's best", "floridas springs". */
const phrasesAt = (line: Line, at: number, size: number): string[] => {
  const phrase = phraseAt(line, at, size)
  const last = line.words[at + size - 1]
  // "Americans" are people.
  const isSpeltAlone =
    size === 1 && phrase.length > shortestOwner && phrase.endsWith('s') && !/(?:an|ian|ch|er)s$/.test(phrase)
  return last?.isOwner || isSpeltAlone ? [phrase, phrase.slice(0, -1)] : [phrase]
}

/** A family reunion in Mauritius is not on Réunion. */
const isGathering = (line: Line, at: number): boolean =>
  wordAt(line, at) === 'reunion' &&
  /^(family|class|school|club|annual|team|a|our|my|big|next|last|this|yearly|college)$/.test(
    wordAt(line, at - 1),
  )

/** "Indo-Pacific sharks", "estou indo para", "Cali, Colombia". */
const isOtherIndo = (line: Line, at: number, phrase: string): boolean =>
  (phrase === 'indo' && /^(pacific|west|para|a|ao)$/.test(wordAt(line, at + 1))) ||
  (phrase === 'cali' && wordAt(line, at + 1) === 'colombia')

const placeNamed = (
  line: Line,
  known: Known,
  { at, size, phrase: typed }: { at: number; size: number; phrase: string },
  beside: string | undefined,
): Named | undefined => {
  if (isOtherIndo(line, at, typed)) return undefined
  if (size === 1 && (isLanguage(line, at) || isOfPeople(line, at, wordAt(line, at)))) return undefined
  const phrase = isAbbreviation(line, at, typed) ? (abbreviations.get(typed) ?? typed) : typed
  const water = waterNames.meanings.get(phrase) ?? waterNames.meanings.get(calledElsewhere(phrase) ?? '')
  if (water && (size > 1 || !(isEveryday(phrase) || stopWords.has(phrase)) || isPlaceMeant(line, at, size)))
    return { at, size, place: waterPlace(water) }
  const country = countries.meanings.get(phrase)
  if (country && isGathering(line, at)) return undefined
  // "Kas Turkey."
  const isBehindTown = () =>
    known.places(wordAt(line, at - 1), 'exact').some((town) => town.country === country)
  if (country && (!ambiguousCountries.has(phrase) || isCountryMeant(line, at) || isBehindTown()))
    return { at, size, place: countryPlace(country, known) }
  if (country || !(phrase !== typed || isPlaceMeant(line, at, size))) return undefined
  const place = bestPlace(placesCalled(known, phrase), countryAfter(line, at + size) ?? beside)
  return place && { at, size, place: placeOf(place) }
}

/** What is named at a word; of several places of one name the one in the country `beside`. */
export const placeAt = (line: Line, known: Known, at: number, beside?: string): Named | undefined => {
  const named = longestPlaceAt(line, known, at, beside)
  if (!named || wordAt(line, at) !== 'the') return named
  // "The Gulf" is the Persian one, and "the Gulf of Thailand" is not.
  const inner = longestPlaceAt(line, known, at + 1, beside)
  return inner && inner.at + inner.size > named.at + named.size ? inner : named
}

/** "Victoria, Australia": one name with a comma in it. */
const isWithCountry = (line: Line, at: number, size: number): boolean =>
  size > 1 &&
  !line.taken.slice(at, at + size).some(Boolean) &&
  waterNames.meanings.has(phraseAt(line, at, size)) &&
  Array.from({ length: size - 1 }, (_, each) => at + each + 1).every(
    (each) => !line.words[each]?.isBreak || countries.meanings.has(phraseAt(line, each, at + size - each)),
  )

const longestPlaceAt = (
  line: Line,
  known: Known,
  at: number,
  beside: string | undefined,
): Named | undefined => {
  for (let size = Math.min(longestName, line.words.length - at); size > 0; size--) {
    if (!isFree(line, at, size) && !isWithCountry(line, at, size)) continue
    for (const phrase of phrasesAt(line, at, size)) {
      const named = placeNamed(line, known, { at, size, phrase }, beside)
      if (named) return named
    }
  }
  return undefined
}
