import { siteLimits } from '@soundings/contract/site-fields'
import { amountAt } from './amounts.ts'
import { speaksOfLimits } from './certainly-deeper.ts'
import { isNeedNot, isNotNeeded, isRefusedBehind } from './depth-refusals.ts'
import { feet, limitWords, units, words } from './depth-words.ts'
import { beingDoubts, negators } from './doubts.ts'
import { isLeastDoubted, technical } from './least-meant.ts'
import { leastsOfMost } from './leasts-of-most.ts'
import { limitOf } from './limits.ts'
import { isNegated } from './negation.ts'
import { isAmountEnd } from './negators-before.ts'
import { isNotOneMore } from './nothing-more.ts'
import { isCountOfOther, isSize } from './other-lengths.ts'
import { allPhrases, phraseSet, says, takeAll } from './phrases.ts'
import type { Read } from './query.ts'
import { refusalAfter } from './refusal-after.ts'
import { asksOfDepth, isPast, outgrownBy } from './told-depths.ts'
import { isBorne, isExperience, isVisit, isWarning } from './told-of-things.ts'
import { isNeedless } from './turning.ts'
import { unreadLimit } from './unread-limit.ts'
import { isWelcome } from './welcome.ts'
import { isFree, type Line, phraseAt, take, untaken, wordAt } from './words.ts'

/** Common limits of training as they are taught in each unit, and how much less "around 20 m" may be; in metres. */
const limits = {
  m: { shallow: 18, deep: 30, around: 5 },
  ft: { shallow: 60 * feet, deep: 100 * feet, around: 15 * feet },
} as const

const clamp = (metres: number) => Math.round(Math.min(siteLimits.depth, Math.max(0, metres)) * 1000) / 1000

/** Hardly anybody may go as deep in metres: "my limit is 100" is said in feet, and the shallower reading is the safe one. */
const deepestInMetres = 50

const unitOfBare = (number: number, metresPerUnit: number): number =>
  number > deepestInMetres ? feet : metresPerUnit

const starts = phraseSet('starts at, begins at, start at, starts around, starts from, begins around')

/** "The reef top at 5 m" says where it begins, and no limit. */
const startsThere = (line: Line, at: number): boolean =>
  [at - 1, at - 2, at - 3].some(
    (each) =>
      /^(top|tops|starts|begins|deck)$/.test(wordAt(line, each)) &&
      // "My computer starts screaming at 25 m."
      !/ing$/.test(wordAt(line, each + 1)),
  ) && wordAt(line, at - 1) !== 'top'

/** "The deepest I have been is 18 m", "the deepest I'd go is 28": nobody who tells so asks for more. */
const isDeepestYet = (line: Line, at: number): boolean =>
  /^(i|id|ive|ill|we|wed|weve|well|she|shes|shed|he|hes|hed|they|theyd|theyve)$/.test(
    line.words
      .slice(Math.max(0, at - 6), at)
      .findLast(({ text }, each, all) => all[each - 1]?.text === 'deepest' && text !== '')?.text ?? '',
  )

/** "No deep stuff (30 m+)": who wants nothing deep wants nothing from a depth on. */
const rulesOutDeep = (line: Line): boolean =>
  allPhrases(untaken(line), words).some(
    ({ at, size, meaning }) =>
      meaning === 'deep' && !/^(enough|than|then)$/.test(wordAt(line, at + size)) && isNegated(line, at),
  )

const asksForDeep = (line: Line): boolean =>
  allPhrases(untaken(line), words).some(({ at, meaning }) => meaning === 'deep' && !isNegated(line, at))

/** What may lie at a depth. Of anything else, as of "hold it at 22 m" or "calls it a day at 18", nobody knows: no more is shown. */
const liesAt =
  /^(lies|lying|lie|sits|sitting|sit|rests|resting|rest|wrecks?|ships?|boats?|planes?|reefs?|walls?|pinnacles?|caves?|seamounts?|plateaus?|bottom|sand|statues?|tanks?|something|anything)$/

const mixedGas = phraseSet('trimix, ccr, rebreather, rebreathers, hypoxic, heliox')
/** No recreational diver goes deeper, in metres. */
const recreational = 40

/** Less is told of people, weeks and cars. */
const leastDepth = 10

/** Words of who tells of oneself, or joins one limit to another. */
const unsure = /^(i|im|ive|id|ill|we|were|weve|wed|our|my|me|us|up|non|but|and|to)$/

/**
 * "Technical wrecks below 60 m": what others may mean as a limit, technical divers say of what lies deeper; only where nothing
 * else is said that could make a limit of it, no "no", no other number and nothing of oneself.
 */
