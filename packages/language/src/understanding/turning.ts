import {
  lateNegators,
  minds,
  mindsOnlyDenied,
  negatingPairs,
  negators,
  permits,
  refused,
  staying,
  thoughts,
  wishes,
} from './limit-words.ts'
import { phraseFrom, phraseSet } from './phrases.ts'
import { unwellUntil } from './unwell.ts'
import { type Line, untaken, wordAt, wordSet } from './words.ts'

// What turns a limit round, before its number and behind it: "no", "can't", "is out", "and I'm gone".

const farLate = 7
const farRefusal = 6
const farNegator = 12

const unit = /^(m|metres?|meters?|ft|feet|foot|km|kms|miles?|mi|degrees?|deg|c|f|celsius|fahrenheit)$/

export const selves = wordSet('i we im were ill id')

/** Whether a number, with its unit perhaps, ends right before a place. */
export const isAmountEnd = (line: Line, at: number): boolean =>
  line.words[at - 1]?.value != null ||
  (unit.test(wordAt(line, at - 1)) && [at - 2, at - 3].some((each) => line.words[each]?.value != null))

const isNegator = (line: Line, at: number): boolean =>
  negators.has(wordAt(line, at)) || phraseFrom(untaken(line), negatingPairs, at) !== undefined

export const hasBefore = (line: Line, at: number, far: number, isOne: (at: number) => boolean): boolean => {
  for (let each = at - 1; each >= Math.max(0, at - far) && !line.words[each + 1]?.isBreak; each--)
    if (isOne(each)) return true
  return false
}

/** Whether a "not" stands right before a word: "not afraid of", "I don't really mind", "not without". */
const isDenied = (line: Line, at: number): boolean =>
  hasBefore(line, at, 2, (each) => negators.has(wordAt(line, each)))

const isEverything = (word: string) => /^(anything|everything|anywhere|all)$/.test(word)

/** Whether a second "no" stands before one in the same thought: "none that aren't shallower than". */
const isNegatedAgain = (line: Line, at: number): boolean => {
  for (let each = at - 1; each >= at - 6 && !line.words[each + 1]?.isBreak; each--) {
    const pair = phraseFrom(untaken(line), negatingPairs, each)
    if (negators.has(wordAt(line, each)) || (pair && pair.at + pair.size <= at)) return true
    if (thoughts.has(wordAt(line, each)) || line.words[each]?.value != null) return false
  }
  return false
}

const meantSites = wordSet(
  'that which who thats anything anywhere everything somewhere something nothing site sites dive dives place places spot spots wreck wrecks reef reefs wall walls one ones stuff those water waters sea',
)

/** "If it doesn't go below 30 m", "when the site isn't deeper than". */
export const isUnderCondition = (line: Line, at: number): boolean =>
  /^(it|its|site|dive|wreck|reef|wall|that|they|there)$/.test(wordAt(line, at - 1)) &&
  hasBefore(line, at, 4, (each) => /^(if|when|whenever)$/.test(wordAt(line, each)))

/** "Don't show me anything that isn't deeper than 30 m": the second "no" tells which sites the first is about. */
const isOfSites = (line: Line, at: number): boolean => {
  const word = wordAt(line, at)
  if (/^(isnt|arent|doesnt|dont|wont|cant)$/.test(word))
    return meantSites.has(wordAt(line, at - 1)) || isUnderCondition(line, at)
  return (
    word === 'not' &&
    (wordAt(line, at - 1) === 'thats' ||
      (/^(is|are|does|do|s)$/.test(wordAt(line, at - 1)) && meantSites.has(wordAt(line, at - 2))))
  )
}

/** What the words before a comparing word do to it; `twice` is turned round by two negations, which `undone` takes back; `needless` is not needed. */
type Turn = 'turned' | 'twice' | 'undone' | 'accepted' | 'needless' | 'plain'

/** "Not one that goes below 20 m" counts nothing. */
const isNumber = (line: Line, at: number): boolean =>
  line.words[at]?.value != null && !(wordAt(line, at) === 'one' && !unit.test(wordAt(line, at + 1)))

