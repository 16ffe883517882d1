import type { Hazard } from '@soundings/contract/site-fields'
import { readAccess } from './access.ts'
import { readAnimals } from './animals.ts'
import type { Concluded } from './asker/concluded.ts'
import { type Asker, concludedFrom, isBeyondTraining, readAsker, withAsker } from './asker.ts'
import type { Context } from './context.ts'
import { readCurrent } from './current.ts'
import { type DepthRead, readDepth } from './depth.ts'
import { onlyTellsOfDone } from './done-places.ts'
import { readFacilities } from './facilities.ts'
import { freeWords } from './free-words.ts'
import { readHazards } from './hazards.ts'
import { readKinds } from './kinds.ts'
import type { Known } from './known.ts'
import { readLevel } from './level.ts'
import type { Named, NameOfSites } from './locations.ts'
import { lacksCaveCertificate } from './missing-certificate.ts'
import { namedAlike } from './misspelt-names.ts'
import { isElsewhere, isFarOff, overlap, withoutAnimals } from './names-meant.ts'
import { namedExactly } from './naming.ts'
import { readOrder } from './order.ts'
import { isRemembered, withoutOrigins } from './origins.ts'
import { isUnit, speakPlainly } from './plain-words.ts'
import { isAsked, once, type Read } from './query.ts'
import { readRadius } from './radius.ts'
import { type Relative, readRelative } from './relative.ts'
import { isIn } from './site-meant.ts'
import { corrected } from './spelling.ts'
import { readTemperature } from './temperature.ts'
import { readTime } from './time.ts'
import { without, wordsOfStories } from './told-clauses.ts'
import { readTrip, type TripRead } from './trip.ts'
import { isDoubtful, lexicon } from './vocabulary.ts'
import { readWaters, refusesMines } from './waters-wanted.ts'
import { readWhere } from './where.ts'
import { isFree, type Line, take } from './words.ts'

/** More corrections than anybody needs, so that a text of nonsense costs little. */
const maxCorrections = 12

/** Of misspelt names, longer ones first. */
const severalWords = [4, 3, 2]

const copyOf = (line: Line): Line => ({ ...line, words: [...line.words], taken: [...line.taken] })

const taking = (line: Line, named: Named[]): Named[] => {
  for (const { at, size } of named) take(line, at, size)
  return named
}

const correctSpelling = (line: Line) => {
  let left = maxCorrections
  for (const [at, word] of line.words.entries()) {
    if (left === 0) return
    const isMeasure = line.words[at - 1]?.value != null && isUnit(word.text)
    if (!isFree(line, at) || word.value !== null || isMeasure || !isDoubtful(word.text)) continue
    const right = corrected(word.text, lexicon())
    left--
    if (right !== undefined) line.words[at] = { ...word, text: right }
  }
}

/**
 * Everything named: as it is spelt, then several words misspelt, then what single words mean once they are corrected. A
 * misspelt name may hold a place that is spelt well: "Yonaguni monumnet".
 */
export const namesIn = (line: Line, known: Known, exact: Named[]): Named[] => {
  const places = exact.filter((name) => name.place)
  const sites = exact.filter((name) => name.sites && !isElsewhere(line, name, places))
  taking(line, sites)
  const elsewhere = exact.filter((name) => name.sites && !sites.includes(name))
  const alike = namedAlike(line, known, severalWords, places).filter(
    (name) => !elsewhere.some((other) => overlap(name, other)),
  )
  const apart = places.filter((place) => !alike.some((name) => overlap(name, place)))
  taking(line, apart)
  correctSpelling(line)
  const again = withoutOrigins(line, withoutAnimals(line, namedExactly(line, known)), places)
  const right = taking(
    line,
    again.filter((name) => !name.sites || !isElsewhere(line, name, places)),
  )
  const single = namedAlike(line, known, [1], []).filter(
    (name) => !isFarOff(name, sites, places) && !(name.sites && isElsewhere(line, name, places)),
  )
  const all = withoutOrigins(line, [...sites, ...apart, ...alike, ...right, ...single])
  return all.sort((one, other) => one.at - other.at)
}

const limitsOf: Partial<Record<Relative, readonly (keyof Read)[]>> = {
  deeper: ['minDepth', 'maxDepth'],
  shallower: ['minDepth'],
  warmer: ['minTemp', 'maxTemp'],
  colder: ['minTemp', 'maxTemp'],
}

/** What a question limits by a number of its own is not compared with what was shown: "at most 25 m; the sand may be deeper". */
const isLimited = (relative: Relative, read: Read): boolean =>
  (limitsOf[relative] ?? []).some((field) => read[field] != null) ||
  // "Nothing advanced, anything easier is fine": several levels say it already.
  (/^(easier|harder)$/.test(relative) && (read.levels?.length ?? 0) > 1)

/** Who wants current and names no kind of dive wants to drift. */
const withCurrent = (kinds: Read, { diveTypes }: Read): Read =>
  diveTypes && !isAsked(kinds) ? { ...kinds, diveTypes } : kinds