const isBelowForTechnical = (line: Line, at: number, metres: number, end: number): boolean =>
  metres >= recreational &&
  /^(below|beneath|underneath)$/.test(wordAt(line, at)) &&
  says(untaken(line), technical) &&
  // "Four of us dive trimix" counts people.
  line.words.filter(({ value }) => value !== null && value >= leastDepth).length === 1 &&
  !line.words.some(({ text }) => negators.has(text) || beingDoubts.has(text)) &&
  refusalAfter(line, end) === null &&
  (says(untaken(line), mixedGas) || !line.words.some(({ text }) => unsure.test(text)))

const noDeeper = /^(?:but|and) (?:no|not|never) deeper$/

const readAmount = (line: Line, at: number, metresPerUnit: number): Read | undefined => {
  const amount = amountAt(line, units, at)
  if (amount === undefined) return undefined
  if (amount.unit !== null && isBorne(line, at, amount.least * amount.unit)) {
    take(line, at, amount.size)
    return { maxDepth: clamp(amount.least * amount.unit) }
  }
  // "Happy down to 40 but no deeper."
  const behind = at + amount.size
  if (noDeeper.test(phraseAt(line, behind, 3)) && !/^th[ae]n$/.test(wordAt(line, behind + 3))) {
    take(line, at, amount.size + 3)
    return { maxDepth: clamp(amount.least * (amount.unit ?? unitOfBare(amount.least, metresPerUnit))) }
  }
  // "Whatever demands an advanced one is out."
  if (amount.unit === null && wordAt(line, at) === 'one') return undefined
  if (isCountOfOther(line, amount)) return undefined
  if (isNotOneMore(line, at)) {
    take(line, at, amount.size)
    return undefined
  }
  const told = limitOf(line, amount, limitWords)
  if (told.isLifted && (amount.unit !== null || told.isOwn)) {
    take(line, told.at, told.size)
    return undefined
  }
  const isBelow = isBelowForTechnical(line, told.at, amount.least * (amount.unit ?? metresPerUnit), behind)
  // "Deep dives, 35 m and up": of divers who only say "and up", some mean what is shallower.
  const isUp =
    told.limit === 'max' &&
    /^and up(?:wards?)?$/.test(phraseAt(line, at + amount.size, 2)) &&
    asksForDeep(line)
  const turned = isBelow || isUp ? 'min' : told.limit === 'min' && rulesOutDeep(line) ? 'max' : told.limit
  const cue = { ...told, limit: turned }
  const isBare = cue.limit === null || cue.limit === 'about'
  if (isBare && amount.unit !== null && isWarning(line, at)) {
    take(line, cue.at, cue.size)
    return { maxDepth: clamp(amount.least * amount.unit) }
  }
  if (isBare && isDeepestYet(line, at)) {
    take(line, cue.at, cue.size)
    return { maxDepth: clamp(amount.least * (amount.unit ?? unitOfBare(amount.least, metresPerUnit))) }
  }
  if (amount.unit === null && cue.at === at && cue.size === amount.size) return undefined
  if (isBare && (isExperience(line, at) || startsThere(line, cue.at) || isSize(line, amount)))
    return undefined
  if (
    (isBare && asksOfDepth(line, amount)) ||
    (cue.limit !== 'max' && isPast(line, at)) ||
    isVisit(line, at)
  ) {
    take(line, cue.at, cue.size)
    return undefined
  }
  if (amount.unit === null && (cue.limit === null || (cue.limit === 'about' && !cue.isOwn))) return undefined
  if (amount.unit === null && amount.least > siteLimits.depth) return undefined
  if (amount.unit === null && !cue.isOwn && (cue.limit === 'min' ? amount.least < 5 : amount.least < 3))
    return undefined
  // "CCR team, nothing shallower than 60."
  const isTechnical = cue.limit === 'min' && says(untaken(line), technical)
  const unit = amount.unit ?? (isTechnical ? metresPerUnit : unitOfBare(amount.least, metresPerUnit))
  // "At 5,000 m" is deeper than anything, and not just as deep as the deepest.
  if (amount.least * unit > siteLimits.depth && cue.limit === 'about') {
    take(line, cue.at, cue.size)
    return { minDepth: siteLimits.depth }
  }
  const [least, most] = [clamp(amount.least * unit), amount.most === null ? null : clamp(amount.most * unit)]
  take(line, cue.at, cue.size)
  if (most !== null) return least === 0 ? { maxDepth: most } : { minDepth: least, maxDepth: most }
  if (cue.limit === 'about') {
    const { around } = limits[unit === feet ? 'ft' : 'm']
    const from = clamp(least - around)
    const isLimit = speaksOfLimits(line)
    // A wreck "at 30 m" lies there; whether "around 30 m" means a little deeper as well nobody knows: then nothing deeper is shown.
    const isAt = wordAt(line, cue.at) === 'at'
    const isThere = isAt && liesAt.test(wordAt(line, cue.at - 1)) && !isLimit
    return {
      ...(from > 0 && !isLimit && (isThere || !isAt) && { minDepth: from }),
      maxDepth: isThere ? clamp(least + around) : least,
    }
  }
  return cue.limit === 'min' ? { minDepth: least } : { maxDepth: least }
}

