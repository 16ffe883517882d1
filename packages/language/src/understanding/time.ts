import { monthNames } from '@soundings/rules/months'
import type { Span } from './learnt/name-features.ts'
import { isNegated } from './negation.ts'
import { month, monthsFromNow, nowWords } from './now.ts'
import { allPhrases, type Phrases, phraseFrom, phrasesOf, singular, takeAll } from './phrases.ts'
import { once, type Read } from './query.ts'
import { isInToldSentence } from './told-sentences.ts'
import { toldTimes } from './told-times.ts'
import { isFree, type Line, phraseAt, take, untaken, wordAt, wordSet } from './words.ts'

const named = phrasesOf<number>([
  ...monthNames.map((name, at) => [name.toLowerCase(), at + 1] as const),
  ...['jan', 'feb', 'mar', 'apr', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'].map(
    (short, at) => [short, at < 4 ? at + 1 : at + 2] as const,
  ),
  ['sept', 9],
  ['christmas, xmas, new years eve', 12],
  ['new year, new years', 1],
  ['easter, easter holiday, easter week, easter break', 4],
  ['halloween, columbus day, october half term', 10],
  ['valentines, valentines day, presidents day, carnival, mardi gras', 2],
  ['memorial day, may day, whitsun, may half term', 5],
  ['labor day, labour day', 9],
  ['midsummer', 6],
  ['boxing day, december holidays', 12],
  ['thanksgiving', 11],
])

/** Holidays that fall into several months. */
const holidays = phrasesOf<readonly number[]>([
  ['spring break', [3, 4]],
  ['golden week', [4, 5]],
  ['chinese new year, lunar new year', [1, 2]],
  ['christmas holiday, xmas holiday, christmas break, xmas break', [12, 1]],
])

type Season = 'spring' | 'summer' | 'autumn' | 'winter'

/** Of the northern half of the earth; the southern has them half a year later. */
const seasonMonths: Record<Season, readonly number[]> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
}

const seasons = phrasesOf<Season>([
  ['spring, springtime', 'spring'],
  ['summer, summertime, summer holiday, summer month', 'summer'],
  ['autumn, fall', 'autumn'],
  ['winter, wintertime, winter month', 'winter'],
])

export const timeWords: readonly Phrases<unknown>[] = [named, holidays, seasons, nowWords]

/** Whether a word is a month, a season or a feast: Christmas is a time before it is an island. */
export const isTime = (word: string): boolean => timeWords.some(({ meanings }) => meanings.has(word))

const span = (from: number, to: number): number[] =>
  Array.from({ length: month(to - from + 1) }, (_, at) => month(from + at))

/** Where a line names months, seasons and holidays. */
export const timesNamed = (line: Line): readonly Span[] => {
  const free = untaken(line)
  return [named, holidays, seasons]
    .flatMap((phrases) => allPhrases<unknown>(free, phrases))
    .sort((one, other) => one.at - other.at)
}

const leads = new Set(
  'in during for do doing early late mid until till from of and or about to by since between this next around through'.split(
    ' ',
  ),
)
/** Abbreviations and names of months that are words, too, need a lead. */
const doubtful = new Set(['may', 'march', 'mar', 'sep', 'dec', 'jan', 'fall', 'spring'])

/** "A March trip", "our May holiday". */
const isOfTravel = (line: Line, at: number): boolean =>
  /^(a|an|my|our|his|her|their|the|this|next|early|late|mid)$/.test(wordAt(line, at - 1)) &&
  /^(trip|trips|holiday|holidays|vacation|vacations|break|getaway|visit|week|weekend|honeymoon|tour|liveaboard|birthday)$/.test(
    wordAt(line, at + 1),
  )

const isRated =
  /^(?:a |the |an |too |still |really )?(?:good|best|great|perfect|ideal|right|bad|wrong|better|fine|ok|okay|decent|warm|cold|early|late)(?: |$)/

const joints = new Set(['to', 'until', 'till', 'through', 'thru', 'til'])