/** Who has no card for caves is shown none, unless some are asked for: "caverns without a cave cert". */
const withoutCaves = (kinds: Read, isWithout: boolean): Read => {
  const { diveTypes = [], categories = [], without = [] } = kinds
  const isAskedFor =
    diveTypes.includes('cave') || categories.includes('cenote') || categories.includes('cave')
  return isWithout && !isAskedFor ? { ...kinds, without: once([...without, 'cave']) } : kinds
}

/** Who wants no drift dives wants no strong current. */
const avoidingDrift = ({ without = [] }: Read): Hazard[] =>
  without.includes('drift') ? ['strong-current'] : []

export type Reading = {
  read: Read
  /** The names of sites that are asked for themselves. */
  sites: NameOfSites[]
  relative: Relative[]
  /** The depth may be meant either way; the safe one is read. */
  isDepthDoubtful: boolean
  /** What limits those who will dive. */
  asker: Asker
  /** What limits it that they did not ask for. */
  concluded: Concluded
  /** They ask for deeper sites than their certificate is for. */
  isBeyondTraining: boolean
  /** What it says of a trip; null where it is about none. */
  trip: TripRead | null
  /** Words that nobody knows and that it asks to leave out: no site tells of them. */
  unwanted: string
  /** The question as it is written, with what it certainly names taken. */
  written: Line
  /** The same with its spelling corrected, and what it names so, too. */
  unnamed: Line
}

/** Where beginners end, with some room, in metres. */
const beginnersDepth = 20

/** "60 m or more once, now easy reefs": nobody asks for beginners so far down, and what was told of a depth is none. */
const forBeginners = (depth: DepthRead, { levels = [] }: Read): DepthRead => {
  const { minDepth = null, maxDepth = null } = depth.read
  const isFor = levels.length > 0 && levels.every((level) => level === 'beginner')
  return isFor && minDepth !== null && minDepth > beginnersDepth && maxDepth === null
    ? { read: { maxDepth: minDepth }, isDoubtful: true }
    : depth
}

const leftOut = (name: Named): Named => ({ ...name, isLeftOut: true })

/**
 * Reads a question from the surest aspect to the vaguest; each reader takes its words. The words of names are taken
 * first: the wall at "Big Wall" and the cold of "Cold Creek" ask for nothing. `open` is what was said of the open site.
 */
export const readLine = (
  line: Line,
  known: Known,
  { query, coordinates, month, units }: Pick<Context, 'query' | 'coordinates' | 'month' | 'units'>,
  open: Read,
): Reading => {
  speakPlainly(line)
  const all = withoutAnimals(line, namedExactly(line, known))
  line.names = line.words.map((_, at) => all.some((name) => isIn(name, at)))
  const exact = withoutOrigins(line, all)
  const written = copyOf(line)
  taking(written, exact)
  const found = namesIn(line, known, exact)
  // "She's petrified of currents since Gozo", where it's said already where to look.
  const names = query && query.where.length > 0 ? found.filter(({ at }) => !isRemembered(line, at)) : found
  const named = query !== null && onlyTellsOfDone(line, names) ? names.map(leftOut) : names
  const unnamed = copyOf(line)
  line.names = line.words.map((_, at) => named.some((name) => isIn(name, at)))
  const asker = readAsker(line)
  const radius = readRadius(line)
  // Wishes are read where somebody asks, limits wherever they stand.
  const told = wordsOfStories(
    line,
    all.filter((name) => !exact.some(({ at }) => at === name.at)),
    named,
  )
  const asked = <T>(read: () => T): T => without(line, told, read)
  const facilities = asked(() => readFacilities(line))
  const { read: where, sites, lat } = readWhere(line, named, radius, coordinates)
  const time = asked(() => readTime(line, month, (lat ?? coordinates?.[1] ?? 0) < 0))
  const trip = readTrip(line)
  const access = asked(() => readAccess(line))
  const current = readCurrent(line)
  const hazards = readHazards(line)
  const temperature = asked(() => readTemperature(line, units.temperature))
  const relatives = readRelative(line)
  const depthRead = readDepth(line, units.depth, unnamed)
  const order = readOrder(line)
  const isWithoutCaveCard = lacksCaveCertificate(line)
  const level = readLevel(line, isWithoutCaveCard)
  const { read: depth, isDoubtful: isDepthDoubtful } = forBeginners(depthRead, level)
  const relative = relatives.filter((each) => !isLimited(each, { ...temperature, ...depth, ...level }))
  const animals = asked(() => readAnimals(line))
  const kinds = withoutCaves(
    asked(() => readKinds(line)),
    isWithoutCaveCard || refusesMines(line),
  )
  const waters = asked(() => readWaters(line))
  const { words, unwanted } = asked(() => freeWords(line, written))
  const read: Read = {
    ...where,
    ...open,
    ...time,
    ...hazards,
    avoid: once([...(hazards.avoid ?? []), ...(current.avoid ?? []), ...avoidingDrift(kinds)]),
    ...temperature,
    ...depth,
    ...order,
    ...level,
    ...access,
    ...facilities,
    ...animals,
    ...withCurrent(kinds, current),
    ...waters,
    words,
  }
  return {
    sites,
    relative,
    isDepthDoubtful,
    asker,
    concluded: concludedFrom(read, asker),
    trip,
    unwanted,
    isBeyondTraining: isBeyondTraining(read, asker),
    written,
    unnamed,
    read: withAsker(read, asker),
  }
}
