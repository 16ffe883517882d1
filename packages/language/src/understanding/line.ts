import { fold } from '@soundings/rules/text'
import type { Line, Word } from './words.ts'

/** More words than anybody needs for a question: the rest is not read. */
const maxWords = 160

const apostrophes = "'’‘`´ʻʼʾʿ"
/** "Max30m": written without a blank. */
const glued = '(?<![\\p{L}\\p{N}])(?:max|min|under|over|above|below|approx)(?=\\d)'
const token = new RegExp(
  `${glued}|\\d+(?:[.,]\\d+)*|\\bw/(?:o(?:ut)?)?(?![\\p{L}\\p{N}])|[\\p{L}\\p{M}\\p{N}]+(?:[${apostrophes}][\\p{L}\\p{M}\\p{N}]+)*|\\S`,
  'giu',
)

const counted = new Map([
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
  ['dozen', 12],
  ['thirteen', 13],
  ['fourteen', 14],
  ['fifteen', 15],
  ['sixteen', 16],
  ['seventeen', 17],
  ['eighteen', 18],
  ['nineteen', 19],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fourty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
  ['ninty', 90],
  ['hundred', 100],
  ['hundered', 100],
  ['hunderd', 100],
])

const tens = new Set(['twenty', 'thirty', 'forty', 'fourty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'])

/** "A hundred and thirty", "one hundred ten": how many words at the end, the "and" among them, begin a number that goes on. */
const hundredsBefore = (words: readonly Word[]): number => {
  const back = words.at(-1)?.text === 'and' && !words.at(-1)?.isBreak ? 2 : 1
  const word = words.at(-back)
  return word?.value != null && word.value >= 100 && word.text.endsWith('hundred') ? back : 0
}

/** Signs that say what a word would say. */
const spoken = new Map([
  ['<', 'under'],
  ['≤', 'under'],
  ['>', 'over'],
  ['≥', 'over'],
  ['~', 'about'],
  ['≈', 'about'],
  ['&', 'and'],
  ['+', 'and'],
  ['/', 'or'],
  ['#', 'number'],
  ['$', 'usd'],
  ['€', 'eur'],
  ['£', 'gbp'],
  ['°', 'deg'],
])

