import { searchLimits } from '@soundings/contract/search'
import { type Amount, amountAt, isAmountOf } from './amounts.ts'
import { atLeast, atMost, type Comparison, type Comparisons, type Limit, less, more } from './limit-words.ts'
import { limitOf } from './limits.ts'
import { isNegated } from './negation.ts'
import { stopWords } from './ordinary-words.ts'
import { type Phrases, phraseBefore, phrasesOf, takeAll } from './phrases.ts'
import type { Read } from './query.ts'
import { tellsPast } from './telling.ts'
import { isWelcome } from './welcome.ts'
import { clauseEnd, clauseStart, isFree, type Line, phraseAt, take, untaken, wordAt } from './words.ts'

type Unit = 'C' | 'F' | 'own'

export const temperatureUnits = phrasesOf<Unit>([
  [
    'c, deg c, degree c, celsius, degree celsius, deg celsius, centigrade, degrees c, degrees celsius, degrees centigrade',
    'C',
  ],
  ['f, deg f, degree f, fahrenheit, degree fahrenheit, deg fahrenheit, degrees f, degrees fahrenheit', 'F'],
  ['deg, degree', 'own'],
])

const limitWords: Comparisons = {
  before: phrasesOf<Comparison>([
    [
      'colder as, cooler as, colder than, colder, cooler than, cooler, below, under, beneath, chillier than',
      less,
    ],
    ['warmer as, warmer than, warmer, hotter than, hotter, above, over, higher than', more],
    [
      'down to, coldest, lowest, degree below, degree under, degrees below, degrees under, degree colder than, degree cooler than',
      atLeast,
    ],
    ['warmest, hottest', atMost],
  ]),
  after: phrasesOf<Limit>([
    [
      'is the upper limit, upper limit, is the ceiling, is the max, over temp, over temperature, or colder, or cooler, and colder, or below, and below, or lower, and lower, or chillier',
      'max',
    ],
    [
      'at the lowest, at lowest, at the coldest, at its lowest, is where i draw the line, is where we draw the line, is where i stop, is where we stop, is where i bail, or i stay home, or we stay home, or im staying home, or i stay ashore, or better, is as cold as, is as far down as, is as low down as, is as low as, is as chilly as, is the coldest, is my lower limit, is my lowest, is our lowest, is my coldest, is our coldest, is about as cold as, is about as low as, isnt warm enough, is not warm enough, bottom limit, is rock bottom, is my rock bottom, or im not getting in, or im not going in, or i am not getting in, or im not going, or i stay dry, or i stay on the boat, or no dive, or no thanks, or forget it, or count me out, or not at all, or nothing, or bust, is our lower limit, is the lower limit, or warmer, or hotter, and hotter, and warmer, or above, and above, or higher, up, and up, upward, upwards, under temp, under temperature',
      'min',
    ],
  ]),
}

/** Warm water needs little more than a shirt, cold water a dry suit. In degrees Celsius. */
export const warm = 24
export const cold = 15

const words = phrasesOf<Read>([
  ['warm, warm water, warm sea, tropical, tropical water, bath warm, bathtub', { minTemp: warm }],
  ['cold, cold water, cold water dive, cold water diving, icy, ice cold, chilly', { maxTemp: cold }],
  ['head cold, chest cold, common cold, man cold', {}],
  ['too cold', { minTemp: warm }],
  ['too warm', { maxTemp: warm }],
  [
    'how cold, how warm, warmest, coldest, warmest water, coldest water, the warmest, the coldest, too cold for, too warm for, cold or warm, warm or cold, hot or cold, cold or hot',
    {},
  ],
])

export const temperatureWords: readonly Phrases<unknown>[] = [
  temperatureUnits,
  limitWords.before,
  limitWords.after,
  words,
]

/** "Around 25 °C" is this much less or more. */
const around = 2

/** Any water there is, to the thousandth of a degree: what was typed in Fahrenheit stays whole in it. */
export const clampTemperature = (degrees: number): number => {
  const { min, max } = searchLimits.temperature
  return Math.round(Math.min(max, Math.max(min, degrees)) * 1000) / 1000
}

