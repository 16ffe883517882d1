import { tripAdviceLimits } from '@soundings/contract/trip-advice-fields'
import type { TripPreference } from '@soundings/contract/trips-fields'
import { monthsText } from '@soundings/rules/months'
import { listText, numberText, plural } from '@soundings/rules/phrases'
import type { JudgedPlace, TripAsked } from '@soundings/rules/trip-scores'
import { deepFrom } from '@soundings/rules/trip-site'
import { depthLimitText } from '@soundings/rules/units'
import type { Reader } from '../composer/sources.ts'
import { speciesText } from '../understanding/chips.ts'
import { inMonths, moneyText, reportsText, sitesText, spanText, trainingWord, whenText } from './words.ts'

// Why a place is recommended: whole sentences with the numbers that they rest on, and nothing that no number says.

type Reason = (judged: JudgedPlace, asked: TripAsked, reader: Reader) => string | null

/** `March: 27–29 °C and 25 m visibility in 41 reports.` */
const waterReason: Reason = ({ water }, { months }, { depth, temperature }) => {
  const told = [
    water.waterTemp && spanText(water.waterTemp, temperature),
    water.visibility && `${depthLimitText(Math.round(water.visibility.median), depth)} visibility`,
  ].filter((one) => one !== null)
  if (told.length === 0) return null
  return `${whenText(months)}: ${listText(told)} in ${reportsText(water.reports)}.`
}

const seasonReason: Reason = ({ place }, { months }) => {
  const { bestMonths, bestMonthsFrom, reports, sites } = place
  if (bestMonths.length === 0) return null
  const by = bestMonthsFrom === 'reports' ? reportsText(reports) : `the entries of its ${sitesText(sites)}`
  if (bestMonths.length === 12)
    return months.length > 0 ? `You can dive here all year, going by ${by}.` : null
  if (months.length === 0) return `At its best ${inMonths(bestMonths)}, going by ${by}.`
  const good = months.filter((month) => bestMonths.includes(month))
  if (good.length === 0) return null
  return good.length === 1
    ? `${monthsText(good)} is one of its best months, going by ${by}.`
    : `${monthsText(good)} are among its best months, going by ${by}.`
}

/** One report may be a mistake: what entries list tells more. */
const fewReports = 2

const animalReason: Reason = ({ animal, water }, { months }) => {
  if (animal === null) return null
  const { species, sites, reports } = animal
  const name = speciesText(species)
  if (reports < fewReports && sites > 0)
    return plural(
      sites,
      { one: '{name} are listed at # site.', other: '{name} are listed at # sites.' },
      { name },
    )
  return `${name} in ${numberText(reports)} of ${reportsText(water.reports)} ${inMonths(months)}.`
}

const fitReason: Reason = ({ place, fits }, { level, maxDepth }, { depth }) => {
  const of = sitesText(place.sites)
  const limit = maxDepth === null ? '' : depthLimitText(maxDepth, depth)
  const who = level === null ? '' : trainingWord[level]
  if (level !== null && maxDepth !== null)
    return plural(
      fits.both,
      {
        one: '# of {of} suits {who} and goes no deeper than {limit}.',
        other: '# of {of} suit {who} and go no deeper than {limit}.',
      },
      { of, who, limit },
    )
  if (level !== null)
    return plural(fits.both, { one: '# of {of} suits {who}.', other: '# of {of} suit {who}.' }, { of, who })
  if (maxDepth === null) return null
  return plural(
    fits.both,
    { one: '# of {of} goes no deeper than {limit}.', other: '# of {of} go no deeper than {limit}.' },
    { of, limit },
  )
}

const preferenceWords = (count: number, preference: TripPreference, { depth }: Reader): string => {
  const deep = depthLimitText(deepFrom, depth)
  const words: Record<TripPreference, { one: string; other: string }> = {
    reef: { one: '# is a reef', other: '# are reefs' },
    wreck: { one: '# is a wreck', other: '# are wrecks' },
    deep: { one: '# goes to {deep} or deeper', other: '# go to {deep} or deeper' },
    night: { one: '# is known for night dives', other: '# are known for night dives' },
    cave: { one: '# is a cave', other: '# are caves' },
    photography: { one: '# is known for photography', other: '# are known for photography' },
  }
  return plural(count, words[preference], { deep })
}

const preferenceReason: Reason = ({ place }, { preferences }, reader) => {
  const had = preferences.filter((each) => place.preferences[each] > 0)
  if (had.length === 0) return null
  const told = had.map((each) => preferenceWords(place.preferences[each], each, reader))
  return `Of its ${sitesText(place.sites)}, ${listText(told)}.`
}

const ratingReason: Reason = ({ place: { rating, rated } }) =>
  rating === null || rating < 3.5
    ? null
    : `Rated ${numberText(rating, 1, 1)} out of 5 on average, over ${sitesText(rated)}.`

const costReason: Reason = ({ cost }, { budget, days }) =>
  cost === null || budget === null || cost > budget
    ? null
    : `Members spent about ${moneyText(cost / days)} a day each: ${moneyText(cost)} for ${plural(days, { one: '# day', other: '# days' })}, within your ${moneyText(budget)}.`

const offerReason: Reason = ({ place: { sites, categories } }) => {
  return categories.size > 1
    ? `${sitesText(sites)} to choose from, of ${plural(categories.size, { one: '# kind', other: '# kinds' })}.`
    : `${sitesText(sites)} to choose from.`
}

/** What was asked about first; what there is to say of any place last. */
const reasons: readonly Reason[] = [
  waterReason,
  animalReason,
  preferenceReason,
  fitReason,
  costReason,
  seasonReason,
  ratingReason,
  offerReason,
]

/** At most four reasons for a place, at least one. */
export const reasonsFor: (...of: Parameters<Reason>) => string[] = (...of) =>
  reasons.flatMap((reason) => reason(...of) ?? []).slice(0, tripAdviceLimits.reasons)