const feet = /['’′"]/
const owner = /\p{L}['’‘`´ʼ]s$/iu
const dash = /[-–—]/
const breaks = /[.,;:?!()…]/
const letter = /^[\p{L}\p{M}\p{N}]/u

const numberIn = (text: string): number | null => {
  const plain = /^\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.')
  const value = Number(plain)
  return Number.isFinite(value) && value < 1_000_000 ? value : null
}

/** Abbreviations of words that are written with signs. */
const abbreviated = new Map([
  ['w/o', 'without'],
  ['w/out', 'without'],
  ['w/', 'with'],
])

/** "We hate RIBs": inflatable boats, and no bones. */
const inflatables = new Map([
  ['RIB', 'boat'],
  ['RIBs', 'boats'],
])

const ofWays = /^(hate|hates|hating|dislike|dislikes|no|by|avoid|avoiding|without|dread|refuse)$/

const inflatableAt = (raw: string, words: readonly Word[]): string | undefined =>
  ofWays.test(words.at(-1)?.text ?? '') ? inflatables.get(raw) : undefined

const isNumber = (word: Word | undefined) =>
  word !== undefined && word.value !== null && /^\d/.test(word.text)

/** Whether the words end on a number, with its unit perhaps, right before this place: `20-`, `20m-`. */
const endOnAmount = (words: readonly Word[], at: number): boolean => {
  const [before, last] = [words.at(-2), words.at(-1)]
  if (isNumber(last)) return true
  return last?.to === at && isNumber(before) && before?.to === last.from
}

const endsClause = /^\s*(?:$|[,.;:)!?])/

/** What a sign says, where it says something. */
const signText = (raw: string, words: readonly Word[], from: number, rest: string): string | undefined => {
  const last = words.at(-1)
  const isAttached = last?.to === from
  if (isAttached && isNumber(last) && feet.test(raw)) return 'ft'
  // "50m+", and "50m +" where nothing follows that it could join.
  if (raw === '+' && (isAttached ? !letter.test(rest.slice(0, 1)) : endsClause.test(rest))) return 'plus'
  return spoken.get(raw)
}

const shortened = /^(min|max|approx|temp|vis|viz|ca|no|st|mt)$/

/** Whether a full stop ends a shortened word and no sentence: "max. 18 m", "No. 5", but not "caves no. Sardinia". */
const isShortened = (last: Word | undefined, at: number, behind: string): boolean =>
  last !== undefined &&
  last.to === at &&
  shortened.test(last.text) &&
  (last.text !== 'no' || /^ ?\d/.test(behind))

const fractions = new Map([
  ['½', '.5'],
  ['¼', '.25'],
  ['¾', '.75'],
])

/** "12½ m", "12 1/2 m", "twelve and a half metres". */
const withoutFractions = (question: string): string =>
  question
    .replace(/(\d) ?([½¼¾])/g, (_, digit: string, part: string) => digit + (fractions.get(part) ?? ''))
    .replace(/(\d) (?:and a half|1\/2)\b/gi, '$1.5')

/**
 * The words of a question: `18m` is two, `B-24` is two, `20-30` reads `20 to 30`. A clause that ends is remembered with
 * the word that begins the next one.
 */
export const lineOf = (question: string): Line => {
  const source = withoutFractions(question).replaceAll('º', '°').normalize('NFKC')
  const words: Word[] = []
  let isBreak = false
  let pause: Word['pause']
  let isRange = false
  const add = (text: string, from: number, to: number, value: number | null = null) => {
    const last = words.at(-1)
    const isSpelt = value !== null && !/^\d/.test(text) && !isBreak
    if (last && isSpelt && value < 10 && tens.has(last.text)) {
      words[words.length - 1] = { ...last, text: `${last.text}${text}`, to, value: (last.value ?? 0) + value }
      return
    }
    if (last?.value != null && isSpelt && text === 'hundred' && last.value > 0 && last.value < 10) {
      words[words.length - 1] = { ...last, text: `${last.text}${text}`, to, value: last.value * value }
      return
    }
    const hundreds = isSpelt && value < 100 ? hundredsBefore(words) : 0
    const [first] = words.slice(words.length - hundreds)
    if (hundreds > 0 && first) {
      const sum = { ...first, text: `${first.text}${text}`, to, value: (first.value ?? 0) + (value ?? 0) }
      words.splice(words.length - hundreds, hundreds, sum)
      return
    }
    const isPaused = isBreak && words.length > 0 && pause !== undefined
    words.push({ text, from, to, value, isBreak: isBreak && words.length > 0, ...(isPaused && { pause }) })
    isBreak = false
    pause = undefined
    isRange = false
  }
  for (const { 0: raw, index: from } of source.matchAll(token)) {
    if (words.length >= maxWords) break
    const to = from + raw.length
    const text =
      abbreviated.get(raw.toLowerCase()) ??
      inflatableAt(raw, words) ??
      (letter.test(raw) ? fold(raw).replaceAll(' ', '') : '')
    const sign = text === '' ? signText(raw, words, from, source.slice(to, to + 3)) : undefined
    if (/^\d/.test(raw)) {
      if (isRange) add('to', from, from)
      add(raw.replaceAll(',', ''), from, to, numberIn(raw))
    } else if (text === 'ish' && words.at(-1)?.to === from) continue
    else if (text !== '') {
      add(text, from, to, counted.get(text) ?? null)
      const last = words.at(-1)
      if (last && owner.test(raw)) last.isOwner = true
    } else if (sign) add(sign, from, to)
    else if (dash.test(raw)) {
      isRange = endOnAmount(words, from)
      isBreak ||= !isRange && words.at(-1)?.to !== from
    } else if (breaks.test(raw)) {
      const isEnd = !(raw === '.' && isShortened(words.at(-1), from, source.slice(to, to + 2)))
      isBreak ||= isEnd
      if (isEnd && /[.;!?…]/.test(raw)) pause = 'stop'
      else if (isEnd && raw === ':') pause ??= 'colon'
    }
  }
  return { words, taken: words.map(() => false), isAsked: /[?？]\s*$/.test(source) }
}