const temperatures = /^(temp|temps|temperature|temperatures)$/
const waterIs = phrasesOf<true>([
  [
    'water has to be, water must be, water should be, water needs to be, water is, water at, water at least, water of, water not under, water not below, water never below, water never under, water over, water above, not cold, not too cold, not warm',
    true,
  ],
])

const celsius = (value: number, unit: 'C' | 'F') =>
  clampTemperature(unit === 'F' ? ((value - 32) * 5) / 9 : value)

/** No water is as warm as this in Celsius: "seventy degrees" are of Fahrenheit, whatever is set. */
const warmestWater = 40

const scaleOf = ({ unit, least }: Amount<Unit>, set: 'C' | 'F'): 'C' | 'F' => {
  if (unit === 'C' || unit === 'F') return unit
  return least > warmestWater ? 'F' : set
}

const unitWord = /^(c|f|deg|degrees?|celsius|centigrade|fahrenheit)$/
const degrees = /^(colder|cooler|chillier|warmer|hotter|coldest|warmest|hottest|degree|degrees)$/

const counted =
  /^(m|metres?|meters?|ft|feet|foot|km|miles?|mi|mm|minutes?|min|hours?|days?|weeks?|years?|dives?|people|of|divers?|bar|euros?|pounds?|percent)$/
const length = /^(m|metres?|meters?|ft|feet|foot|km|mm|years?|dives?)$/

/** "Not cold (26)", "cold water (anything under 23)", "warm water (28+)": how warm it should be. */
const isColdBefore = (line: Line, at: number): boolean =>
  [at - 1, at - 2, at - 3, at - 4, at - 5, at - 6].some((each) => wordAt(line, each) === 'cold') ||
  ([at - 1, at - 2].some((each) => wordAt(line, each) === 'warm') && isOfWater(line.words[at]?.value ?? 0))

/** Whether a number can be how warm water is, in either unit. */
const isOfWater = (value: number): boolean => (value >= 15 && value <= 35) || (value >= 60 && value <= 95)

/** "Warm, at least 24", "water 24 and up": of a number that can be how warm water is. */
const isWarmBefore = (line: Line, at: number, limit: Limit | null): boolean =>
  isOfWater(line.words[at]?.value ?? 0) &&
  !length.test(wordAt(line, at + 1)) &&
  limit === 'min' &&
  (wordAt(line, at - 1) === 'water' || [at - 2, at - 3, at - 4].some((each) => wordAt(line, each) === 'warm'))

/** "25 is my floor for water temperature." */
const isCalledBehind = (line: Line, end: number): boolean =>
  !/^(m|metres?|meters?|ft|feet|km|minutes?|days?|years?|dives?)$/.test(wordAt(line, end)) &&
  [end, end + 1, end + 2, end + 3, end + 4, end + 5].some(
    (at) =>
      temperatures.test(wordAt(line, at)) &&
      line.words.slice(end, at).every(({ isBreak, value }) => !isBreak && value === null),
  )

/** "35 degrees outside" tells of no water. */
const isOfAir = (line: Line, end: number): boolean =>
  /^(outside|topside)$/.test(wordAt(line, end)) ||
  [end - 2, end - 3, end - 4, end - 5, end - 6].some((at) => wordAt(line, at) === 'air') ||
  /^(in the air|on land|air temp|air temperature)/.test(phraseAt(line, end, 3))

/** "18 degrees is too cold for me." */
const isTooCold = (line: Line, end: number): boolean =>
  [end, end + 1, end + 2].some(
    (at) =>
      /^(too|bit|rather|quite)$/.test(wordAt(line, at)) &&
      /^(cold|chilly|cool|fresh)$/.test(wordAt(line, at + 1)),
  )

/** A number says it better than a word such as "cold", and is never contradicted. */
const withWord = (read: Read, word: Read): Read => {
  const both = { ...word, ...read }
  const { minTemp, maxTemp } = both
  return minTemp != null && maxTemp != null && minTemp > maxTemp ? read : both
}

const feelsCold =
  /^(shiver|shivers|shivering|freeze|freezes|shorty|thin|wetsuit|numb|allowed|hate|hates|cant|cannot|afraid|scared|comfortable|limit|reynauds|raynauds)$/
const feelsWarm =
  /^(upper|overheat|overheats|sweat|boil|roast|melt|swelter|hot|hotter|warm|warmer|drysuit|drysuits|cook)$/

