import type { SiteCategory } from '@soundings/contract/site-fields'
import { monthsText } from '@soundings/rules/months'
import { numberText, plural } from '@soundings/rules/phrases'
import type { Span } from '@soundings/rules/trip-water'
import { fromMetric, type TemperatureUnit, temperatureText } from '@soundings/rules/units'

/** `March`, `March to May`, and `The whole year` where no month was asked for. */
export const whenText = (months: readonly number[]): string =>
  months.length === 0 || months.length === 12 ? 'The whole year' : monthsText(months)

/** The same within a sentence: `in March`, `from March to May`, `over the year`. */
export const inMonths = (months: readonly number[]): string => {
  if (months.length === 0 || months.length === 12) return 'over the year'
  const text = monthsText(months)
  return /^\w+ to \w+/.test(text) ? `from ${text}` : `in ${text}`
}

/** `27–29 °C`, or `28 °C` where both ends are the same to the degree. */
export const spanText = ({ low, high }: Pick<Span, 'low' | 'high'>, unit: TemperatureUnit): string => {
  const [from, to] = [low, high].map((value) => Math.round(fromMetric(value, unit)))
  const last = temperatureText(Math.round(high), unit)
  const whole = unit === 'C' ? last : temperatureText(high, unit)
  return from === to ? whole : `${numberText(from ?? 0)}–${whole}`
}

/** `27 °C`, to the whole degree. */
export const degreesText = (celsius: number, unit: TemperatureUnit): string =>
  temperatureText(unit === 'C' ? Math.round(celsius) : celsius, unit)

export const reportsText = (count: number): string => plural(count, { one: '# report', other: '# reports' })

export const sitesText = (count: number): string => plural(count, { one: '# site', other: '# sites' })

/** `$1,200`; in whole US dollars. */
export const moneyText = (dollars: number): string => `$${numberText(Math.round(dollars))}`

/** How divers of a level are called by their training, within a sentence. */
export const trainingWord = {
  beginner: 'an Open Water Diver',
  intermediate: 'an Advanced Open Water Diver',
  advanced: 'an advanced diver',
  technical: 'a technical diver',
} as const

/** Several of a kind, within a sentence. */
export const kindsWord: Record<SiteCategory, string> = {
  'coral-reef': 'coral reefs',
  'rocky-reef': 'rocky reefs',
  'artificial-reef': 'artificial reefs',
  wreck: 'wrecks',
  wall: 'walls',
  pinnacle: 'pinnacles',
  cave: 'caves',
  drift: 'drift dives',
  muck: 'muck dives',
  cenote: 'cenotes',
}
