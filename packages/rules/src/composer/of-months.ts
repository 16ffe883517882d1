import type { Digest } from '@soundings/contract/reports'
import { monthNames, monthRanges } from '../months.ts'
import { within } from '../understanding/within.ts'
import { depthText, temperatureRangeText } from '../units.ts'
import { listed, type Sentence, say } from './pieces.ts'
import { bestMonthsOf, type Reader, reportsText, type Source } from './sources.ts'

/** So many of a long list are told. */
const most = 6

/** `October`, `December to February` in full: months of a row are told by their ends. */
export const monthsInWords = (months: readonly number[]): string => {
  const [only] = months
  if (months.length === 1 && only !== undefined) return monthNames[only - 1] ?? ''
  return monthRanges(months)
}

type Asked = readonly number[]

const isOrAre = ({ length }: Asked) => (length === 1 ? 'is' : 'are')

/** What divers report of these months, of which at least three told of each. */
const reportedIn = ({ digest }: Source, months: Asked): Digest['months'] =>
  (digest?.months ?? []).filter(({ month }) => months.includes(month))

/** Whether the months are among the best, as reports or the entry say; nothing where neither names any. */
export const seasonIn = (source: Source, months: Asked): Sentence[] => {
  const { site, digest } = source
  const best = bestMonthsOf(source)
  const asked = monthsInWords(months)
  if (best.length === 0) return [say`Neither the entry of ${site} nor its reports say when it is best.`]
  if (best.length === 12) return [say`${site} can be dived all year, ${asked} included.`]
  const who = digest && digest.bestMonths.length > 0 ? reportsText(digest.reports) : 'the entry'
  const good = months.filter((month) => best.includes(month))
  const ranges = monthRanges(best)
  if (good.length === 0)
    return [
      say`${asked} ${isOrAre(months)} not among the best months of ${site}: by ${who}, those are ${ranges}.`,
    ]
  if (good.length < months.length)
    return [
      say`Of ${asked}, ${monthsInWords(good)} ${isOrAre(good)} among the best months of ${site}: by ${who}, those are ${ranges}.`,
    ]
  return [
    say`Yes, ${asked} ${isOrAre(months)} among the best months of ${site}: by ${who}, those are ${ranges}.`,
  ]
}

/** The same in a few words, beside another answer; nothing where nobody knows, or where any month will do. */
const seasonBeside = (source: Source, months: Asked): Sentence[] => {
  const best = bestMonthsOf(source)
  if (best.length === 0 || best.length === 12) return []
  const asked = monthsInWords(months)
  return months.every((month) => best.includes(month))
    ? [say`${asked} ${isOrAre(months)} among its best months.`]
    : [say`Its best months are ${monthRanges(best)}.`]
}

/** What was seen there in these months; else what the entry names, which tells no month. */
export const animalsIn = (source: Source, months: Asked): Sentence[] => {
  const { site, digest } = source
  const asked = monthsInWords(months)
  const seen = (digest?.seen ?? []).filter((one) => one.months.some((month) => months.includes(month)))
  const names = listed(seen.slice(0, most).map(({ name }) => within(name)))
  const entry: Sentence =
    site.marineLife.length > 0
      ? say`The entry names ${listed(site.marineLife.slice(0, most).map(within))}, without saying when.`
      : []
  if (seen.length > 0)
    return [say`At ${site}, divers reported ${names} in ${asked}.`, ...seasonBeside(source, months)]
  return [
    say`No dive report says what was seen at ${site} in ${asked}.`,
    entry,
    ...seasonBeside(source, months),
  ]
}

/** What was measured in these months; else over the year, said to be so. */
export const temperatureIn = (source: Source, reader: Reader, months: Asked): Sentence[] => {
  const { site, digest } = source
  const asked = monthsInWords(months)
  const spreads = reportedIn(source, months).flatMap(({ waterTemp }) => waterTemp ?? [])
  if (spreads.length > 0) {
    const range = {
      min: Math.min(...spreads.map(({ low }) => low)),
      max: Math.max(...spreads.map(({ high }) => high)),
    }
    return [
      say`In ${asked}, divers measured mostly ${temperatureRangeText(range, reader.temperature)} at ${site}.`,
    ]
  }
  const year = digest?.waterTemp
  const cold = site.hazards.includes('cold-water') ? [say`The entry does warn of cold water.`] : []
  return year
    ? [
        say`Too few divers measured the water at ${site} in ${asked}.`,
        say`Over the whole year it was mostly ${temperatureRangeText({ min: year.low, max: year.high }, reader.temperature)}.`,
      ]
    : [
        say`Nobody has reported enough water temperatures at ${site} to tell how warm it is in ${asked}.`,
        ...cold,
      ]
}

/** How far one saw in these months; else over the year, said to be so. */
export const visibilityIn = (source: Source, { depth }: Reader, months: Asked): Sentence[] => {
  const { site, digest } = source
  const asked = monthsInWords(months)
  const medians = reportedIn(source, months).flatMap(({ visibility }) => visibility?.median ?? [])
  if (medians.length > 0) {
    const [least, far] = [Math.min(...medians), Math.max(...medians)]
    const range =
      least === far ? depthText(far, depth) : `${depthText(least, depth)} to ${depthText(far, depth)}`
    return [say`In ${asked}, divers saw ${range} far at ${site}, as a median.`]
  }
  const year = digest?.visibility
  return [
    say`There are too few reports about ${site} in ${asked} to say how far one sees.`,
    year ? say`Over the whole year it was ${depthText(year.median, depth)}, as a median.` : [],
  ]
}