const isMeant = (line: Line, at: number): boolean => {
  // Mars is no month, and falls are no season.
  const word = singular(wordAt(line, at))
  if (word !== wordAt(line, at) && doubtful.has(word)) return false
  if (at === 0 && (/^(in|and)$/.test(wordAt(line, 1)) || line.words[1]?.isBreak)) return true
  if (!doubtful.has(wordAt(line, at)) || isOfTravel(line, at)) return true
  // "Where is March a good month?"
  if (word !== 'may' && isRated.test(phraseAt(line, at + 1, 4))) return true
  // "Sudan, May if possible."
  if (/^(if possible|ideally|preferably)/.test(phraseAt(line, at + 1, 2))) return true
  if (leads.has(wordAt(line, at - 1)) || joints.has(wordAt(line, at + 1))) return true
  if (daysUntil(line, at + 1) > at + 1) return true
  // "March/April", "dec-feb".
  const [after, second] = [wordAt(line, at + 1), wordAt(line, at + 2)]
  if (named.meanings.has(after) || (/^(or|and)$/.test(after) && named.meanings.has(second))) return true
  // "Turtles. March. Shore."
  const isApart = line.words[at]?.isBreak === true && (line.words[at + 1]?.isBreak ?? word !== 'may')
  if (isApart) return true
  // "Basking sharks Ireland May."
  const isBehindName = line.names?.[at - 1] === true
  return line.words.length === 1 || (at === line.words.length - 1 && (word !== 'may' || isBehindName))
}

/** Whether two months that are named in a row are the ends of a span. */
const isDashed = (line: Line, at: number): boolean =>
  (line.words[at]?.from ?? 0) - (line.words[at - 1]?.to ?? 0) === 1

const isSpan = (line: Line, at: number, between: number) =>
  joints.has(wordAt(line, between)) || (wordAt(line, between) === 'and' && wordAt(line, at - 1) === 'between')

const partOfMonth = /^(?:the )?(?:early|middle|mid|end|late|beginning|start|first half|second half)(?: of)? ?/

/** How many words stand between "to" and the month that ends a span: "until the middle of January". */
const wordsOfPart = (line: Line, at: number): number => {
  const part = partOfMonth.exec(phraseAt(line, at, Math.min(5, line.words.length - at)))?.[0].trim()
  return part ? part.split(' ').length : 0
}

const trained = wordSet(
  'licence licences license licenses cert certs certificate certificates certification certifications certified qualified card course open ow owd aow padi ssi exam',
)
const farTrained = 8

/** "I only got my licence in May": of what is done already. */
const isOfTraining = (line: Line, at: number): boolean => {
  for (let each = at - 1; each >= 0 && each >= at - farTrained && !line.words[each + 1]?.isBreak; each--) {
    if (
      /^(want|looking|going|go|visit|travel|travelling|traveling|trip|planning|plan|so|now|where|which|for|will|dive|diving|fly|flying|head|heading|off|leave|leaving|booked|holiday|have)$/.test(
        wordAt(line, each),
      )
    )
      return false
    if (trained.has(wordAt(line, each)))
      return [each - 1, each - 2, each - 3, each - 4, each + 1].some((before) =>
        /^(got|passed|did|finished|earned|received|completed|made|took|my|our|was|were)$/.test(
          wordAt(line, before),
        ),
      )
  }
  return false
}

const mostDays = 31
const isDay = (line: Line, at: number): boolean => {
  const value = line.words[at]?.value
  return (
    value != null && Number.isInteger(value) && value >= 1 && value <= mostDays && !line.words[at]?.isBreak
  )
}
const ordinal = /^(st|nd|rd|th)$/
const counted =
  /^(m|metres?|meters?|ft|feet|foot|km|miles?|mi|nm|deg|degrees?|c|f|dives?|days?|weeks?|nights?|sites?)$/

/** Where the days end that stand behind a month: "May 20 to 27", "June 3rd". */
const daysUntil = (line: Line, from: number): number => {
  if (!isDay(line, from)) return from
  let end = ordinal.test(wordAt(line, from + 1)) ? from + 2 : from + 1
  if (joints.has(wordAt(line, end)) && isDay(line, end + 1) && !counted.test(wordAt(line, end + 2)))
    end += ordinal.test(wordAt(line, end + 2)) ? 3 : 2
  return counted.test(wordAt(line, end)) ? from : end
}

const moving =
  /(?:^| )(?:moved?|moving|shifted|shift|postponed|pushed|rebooked|changed|switched|rescheduled|delayed)(?: [a-z]+){0,3} from(?: early| late| mid)?$/

/** Whether something was put off from a month to the next one that is named. */
const isMoved = (line: Line, at: number, end: number): boolean =>
  /^(to|until|till|into)$/.test(wordAt(line, end)) &&
  moving.test(phraseAt(line, Math.max(0, at - 7), Math.min(7, at)))

