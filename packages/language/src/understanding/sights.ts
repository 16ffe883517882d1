import { amountAt, isAmountOf } from './amounts.ts'
import { phrasesOf } from './phrases.ts'
import { isFree, type Line, phraseAt, take, wordAt } from './words.ts'

// How far one should see: said in words, or as a length that is no depth.

const nouns = ['visibility', 'viz', 'vis']
const praises =
  'good decent nice great clear best high excellent crazy insane amazing incredible superb stunning fantastic unreal endless'.split(
    ' ',
  )
const verbs = ['is', 'is at its', 'should be', 'must be', 'needs to be', 'has to be']
const degrees = ['', 'really ', 'very ']
const faults = 'rubbish bad poor terrible awful crap crappy murky horrible dreadful milky soup'.split(' ')
const denials = [
  'isnt usually',
  'is usually not',
  'isnt normally',
  'is not usually',
  'is rarely',
  'is never',
  'isnt',
  'is not',
  'not',
  'isnt too',
  'isnt that',
  'isnt so',
  'isnt always',
  'wont be',
]

/** "Great viz", "the visibility should be really good", "the viz isn't rubbish". */
export const goodSights: string = nouns
  .flatMap((noun) => [
    ...faults.flatMap((fault) => denials.map((denial) => `${noun} ${denial} ${fault}`)),
    ...praises.flatMap((praise) => [
      `${praise} ${noun}`,
      ...verbs.flatMap((verb) => degrees.map((degree) => `${noun} ${verb} ${degree}${praise}`)),
    ]),
  ])
  .join(', ')

const sights = /^(viz|vis|visibility)$/
/** "Great viz, at least 24 C": what a number without a length is of. */
const ofOther = /^(c|f|deg|degrees?|celsius|fahrenheit|dives?|knots?|km|years?|people|divers)$/
const lengths = phrasesOf<true>([['m, metre, meter, ft, foot, feet', true]])

const atMostBefore =
  /(?:less than|fewer than|under|below|max|maximum|at most|up to|no more than|shallower than)(?: of)?$/
const atMostBehind = /^(?:deep|depth|max|maximum|tops|at most|or less|or shallower)(?: |$)/

/** "20 m deep", "18 m max": nobody asks to see no further, so a number that ends here is a depth. */
export const isDepthBehind = (line: Line, end: number): boolean => atMostBehind.test(phraseAt(line, end, 2))

const saidOfSight = /(?:visibility|viz|vis) (?:say|like)$/
const orMore = /^(?:plus|or more|and up|or better|minimum)(?: |$)/

/** "Great viz, say 25 m plus": a number from `at` to `end`. */
export const isSaidOfSight = (line: Line, at: number, end: number): boolean =>
  saidOfSight.test(phraseAt(line, Math.max(0, at - 2), Math.min(2, at))) &&
  orMore.test(phraseAt(line, end, 2))

/** Whether a clause begins between the last word for how far one sees and a number. */
const isParted = (line: Line, at: number): boolean => {
  let from = at
  while (from > 0 && !sights.test(wordAt(line, from))) from--
  return line.words
    .slice(from + 1, at + 1)
    .some(({ isBreak, text }) => isBreak && text !== 'say' && text !== 'like')
}

/** "Viz over 30 m", "30 m visibility": how far one should see is good visibility, and no depth. Its words are taken. */
export const asksForSight = (line: Line): boolean => {
  for (let at = 0; at < line.words.length; at++) {
    const amount = isFree(line, at) ? amountAt(line, lengths, at) : undefined
    if (amount === undefined) continue
    const end = amount.at + amount.size
    if (amount.unit === null && ofOther.test(wordAt(line, end))) continue
    // "Good visibility, max 20 m deep" says how deep.
    const before = phraseAt(line, Math.max(0, at - 4), Math.min(4, at))
    if (isDepthBehind(line, end) || atMostBefore.test(before)) continue
    const isBefore = isAmountOf(line, at, sights) && !isParted(line, at)
    const of = /^(of|plus)$/.test(wordAt(line, end)) && !line.words[end]?.isBreak ? 1 : 0
    const isBehind =
      amount.unit !== null && sights.test(wordAt(line, end + of)) && !line.words[end + of]?.isBreak
    if (!isBefore && !isBehind) continue
    let from = at
    while (isBefore && !sights.test(wordAt(line, from))) from--
    take(line, from, end - from + (isBefore ? 0 : of + 1))
    return true
  }
  return false
}
