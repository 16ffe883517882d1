import type { TripInsights } from '@soundings/contract/trip-advice'
import { plural } from '@soundings/rules/phrases'
import { type SuitSpan, suitFor } from '@soundings/rules/trip-suit'
import { celsiusOf, type MonthsWater } from '@soundings/rules/trip-water'
import { depthLimitText, type TemperatureUnit } from '@soundings/rules/units'
import type { Reader } from '../composer/sources.ts'
import { degreesText, inMonths, sitesText } from './words.ts'

type Depths = TripInsights['depths']

/** How many of these sites go no deeper than a limit that the sentence before names. */
const withinText = (within: number, sites: number): string => {
  if (sites === 1)
    return within === 1 ? 'The only site here is within that limit.' : 'The only site here goes deeper.'
  if (within === 0) return `None of the ${sitesText(sites)} here is within that limit.`
  if (within === sites) return `All ${sitesText(sites)} here are within that limit.`
  return plural(
    within,
    { one: '# of {sites} here is within that limit.', other: '# of {sites} here are within that limit.' },
    { sites: sitesText(sites) },
  )
}

/** How many sites a certification reaches, in a sentence. */
export const depthsText = (
  sites: number,
  { own, unknown }: Pick<Depths, 'own' | 'unknown'>,
  { depth }: Reader,
): string => {
  const unsaid =
    unknown === 0
      ? ''
      : ` ${plural(unknown, { one: 'The depth of # site isn’t known.', other: 'The depth of # sites isn’t known.' })}`
  if (own === null) return `Add your certification to your profile to see which sites it reaches.${unsaid}`
  const limit = depthLimitText(own.depth, depth)
  const who =
    own.from === 'certification' ? `You’re certified to ${limit}` : `This level is trained to ${limit}`
  return `${who}. ${withinText(own.within, sites)}${unsaid}`
}

const spanText = ({ from, below }: SuitSpan, unit: TemperatureUnit): string => {
  const degrees = (celsius: number) => degreesText(celsius, unit)
  if (from === null) return `below ${degrees(below ?? 0)}`
  return below === null ? `from ${degrees(from)}` : `from ${degrees(from)} to ${degrees(below)}`
}

/** What to wear in this water, and by which rule. */
export const suitOf = (
  water: MonthsWater,
  months: readonly number[],
  { temperature }: Reader,
): NonNullable<TripInsights['suit']> => {
  const known = celsiusOf(water)
  const span = suitFor(known.celsius)
  const degrees = degreesText(known.celsius, temperature)
  const found = known.isMeasured
    ? `Divers measured about ${degrees} ${inMonths(months)}`
    : `The water is likely around ${degrees} ${inMonths(months)}, going by latitude and season`
  return {
    water: known,
    suit: span.suit,
    text: `${found}: most divers wear ${span.suit}.`,
    rule: `What is usual, after NAUI’s table for suits: ${span.suit} ${spanText(span, temperature)}. Go one step warmer if you get cold easily or dive several times a day.`,
  }
}

/** What the sun does on a day, in a sentence; times are those of clocks there. */
export const sunText = (
  day: string,
  { sunrise, sunset, isUp }: { sunrise: string | null; sunset: string | null; isUp: boolean },
): string => {
  if (sunrise !== null && sunset !== null)
    return `On ${day} the sun rises at ${sunrise} and sets at ${sunset}.`
  return isUp ? `On ${day} the sun doesn’t set.` : `On ${day} the sun doesn’t rise: bring a good torch.`
}
