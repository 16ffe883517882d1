import { phraseSet, phrases, says, takeAll } from './phrases.ts'
import { isFree, type Line, take, untaken, wordAt } from './words.ts'

/** What a question says of a trip, besides what it asks of sites. */
export type TripRead = {
  /** It speaks of a trip, a holiday or the like. */
  isNamed: boolean
  /** In US dollars. */
  budget: number | null
  days: number | null
  isForNight: boolean
  isForPhotos: boolean
}

/** What names a trip outright. */
const trips = phraseSet(`
  trip, dive trip, diving trip, scuba trip, holiday, dive holiday, diving holiday, vacation, dive vacation, scuba vacation,
  honeymoon, getaway, liveaboard, dive safari, safari, road trip, half term, travel, fly to, where to travel, annual leave,
  city break, winter break, summer break, semester break, gap year
`)
/** What of it no site's texts tell. */
const idle = phraseSet(
  'honeymoon, getaway, fortnight, annual leave, semester break, winter break, summer break',
)

const units = phrases<number>({
  'day, dive day, diving day': 1,
  night: 1,
  week: 7,
  fortnight: 14,
  weekend: 2,
})
/** How long something is that no number stands before. */
const lengths = phrases<number>({
  'long weekend': 3,
  'a weekend, weekend trip, weekend away': 2,
  'a week, one week, week long, weeklong, for the week, weeks trip, week trip, week holiday': 7,
  'a fortnight, fortnight': 14,
  'a couple of weeks, couple of weeks': 14,
  'a few days': 4,
  'a month, one month': 30,
})

/** A length of something else: how often, how long ago, or how far. */
const before = /^(every|each|per|last|past|this|next|once|twice|times|since|within|wait|waiting)$/
const behind = /^(ago|before|after|later|old|since|away|drive|driving|flying)$/
/** One day of diving is no trip, and nobody asks for more than a year. */
const dayLimits = { min: 2, max: 366 } as const

const isBeside = (line: Line, at: number, size: number): boolean =>
  [at - 2, at - 1].some((each) => before.test(wordAt(line, each))) ||
  [at + size, at + size + 1].some((each) => behind.test(wordAt(line, each)))

const counted = (line: Line): number | null => {
  for (const [at, { value }] of line.words.entries()) {
    if (value === null || !Number.isInteger(value) || line.taken[at]) continue
    const unit =
      units.meanings.get(wordAt(line, at + 1)) ?? units.meanings.get(wordAt(line, at + 1).replace(/s$/, ''))
    if (unit === undefined || line.words[at + 1]?.isBreak || isBeside(line, at, 2)) continue
    // Between five nights there are six days.
    const days = value * unit + (wordAt(line, at + 1).startsWith('night') ? 1 : 0)
    if (days < dayLimits.min || days > dayLimits.max) continue
    take(line, at, 2)
    return days
  }
  return null
}

const named = (line: Line): number | null => {
  const all = takeAll(untaken(line), lengths)
  const found = all.find(({ at, size }) => !isBeside(line, at, size))
  return found?.meaning ?? null
}

const dollars = /^(usd|dollars?|bucks|us)$/

const readBudget = (line: Line): number | null => {
  for (const [at, { value }] of line.words.entries()) {
    const [before, after] = [wordAt(line, at - 1), wordAt(line, at + 1)]
    if (value === null || value <= 0 || !(dollars.test(after) || before === 'usd')) continue
    const from = before === 'usd' ? at - 1 : at
    if (isFree(line, from, 1)) take(line, from, 2)
    return value
  }
  return null
}

const night = phraseSet('night dive, night diving, dive at night, at night, by night')
const photos = phraseSet(
  'photography, photographer, underwater photography, photo trip, take photos, take pictures, macro, macro photography, camera, underwater camera',
)

/**
 * Reads that a question is about a trip: it names one, says how long it takes, or what it may cost. Null where it does
 * not. What it takes are words that no site can be found by.
 */
export const readTrip = (line: Line): TripRead | null => {
  const isNamed = says(line, trips)
  const budget = readBudget(line)
  const days = counted(line) ?? named(line)
  takeAll(line, idle)
  if (!isNamed && budget === null && days === null) return null
  return { isNamed, budget, days, isForNight: says(line, night), isForPhotos: says(line, photos) }
}