const wholeYear = span(1, 12)

const readMonths = (line: Line, isTold: (at: number) => boolean): number[] => {
  const months: number[] = []
  /** Those that are ruled out. */
  const except: number[] = []
  const negated = new Set<number>()
  for (let at = 0; at < line.words.length; at++) {
    const found = phraseFrom(line, named, at)
    // "Christmas tree worms" are no month.
    if (found === undefined || !isMeant(line, at) || wordAt(line, at + found.size) === 'tree') continue
    if (isNegated(line, at, negated)) {
      except.push(found.meaning)
      for (let each = at; each < at + found.size; each++) negated.add(each)
      take(line, at, found.size)
      continue
    }
    // "Certified since June."
    const isSince = wordAt(line, at - 1) === 'since' && !joints.has(wordAt(line, at + found.size))
    // "After the Haven last September".
    const isLastYears =
      wordAt(line, at - 1) === 'last' ||
      /^back in (?:an|one)$/.test(phraseAt(line, at - 3, 3)) ||
      phraseAt(line, at + found.size, 2) === 'last year'
    if (isSince || isLastYears || isOfTraining(line, at) || isTold(at) || isInToldSentence(line, at)) {
      take(line, at, found.size)
      continue
    }
    // "My leave got moved from August to February."
    const later = phraseFrom(line, named, at + found.size + 1)
    if (later && isMoved(line, at, at + found.size)) {
      take(line, at, found.size)
      continue
    }
    // "Dec-Feb" has nothing but a dash between.
    const dashed = phraseFrom(line, named, at + found.size)
    const isRange = dashed !== undefined && isDashed(line, dashed.at)
    const part = isRange ? 0 : wordsOfPart(line, at + found.size + 1)
    const next = isRange ? dashed : phraseFrom(line, named, at + found.size + 1 + part)
    const isTwo =
      next !== undefined &&
      (isRange || (isFree(line, at, found.size + 1) && isSpan(line, at, at + found.size)))
    months.push(...(isTwo ? span(found.meaning, next.meaning) : [found.meaning]))
    const last = isTwo ? next.at + next.size : at + found.size
    const end = daysUntil(line, last)
    take(line, at, end - at)
    at = end - 1
  }
  // "Any month apart from August."
  if (months.length === 0 && except.length > 0) return wholeYear.filter((each) => !except.includes(each))
  return months.filter((each) => !except.includes(each))
}

/** "Late summer" goes on into autumn, "early summer" ends before its last month. */
const partOfSeason = (line: Line, at: number, season: Season): readonly number[] => {
  const [first = 1, second = 1, last = 1] = seasonMonths[season]
  const part = wordAt(line, at - 1)
  if (!/^(early|late|mid)$/.test(part)) return seasonMonths[season]
  take(line, at - 1)
  if (part === 'mid') return [second]
  return part === 'early' ? [first, second] : [last, month(last + 1)]
}

/**
 * Reads the months, 1 to 12, any of which will do. `today` is the month it is now; `isSouth` says on which half of the
 * earth the place lies that is asked for.
 */
export const readTime = (line: Line, today: number, isSouth: boolean): Read => {
  const told = toldTimes(line, timesNamed(line))
  const isTold = (at: number) => told.some((time) => time.at === at)
  const ofHolidays = takeAll(line, holidays).flatMap(({ at, meaning }) => (isTold(at) ? [] : meaning))
  const months = readMonths(line, isTold)
  const ofSeasons: number[] = []
  for (const { at, meaning } of takeAll(line, seasons)) {
    // "Walls that fall to 50 m."
    const isFalling =
      wordAt(line, at) === 'fall' &&
      !/^(this|in|the|next|during|early|late|last)$/.test(wordAt(line, at - 1)) &&
      /^(to|away|off|down|from)$/.test(wordAt(line, at + 1))
    if (isFalling || !isMeant(line, at)) line.taken[at] = false
    else if (!isTold(at) && !isNegated(line, at) && wordAt(line, at - 1) !== 'last')
      ofSeasons.push(...partOfSeason(line, at, meaning).map((each) => (isSouth ? month(each + 6) : each)))
  }
  // "Winter (July or August)", "spring break, the last week of March": what is named says it best.
  if (months.length === 0) months.push(...ofHolidays, ...ofSeasons)
  return { months: once([...months, ...monthsFromNow(line, today, months.length > 0)]) }
}