/** Whether what stands before a word turns it round, and whether it is said of where one stays. */
export const turnBefore = (line: Line, at: number): { turn: Turn; isStaying: boolean } => {
  let isStaying = false
  for (let each = at - 1; each >= 0 && each >= at - farNegator; each--) {
    // "Nothing, and I mean nothing, below 20 m": a comma right before the comparing word parts nothing.
    const isParted = line.words[each + 1]?.isBreak && each + 1 < at
    if (isParted || (isNumber(line, each) && !isNotOneMore(line, each))) break
    const word = wordAt(line, each)
    if (word === 'bothered' && wordAt(line, each - 1) === 'be' && isDenied(line, each - 1))
      return { turn: 'turned', isStaying }
    if (minds.has(word)) {
      if (isDenied(line, each)) return { turn: 'accepted', isStaying }
      if (!mindsOnlyDenied.has(word)) return { turn: 'turned', isStaying }
    }
    // "Cold is fine, deeper than 25 m isn't": what is permitted ends with its clause.
    if (permits.has(word) && line.words[each + 1]?.isBreak) break
    if (permits.has(word)) return { turn: isDenied(line, each) ? 'turned' : 'accepted', isStaying }
    // "I don't want a dive without current."
    if (word === 'without' && hasBefore(line, each, 4, (before) => isNegator(line, before)))
      return { turn: 'accepted', isStaying }
    if (isNegator(line, each)) {
      // "It doesn't have to be shallower than 30 m."
      const rest = line.words.slice(each + 1, at)
      if (
        rest.some(({ text }, next) => text === 'need' || (text === 'have' && rest[next + 1]?.text === 'to'))
      )
        return { turn: 'needless', isStaying }
      const isTwice = isNegatedAgain(line, each)
      // "Unless it is 24 degrees or more I'm not going."
      if (
        word === 'unless' &&
        line.words.slice(at).some(({ text }) => /^(not|never|wont|dont|cant|skip|pass)$/.test(text))
      )
        return { turn: 'undone', isStaying }
      const twice = word === 'unless' || isOfSites(line, each) ? 'undone' : 'twice'
      return { turn: isTwice ? twice : 'turned', isStaying }
    }
    isStaying ||= staying.has(word)
    // "Anything but", "anything goes but".
    if (word === 'but' && [each - 1, each - 2].some((all) => isEverything(wordAt(line, all))))
      return { turn: 'turned', isStaying }
    if (thoughts.has(word)) break
    if (wishes.has(word) && !hasBefore(line, each, 3, (before) => isNegator(line, before))) break
  }
  return { turn: 'plain', isStaying }
}

const deeperStill = wordSet('deeper further farther more lower colder cooler warmer hotter beyond')
export const nothingMore = 6
const nothingOver = 8

/** "20 m and not one metre more": the number tells how little more is too much. */
export const isNotOneMore = (line: Line, at: number): boolean =>
  (line.words[at]?.value ?? few) < few &&
  unit.test(wordAt(line, at + 1)) &&
  [at + 2, at + 3].some(
    (each) =>
      deeperStill.has(wordAt(line, each)) || /^(past|below|under|less|over)$/.test(wordAt(line, each)),
  ) &&
  hasBefore(line, at, 3, (each) => isNegator(line, each))
const few = 4
/** "33 m is my record, and I'm not looking to beat that." */
const outdoing = wordSet('beat beating exceed exceeding surpass outdo top topping better improve break')

/** "111 feet, so nothing deeper": what follows a number rules out more of it. */
export const rulesOutMore = (line: Line, end: number): boolean => {
  for (let each = end; each < Math.min(line.words.length, end + nothingOver); each++) {
    if (line.words[each]?.value != null && !isNotOneMore(line, each)) return false
    const isMore =
      each < end + nothingMore &&
      deeperStill.has(wordAt(line, each)) &&
      !['than', 'then'].includes(wordAt(line, each + 1))
    if (isMore || outdoing.has(wordAt(line, each)))
      return hasBefore(untaken(line), each, 4, (before) => before >= end && isNegator(line, before))
  }
  return false
}

