import { allPhrases, phrases } from './phrases.ts'
import { type Line, take, wordAt } from './words.ts'

// What has a plainer word or order is said plainly first, so that the readers know one way of it.

export const isUnit = (word: string): boolean =>
  /^(m|ft|feet|foot|meters?|metres?|deg|degrees?|c|f|celsius|fahrenheit|km|kms|kilomet(?:re|er)s?|mi|miles?)$/.test(
    word,
  )

/** What has a plainer word, and short words that are often misspelt: they have too many neighbours to be corrected. */
const sayings = phrases({
  'u boat, uboat, uboot': 'submarine',
  blu: 'blue',
  w: 'with',
  'after sunset, after dark, after nightfall': 'night',
  'reck, wrek, rek, wrack, wracks': 'wreck',
  'reff, reaf': 'reef',
  'wich, whitch, whch': 'which',
  deph: 'depth',
  shor: 'shore',
  'divin, divng, diveing': 'diving',
  'senote, cenotte': 'cenote',
  shoar: 'shore',
  snorkle: 'snorkel',
  bignner: 'beginner',
  'curents, currant, currants, curent': 'current',
  'snorkling, snorkelin, snorklling': 'snorkelling',
  mx: 'max',
  'atleast, at lest, at leats, atlest': 'minimum',
  atmost: 'maximum',
  'temprature, temperatur, tempreature': 'temperature',
  'nuthin, nuttin, nuffin, nothin, nothn, nuthing, nuffing, nutin, nothng, nuthn': 'nothing',
  'anythin, anyfin, anyfing, anythng, anythn, anythink': 'anything',
  'dnt, dunt, donot, dinnae': 'dont',
  'cnt, cany, canny, cannae': 'cant',
  'deepr, deper': 'deeper',
})

/** "80+ degrees" is 80 degrees or more. */
const plusBehindUnit = ({ words }: Line) => {
  for (const [at, word] of words.entries()) {
    const [number, unit] = [words[at - 1], words[at + 1]]
    if (word.text !== 'plus' || number?.value == null || !unit || !isUnit(unit.text)) continue
    words[at] = unit
    words[at + 1] = word
  }
}

const farUnit = /^(miles?|kilomet(?:re|er)s?|km|knots?)$/

/** "26 or more degrees" is 26 degrees or more. */
const limitBehindUnit = ({ words, taken }: Line) => {
  for (const [at, word] of words.entries()) {
    const [number, more, unit] = [words[at - 1], words[at + 1], words[at + 2]]
    if (word.text !== 'or' || number?.value == null || !more || !unit || !isUnit(unit.text)) continue
    if (taken[at] || !/^(more|less|fewer|above|below|under|over)$/.test(more.text)) continue
    words.splice(at, 3, unit, word, more)
  }
}

/** "Within a mile of", "half a knot". */
const oneInLetters = ({ words }: Line) => {
  for (const [at, word] of words.entries()) {
    if (!/^(a|an)$/.test(word.text) || !farUnit.test(words[at + 1]?.text ?? '')) continue
    const half = words[at - 1]?.text === 'half'
    words[at] = { ...word, value: half ? 0.5 : 1 }
  }
}

/** "More then 30 m" compares. */
const thenForThan = ({ words }: Line) => {
  for (const [at, word] of words.entries())
    if (
      word.text === 'then' &&
      !word.isBreak &&
      /^(more|less|fewer|[a-z]{3,}er)$/.test(words[at - 1]?.text ?? '')
    )
      words[at] = { ...word, text: 'than' }
}

const dozens = (word: string): number | null => (/^dozens?$/.test(word) ? 12 : null)

/** "A dozen metres", "half a dozen", "two dozen metres". */
const dozensInLetters = ({ words }: Line) => {
  for (const [at, word] of words.entries()) {
    const dozen = dozens(word.text)
    if (dozen === null || !isUnit(words[at + 1]?.text ?? '')) continue
    const [before, earlier] = [words[at - 1], words[at - 2]]
    const count = earlier?.text === 'half' && before?.text === 'a' ? 0.5 : (before?.value ?? 1)
    words[at] = { ...word, value: dozen * count }
    if (before?.value != null) words[at - 1] = { ...before, value: null }
  }
}

const leaveOut = ({ words, taken }: Line, at: number, size: number) => {
  const isBreak = words.slice(at, at + size).some((word) => word.isBreak)
  words.splice(at, size)
  taken.splice(at, size)
  const next = words[at]
  if (next && isBreak) words[at] = { ...next, isBreak }
}

/** "20 or so metres", "20-ish m" and "20 odd metres" are 20 m: what is said of a limit by them is that limit. */
const withoutRounding = (line: Line) => {
  for (let at = 1; at < line.words.length - 1; at++) {
    if (line.words[at - 1]?.value == null) continue
    const size = wordAt(line, at) === 'or' && wordAt(line, at + 1) === 'so' ? 2 : 1
    const isRound = size === 2 || /^(ish|odd)$/.test(wordAt(line, at))
    if (isRound && isUnit(wordAt(line, at + size))) leaveOut(line, at, size)
  }
}

/** Says plainly what a line says otherwise. */
export const speakPlainly = (line: Line): void => {
  oneInLetters(line)
  dozensInLetters(line)
  withoutRounding(line)
  limitBehindUnit(line)
  thenForThan(line)
  plusBehindUnit(line)
  for (const { at, size, meaning } of allPhrases(line, sayings)) {
    const word = line.words[at]
    if (word) line.words[at] = { ...word, text: meaning }
    take(line, at + 1, size - 1)
  }
}