/** Cold water at most is asked for only where nothing tells that somebody feels the cold; else the number is the least. */
const isCertainlyCold = ({ words: all }: Line): boolean =>
  all.some(({ text }) => feelsWarm.test(text)) || !all.some(({ text }) => feelsCold.test(text))

/** "But I have a cold". */
const isIllness = (line: Line, at: number, size: number): boolean =>
  phraseAt(line, at, size) === 'cold' &&
  /^(have|has|had|having|got|with|caught|catching|getting)$/.test(wordAt(line, at - 2)) &&
  wordAt(line, at - 1) === 'a' &&
  (at + size === line.words.length ||
    line.words[at + size]?.isBreak === true ||
    stopWords.has(wordAt(line, at + size)))

/** "Froze in 14 degree water last summer, this time …": what was, in a clause beside others. */
const isPast = (line: Line, at: number): boolean => {
  const [from, to] = [clauseStart(line, at), clauseEnd(line, at)]
  return to - from < line.words.length && tellsPast(line, from, to)
}

/** Whether degrees are what was measured last before a number. */
const isAfterDegrees = (line: Line, at: number): boolean => {
  const last = line.words.findLastIndex(
    ({ value }, each) =>
      value !== null &&
      each < at &&
      (unitWord.test(wordAt(line, each + 1)) || length.test(wordAt(line, each + 1))),
  )
  return last >= 0 && unitWord.test(wordAt(line, last + 1))
}

/** Reads how warm the water should be; degrees alone are Celsius or Fahrenheit as the person has set. */
export const readTemperature = (line: Line, unit: 'C' | 'F'): Read => {
  let read: Read = {}
  for (let at = 0; at < line.words.length; at++) {
    const amount = isFree(line, at) ? amountAt(line, temperatureUnits, at) : undefined
    const isCalled =
      amount !== undefined &&
      (isAmountOf(line, amount.at, temperatures) ||
        isCalledBehind(line, amount.at + amount.size) ||
        phraseBefore(untaken(line), waterIs, amount.at) !== undefined)
    if (amount === undefined || isOfAir(line, amount.at + amount.size)) continue
    // "The temperature at 30 m."
    if (amount.unit === null && length.test(wordAt(line, at + 1)) && !line.words[at + 1]?.isBreak) continue
    const cue = limitOf(line, amount, limitWords, 'min')
    const isTold =
      line.words.slice(cue.at, cue.at + cue.size).some(({ text }) => degrees.test(text)) ||
      (amount.unit === null && isWarmBefore(line, at, cue.limit)) ||
      // "It was 14 degrees, this time I want at least 25."
      (amount.unit === null &&
        isAfterDegrees(line, at) &&
        cue.limit === 'min' &&
        isOfWater(amount.least) &&
        !counted.test(wordAt(line, at + 1)))
    if (cue.isLifted && (amount.unit !== null || isCalled || isTold)) {
      take(line, cue.at, cue.size)
      continue
    }
    const isOfCold = amount.unit === null && isColdBefore(line, at) && !length.test(wordAt(line, at + 1))
    if (amount.unit === null && !isCalled && !isTold && !isOfCold) continue
    if (isOfCold && !isTold) cue.limit = 'min'
    if (cue.limit === null && isTooCold(line, amount.at + amount.size)) cue.limit = 'min'
    const scale = scaleOf(amount, unit)
    const least = celsius(amount.least, scale)
    const most = amount.most === null ? null : celsius(amount.most, scale)
    take(line, cue.at, cue.size)
    if (cue.limit === null && most === null && isPast(line, at)) continue
    if (most !== null) read = { minTemp: least, maxTemp: most }
    else if (cue.limit === 'max') read = { ...read, maxTemp: least }
    else if (cue.limit === 'min') read = { ...read, minTemp: least }
    else read = { minTemp: clampTemperature(least - around), maxTemp: clampTemperature(least + around) }
  }
  const { minTemp = null, maxTemp = null } = read
  if (minTemp === null && maxTemp !== null && !isCertainlyCold(line)) read = { minTemp: maxTemp }
  for (const { at, size, meaning } of takeAll(line, words))
    if (!isNegated(line, at) && !isWelcome(line, at, size) && !isIllness(line, at, size))
      read = withWord(read, meaning)
  return read
}
