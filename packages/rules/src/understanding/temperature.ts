import { searchLimits } from '@soundings/contract/search'
import { amountAt, isAmountOf, type Limit, limitOf } from './amounts.ts'
import { isNegated } from './negation.ts'
import { type Phrases, phrasesOf, takeAll } from './phrases.ts'
import type { Read } from './query.ts'
import { isFree, type Line, take } from './words.ts'

type Unit = 'C' | 'F' | 'own'

export const temperatureUnits = phrasesOf<Unit>([
  ['c, deg c, degree c, celsius, degree celsius, deg celsius, centigrade', 'C'],
  ['f, deg f, degree f, fahrenheit, degree fahrenheit, deg fahrenheit', 'F'],
  ['deg, degree', 'own'],
])

const before: Phrases<Limit> = phrasesOf([
  ['colder than, cooler than, below, not warmer than', 'max'],
  ['warmer than, above, hotter than, not colder than, not below', 'min'],
])
const after: Phrases<Limit> = phrasesOf([
  ['or colder, or cooler, and colder', 'max'],
  ['or warmer, and warmer, or above, and above, or higher', 'min'],
])

/** Warm water needs little more than a shirt, cold water a dry suit. In degrees Celsius. */
export const warm = 24
export const cold = 15

const words = phrasesOf<Read>([
  [
    'warm, warmest, warmest water, warm water, warm sea, tropical, tropical water, bath warm, bathtub',
    { minTemp: warm },
  ],
  [
    'cold, coldest, coldest water, cold water, cold water dive, cold water diving, icy, ice cold, chilly',
    { maxTemp: cold },
  ],
  ['too cold', { minTemp: warm }],
  ['too warm', { maxTemp: warm }],
  ['how cold, how warm, too cold for, too warm for', {}],
])

export const temperatureWords: readonly Phrases<unknown>[] = [temperatureUnits, before, after, words]

/** "Around 25 °C" is this much less or more. */
const around = 2

/** Any water there is, to the thousandth of a degree: what was typed in Fahrenheit stays whole in it. */
export const clampTemperature = (degrees: number): number => {
  const { min, max } = searchLimits.temperature
  return Math.round(Math.min(max, Math.max(min, degrees)) * 1000) / 1000
}

const temperatures = /^(temp|temps|temperature|temperatures)$/

const celsius = (value: number, unit: 'C' | 'F') =>
  clampTemperature(unit === 'F' ? ((value - 32) * 5) / 9 : value)

/** Reads how warm the water should be; degrees alone are Celsius or Fahrenheit as the person has set. */
export const readTemperature = (line: Line, unit: 'C' | 'F'): Read => {
  let read: Read = {}
  for (let at = 0; at < line.words.length; at++) {
    const amount = isFree(line, at) ? amountAt(line, temperatureUnits, at) : undefined
    const isCalled = amount !== undefined && isAmountOf(line, amount.at, temperatures)
    if (amount === undefined || (amount.unit === null && !isCalled)) continue
    const cue = limitOf(line, amount, [before, after])
    const scale = amount.unit === 'own' || amount.unit === null ? unit : amount.unit
    const least = celsius(amount.least, scale)
    const most = amount.most === null ? null : celsius(amount.most, scale)
    take(line, cue.at, cue.size)
    if (most !== null) read = { minTemp: least, maxTemp: most }
    else if (cue.limit === 'max') read = { ...read, maxTemp: least }
    else if (cue.limit === 'min') read = { ...read, minTemp: least }
    else read = { minTemp: clampTemperature(least - around), maxTemp: clampTemperature(least + around) }
  }
  for (const { at, meaning } of takeAll(line, words)) if (!isNegated(line, at)) read = { ...meaning, ...read }
  return read
}