/** Of several limits the strictest: "I can do 40 m, but my son can only do 12". */
const stricter = (read: Read, other: Read = {}): Read => {
  const deepest = [read.maxDepth, other.maxDepth].filter((depth) => depth != null)
  return { ...read, ...other, ...(deepest.length > 0 && { maxDepth: Math.min(...deepest) }) }
}

/** "It starts at 20 m and bottoms out at 35 m": where something begins is a limit beside how deep it goes. */
const withStart = (line: Line, read: Read, metresPerUnit: number): Read => {
  const at = allPhrases(untaken(line), starts)[0]
  const amount = at && amountAt(line, units, at.at + at.size)
  if (!amount || read.minDepth != null) return read
  const minDepth = clamp(amount.least * (amount.unit ?? metresPerUnit))
  if (read.maxDepth == null) return amount.unit !== null && minDepth >= limits.m.shallow ? { minDepth } : read
  return minDepth < read.maxDepth ? { ...read, minDepth } : read
}

/** What was read with what a word such as "deep" adds; a number says it better, and is never contradicted, unless it is in doubt. */
const withWord = (read: Read, word: Read, isDoubtful: boolean): Read => {
  // "The wall drops 60 m or more and I don't like that. Shallow reefs": of two limits, one of them in doubt, the shallower.
  if (isDoubtful && read.maxDepth != null && word.maxDepth != null)
    return { ...read, maxDepth: Math.min(read.maxDepth, word.maxDepth) }
  const both = { ...word, ...read }
  const { minDepth, maxDepth } = both
  return minDepth != null && maxDepth != null && minDepth > maxDepth ? read : both
}

/** "My deep course" asks for no depth. */
const ofTraining =
  /^(course|courses|class|speciality|specialty|spec|training|card|cards|certs?|certifications?|certificates?|tickets?|divers?|exam)$/

/** What was read of depths, and whether it is the safe one of two readings. */
export type DepthRead = { read: Read; isDoubtful: boolean }

/**
 * Reads how deep a site may be, or must be; numbers without a unit are in metres or feet as the person has set. `whole` is the
 * question before anything but names was taken.
 */
export const readDepth = (line: Line, unit: 'm' | 'ft', whole: Line): DepthRead => {
  const unnamed: Line = { ...whole, taken: [...whole.taken] }
  for (const at of leastsOfMost(line)) {
    take(line, at)
    take(unnamed, at)
  }
  const asked: Line = { ...line, words: [...line.words], taken: [...line.taken] }
  let read: Read = {}
  let outgrown: Read = {}
  let metresPerUnit = unit === 'ft' ? feet : 1
  for (let at = 0; at < line.words.length; at++) {
    if (line.words[at]?.value == null || !isFree(line, at)) continue
    // "Deeper than 60 feet, but not past 100": the second number is in feet as well.
    metresPerUnit = amountAt(line, units, at)?.unit ?? metresPerUnit
    const amount = readAmount(line, at, metresPerUnit)
    const now = amount?.maxDepth == null ? null : outgrownBy(line, at)
    if (now === null) read = stricter(read, amount)
    // What holds now may be in words that nobody reads: then no more than it is shown.
    else outgrown = stricter(amount ?? {}, { maxDepth: clamp((line.words[now]?.value ?? 0) * metresPerUnit) })
  }
  if (read.maxDepth == null && read.minDepth == null) read = stricter(read, outgrown)
  const unread =
    read.maxDepth == null && read.minDepth == null ? unreadLimit(line, unnamed, metresPerUnit) : null
  const isDoubtful = unread !== null || isLeastDoubted(read, asked, unnamed)
  if (isDoubtful) read = { maxDepth: unread === null ? (read.minDepth ?? null) : clamp(unread) }
  const { shallow, deep } = limits[unit]
  read = withStart(line, read, unit === 'ft' ? feet : 1)
  for (const { at, size, meaning } of takeAll(line, words)) {
    // "20 m deep": whatever that number is, nothing deep is asked for.
    if (meaning === 'deep' && (ofTraining.test(wordAt(line, at + size)) || isAmountEnd(line, at))) continue
    if (meaning === 'asked' || isWelcome(line, at, size)) continue
    if (isNeedless(line, at) || isNeedNot(line, at) || isNotNeeded(line, at + size)) continue
    const isRefused = isNegated(line, at) || isRefusedBehind(line, at + size, meaning === 'deep')
    const isDeep = (meaning === 'deep') !== isRefused
    read = withWord(read, isDeep ? { minDepth: clamp(deep) } : { maxDepth: clamp(shallow) }, isDoubtful)
  }
  const { minDepth = null, maxDepth = null } = read
  // Of two limits that leave nothing, the one that keeps people shallow stays.
  const isEmpty = minDepth !== null && maxDepth !== null && minDepth > maxDepth
  return { read: isEmpty ? { maxDepth } : read, isDoubtful }
}
