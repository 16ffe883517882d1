import type { Digest } from '@soundings/contract/reports'
import { monthsText } from '@soundings/rules/months'
import { listText } from '@soundings/rules/phrases'
import { depthRangeText, depthText, temperatureRangeText, temperatureText } from '@soundings/rules/units'
import { speciesText } from '../understanding/chips.ts'
import { within } from '../understanding/within.ts'
import { type Sentence, say } from './pieces.ts'
import { bestMonthsOf, fewText, maxListed, reportsText, type Source, type TopicAnswer } from './sources.ts'
import { bestTimeText, whenToGo } from './what-it-is.ts'

// What changes with the month: season, temperature, visibility and animals, over the year or in the months asked about.

type Months = readonly number[]

/** `in October`, `from December to February`, `in April and October` */
export const whenText = (months: Months): string => {
  const text = monthsText(months)
  return /^\w+ to \w+$/.test(text) ? `from ${text}` : `in ${text}`
}

/** What divers report of these months, each of which at least three told of. */
export const reportedIn = ({ digest }: Source, months: Months): Digest['months'] =>
  (digest?.months ?? []).filter(({ month }) => months.includes(month))

const areReported = ({ digest }: Source) => digest !== null && digest.bestMonths.length > 0

const bestTime = (source: Source): Sentence => {
  const { site, digest } = source
  const time = bestTimeText(source)
  return areReported(source)
    ? say`According to ${reportsText(digest?.reports ?? 0)}, the best time to dive ${site} is ${time}.`
    : say`The best time to dive ${site} is listed as ${time}.`
}

/** The same of a site that was just named. */
const itsBestTime = (source: Source): Sentence => {
  const time = bestTimeText(source)
  return areReported(source)
    ? say`According to ${reportsText(source.digest?.reports ?? 0)}, the best time to go is ${time}.`
    : say`The best time to go is listed as ${time}.`
}

export const season: TopicAnswer = (source, _, months) => {
  const { site } = source
  const best = bestMonthsOf(source)
  const isAnyTime = months.length === 0
  if (best.length === 0)
    return [say`No best months are listed for ${site}, and dive reports don’t show a clear best time yet.`]
  if (best.length === 12)
    return [
      isAnyTime
        ? say`You can dive ${site} all year round.`
        : say`You can dive ${site} all year round, including ${monthsText(months)}.`,
    ]
  if (isAnyTime) return [bestTime(source)]
  const good = months.filter((month) => best.includes(month))
  if (good.length === 0) return [say`${site} isn’t at its best ${whenText(months)}.`, itsBestTime(source)]
  return good.length < months.length
    ? [say`${site} is at its best for only part of that time: ${monthsText(good)}.`, itsBestTime(source)]
    : [say`Yes, ${site} is at its best ${whenText(months)}.`, itsBestTime(source)]
}

/** The season in a sentence beside another answer; empty where nobody knows, or where any month will do. */
const seasonBeside = (source: Source, months: Months): Sentence => {
  const best = bestMonthsOf(source)
  return best.length < 12 && months.every((month) => best.includes(month))
    ? say`It’s at its best ${whenText(months)}.`
    : whenToGo(source)
}

/** Names of the animals that divers saw most often. */
const seenText = (seen: Digest['seen']): string =>
  listText(seen.slice(0, maxListed).map(({ species }) => within(speciesText(species))))

const animalsIn = (source: Source, months: Months): Sentence[] => {
  const { site, digest } = source
  const when = whenText(months)
  const seen = (digest?.seen ?? []).filter((each) => each.months.some((month) => months.includes(month)))
  if (seen.length > 0)
    return [say`Divers reported ${seenText(seen)} at ${site} ${when}.`, seasonBeside(source, months)]
  return [
    say`There aren’t enough dive reports to tell what’s seen at ${site} ${when}.`,
    site.marineLife.length === 0
      ? []
      : say`The listed marine life includes ${fewText(site.marineLife)}, but not in which months.`,
    seasonBeside(source, months),
  ]
}

export const animals: TopicAnswer = (source, _, months) => {
  if (months.length > 0) return animalsIn(source, months)
  const { site, digest } = source
  const listed = fewText(site.marineLife)
  if (digest && digest.seen.length > 0)
    return [
      say`In ${reportsText(digest.reports)} from ${site}, divers mention ${seenText(digest.seen)}.`,
      listed === '' ? [] : say`Its listed marine life includes ${listed}.`,
    ]
  return [
    listed === ''
      ? say`No marine life is listed for ${site}, and there aren’t enough dive reports to tell yet.`
      : say`The listed marine life at ${site} includes ${listed}.`,
  ]
}

const coldWater = ({ site }: Source): Sentence =>
  site.hazards.includes('cold-water') ? say`Cold water is listed as a hazard there.` : []

export const temperature: TopicAnswer = (source, reader, months) => {
  const { site, digest } = source
  const year = digest?.waterTemp
  const yearRange = year && temperatureRangeText({ min: year.low, max: year.high }, reader.temperature)
  if (months.length === 0) {
    if (!yearRange)
      return [say`There aren’t enough water temperature reports for ${site} yet.`, coldWater(source)]
    const latest = digest?.latest?.waterTemp ?? null
    return [
      say`Over the year, divers mostly measured ${yearRange} at ${site}.`,
      latest === null ? [] : say`The latest dive report says ${temperatureText(latest, reader.temperature)}.`,
    ]
  }
  const when = whenText(months)
  const spreads = reportedIn(source, months).flatMap(({ waterTemp }) => waterTemp ?? [])
  if (spreads.length > 0) {
    const [min, max] = [
      Math.min(...spreads.map(({ low }) => low)),
      Math.max(...spreads.map(({ high }) => high)),
    ]
    const range = temperatureRangeText({ min, max }, reader.temperature)
    return [say`Divers mostly measured ${range} at ${site} ${when}.`]
  }
  return [
    say`There aren’t enough water temperature reports for ${site} ${when}.`,
    yearRange ? say`Over the whole year, divers mostly measured ${yearRange}.` : coldWater(source),
  ]
}

export const visibility: TopicAnswer = (source, { depth }, months) => {
  const { site, digest } = source
  const year = digest?.visibility
  if (months.length === 0) {
    if (year)
      return [
        say`Divers report a median visibility of ${depthText(year.median, depth)} at ${site}, based on ${reportsText(year.reports)}.`,
      ]
    return site.hazards.includes('low-visibility')
      ? [
          say`Low visibility is listed as a hazard at ${site}.`,
          say`There aren’t enough dive reports yet to say more.`,
        ]
      : [say`There aren’t enough dive reports yet to tell the visibility at ${site}.`]
  }
  const when = whenText(months)
  const medians = reportedIn(source, months).flatMap(({ visibility }) => visibility?.median ?? [])
  if (medians.length > 0) {
    const [min, max] = [Math.min(...medians), Math.max(...medians)]
    const range = min === max ? depthText(max, depth) : depthRangeText({ min, max }, depth)
    return [say`Divers reported a median visibility of ${range} at ${site} ${when}.`]
  }
  return [
    say`There aren’t enough dive reports to tell the visibility at ${site} ${when}.`,
    year
      ? say`Over the whole year, divers reported a median visibility of ${depthText(year.median, depth)}.`
      : [],
  ]
}