const farWord = 5

/** Which word of some stands soon after a number, of its sentence. */
const soonAfter = (line: Line, end: number, words: RegExp): boolean =>
  line.words
    .slice(end, end + farWord)
    .some(
      ({ text }, each, rest) => words.test(text) && rest.slice(0, each).every(({ value }) => value === null),
    )

/** "24 degrees, nothing colder." */
export const rulesOutColder = (line: Line, end: number): boolean =>
  soonAfter(line, end, /^(colder|cooler|chillier|lower|less|below|under)$/)
export const isTooWarm = (line: Line, end: number): boolean =>
  soonAfter(line, end, /^(warm|warmer|hot|hotter)$/)

const welcome = wordSet('ok okay fine alright welcome acceptable')
const possible = wordSet('may might can could even')

const indifferent = phraseSet(`
  doesnt bother, does not bother, dont bother me, doesnt matter, does not matter, doesnt worry, doesnt scare, is no problem, is not a problem, isnt a problem, no problem
`)

/** Whether something is fine and not asked for: "cold water ok", "it may be deep". */
export const isWelcome = (line: Line, at: number, size: number): boolean =>
  [at + size, at + size + 1].some((each) => welcome.has(wordAt(line, each)) && !line.words[each]?.isBreak) ||
  [at + size, at + size + 1].some((each) => phraseFrom(untaken(line), indifferent, each) !== undefined) ||
  possible.has(wordAt(line, at - 1)) ||
  (wordAt(line, at - 1) === 'be' && possible.has(wordAt(line, at - 2)))

/** "Over 20 m? No.", "deeper than 20 m NO". */
const isLoneNo = (line: Line, at: number): boolean =>
  /^(no|not|nope|never|nah|non)$/.test(wordAt(line, at)) &&
  (at + 1 === line.words.length || line.words[at + 1]?.isBreak === true)

/** Where what turns a limit round after its number ends; null where nothing does. */
export const refusalAfter = (given: Line, end: number): number | null => {
  const line = untaken(given)
  const unwell = unwellUntil(line, end)
  if (unwell !== null) return unwell
  if (isLoneNo(line, end)) return end + 1
  for (let from = end; from < end + farRefusal && !(from > end && line.words[from]?.isBreak); from++) {
    if (from > end && isLoneNo(line, from + 1) && line.words[from + 1]?.isBreak) return end
    // "It must be deeper than 30 m or I'm not interested."
    if (/^(or|otherwise)$/.test(wordAt(line, from))) return null
    const refusal = phraseFrom(line, refused, from)
    // "Strong current doesn't scare me" refuses nothing.
    if (refusal && isDenied(line, refusal.at)) return null
    if (refusal) return from === end ? refusal.at + refusal.size : end
  }
  for (let each = end; each < Math.min(line.words.length, end + farLate); each++) {
    const word = line.words[each]
    if (each > end && word?.isBreak) break
    if (word && lateNegators.has(word.text)) return end
    // "Past 20 m and my ears hurt" goes on about the same.
    const goesOn = /^(i|im|my|we|our)$/.test(wordAt(line, each + 1))
    if (word?.value != null || (thoughts.has(word?.text ?? '') && !goesOn)) break
  }
  return null
}

/** Whether something is said not to be needed: "it doesn't have to be shallow". */
export const isNeedless = (line: Line, at: number): boolean => turnBefore(line, at).turn === 'needless'

/** Whether "no", "can't" or the like reaches a word, from before or behind: of what somebody must not meet. */
export const isTurnedRound = (line: Line, at: number, size: number): boolean => {
  // "Not for beginners, ripping current": a clause of its own.
  const turn = line.words[at]?.isBreak ? 'plain' : turnBefore(line, at).turn
  return turn === 'turned' || (turn === 'plain' && refusalAfter(line, at + size) !== null)
}
