import { things } from './doubts.ts'
import {
  minds,
  mindsOnlyDenied,
  negatingPairs,
  negators,
  permits,
  staying,
  thoughts,
  wishes,
} from './limit-words.ts'
import { hasBefore, isDenied, isNegator, unit } from './negators-before.ts'
import { isNotOneMore } from './nothing-more.ts'
import { phraseFrom, phraseSet, says } from './phrases.ts'
import { refusalAfter } from './refusal-after.ts'
import { isUnderVeto } from './vetoes.ts'
import { type Line, untaken, wordAt, wordSet } from './words.ts'

// What turns a limit round, before its number and behind it: "no", "can't", "is out", "and I'm gone".

const farNegator = 12

const isEverything = (word: string) => /^(anything|everything|anywhere|all)$/.test(word)

/** What a "no" is often about besides a limit, and what has no depth or temperature of its own. */
const besides = /^(sharks?|currents?|jellyfish|crowds?|people|boats?|swell|surge|waves)$/

const isName = (line: Line, at: number): boolean => line.names?.[at] === true || line.taken[at] === true

/** Whether a second "no" stands before one in the same thought: "none that aren't shallower than". */
const isNegatedAgain = (line: Line, at: number): boolean => {
  // "No caves, not colder than 24."
  if (/^(not|no)$/.test(wordAt(line, at)) && things.has(wordAt(line, at - 1))) return false
  for (let each = at - 1; each >= at - 6 && !line.words[each + 1]?.isBreak; each--) {
    const pair = phraseFrom(untaken(line), negatingPairs, each)
    // "Not in Egypt, that isn't colder than 24": the first is of the place.
    if (isName(line, each) || besides.test(wordAt(line, each))) return false
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
export const isOfSites = (line: Line, at: number): boolean => {
  const word = wordAt(line, at)
  if (/^(isnt|arent|doesnt|dont|wont|cant)$/.test(word))
    return meantSites.has(wordAt(line, at - 1)) || isUnderCondition(line, at)
  if (word === 'never') return /^(that|which)$/.test(wordAt(line, at - 1))
  return (
    word === 'not' &&
    (wordAt(line, at - 1) === 'thats' ||
      (/^(is|are|does|do|s)$/.test(wordAt(line, at - 1)) && meantSites.has(wordAt(line, at - 2))))
  )
}

const indifferent = phraseSet(`
  dont care, do not care, doesnt care, doesnt matter, does not matter, dont mind, do not mind, not fussy, not fussed, not picky, not bothered, no matter, never mind, dont worry, no preference,
  not important, isnt important, couldnt care less, not too fussed, not really fussed, dont really care, dont really mind, isnt an issue, is no issue
`)
const farIndifference = 12

/** "I don't care where as long as it's above 22 degrees": the "not" before a condition that is set says nothing of it. */
const isMeantCondition = (line: Line, at: number): boolean => {
  const isCondition =
    /^(provided|providing|assuming)$/.test(wordAt(line, at)) ||
    (wordAt(line, at) === 'as' && wordAt(line, at - 1) === 'long')
  const start = Math.max(0, at - farIndifference)
  return isCondition && says({ ...line, words: line.words.slice(start, at) }, indifferent)
}

const enjoyed = wordSet(`
  to happy excited comfortable interested keen going started ready a an the in into down my our kick kicks buzz thrill good great fun cosy cozy warm better best more deeper some lucky confident certified home back
`)

/** "I'd sooner eat my fins than go below 18 m": what stands behind the "than" is the last thing that is wanted. */
const isLastResort = (line: Line, at: number): boolean =>
  wordAt(line, at) === 'than' &&
  hasBefore(line, at, farNegator, (each) => /^(sooner|rather)$/.test(wordAt(line, each)))

/** "I get vertigo deeper than 20 m": what somebody gets past a number, unless they like it. */
const isSuffered = (line: Line, at: number, end: number): boolean =>
  /^(get|gets|suffer|suffers)$/.test(wordAt(line, at)) &&
  /^(i|we|she|he|they|wife|husband|son|daughter|mum|mom|dad|buddy)$/.test(wordAt(line, at - 1)) &&
  at + 1 < end &&
  !enjoyed.has(wordAt(line, at + 1))

/** Whether something stands between a "no" and a word that the "no" may be about: "no caves, less than 18 m", "not in Egypt, warmer than 24". */
const hasOther = (line: Line, no: number, at: number): boolean => {
  for (let each = no + 1; each < at; each++) {
    // "Leave out reefs that stay above 25 m": of those, and not of all reefs.
    const isNarrowed = /^(that|which|in|at|of|with)$/.test(wordAt(line, each + 1)) && each + 1 < at
    if (isName(line, each) || (things.has(wordAt(line, each)) && !isNarrowed)) return true
  }
  return false
}

/** "No sharks; deeper than 40 m", and not "no sharks, no caves, deeper than 20 m", "can't do caves, over 30 m", which may be lists. */
const isLoneNo = (line: Line, no: number, at: number): boolean =>
  /^(no|not|without)$/.test(wordAt(line, no)) &&
  !line.words.slice(no + 1, at).some(({ isBreak }) => isBreak) &&
  line.words.filter((_, each) => isNegator(line, each)).length === 1 &&
  !line.words.slice(no).some(({ text }) => text === 'or' || text === 'nor')

/** What the words before a comparing word do to it; `twice` is turned round by two negations, which `undone` takes back; `needless` is not needed. */
type Turn = 'turned' | 'twice' | 'undone' | 'accepted' | 'needless' | 'plain'

/** "Not one that goes below 20 m" counts nothing. */
const isNumber = (line: Line, at: number): boolean =>
  line.words[at]?.value != null && !(wordAt(line, at) === 'one' && !unit.test(wordAt(line, at + 1)))

/** "I'm cool with 30 m" permits, "a cool wreck around 30 m" praises. */
const isPermit = (line: Line, at: number): boolean =>
  permits.has(wordAt(line, at)) &&
  !(/^(cool|fine)$/.test(wordAt(line, at)) && meantSites.has(wordAt(line, at + 1)))

/**
 * Whether what stands before a word turns it round, whether it is said of where one stays, and whether the "no" that turns it
 * may be about something else.
 */
export const turnBefore = (
  line: Line,
  at: number,
): { turn: Turn; isStaying: boolean; isOfOther?: boolean } => {
  // "Vetoes: over 30 m".
  if (isUnderVeto(line, at)) return { turn: 'turned', isStaying: false }
  let isStaying = false
  for (let each = at - 1; each >= 0 && each >= at - farNegator; each--) {
    // "Nothing, and I mean nothing, below 20 m": a comma right before the comparing word parts nothing.
    const isParted = line.words[each + 1]?.isBreak && (each + 1 < at || wordAt(line, at) === 'with')
    if (isParted || (isNumber(line, each) && !isNotOneMore(line, each))) break
    const word = wordAt(line, each)
    if (isMeantCondition(line, each)) break
    if (isLastResort(line, each)) return { turn: 'turned', isStaying }
    if (isSuffered(line, each, at)) return { turn: 'turned', isStaying }
    if (word === 'bothered' && wordAt(line, each - 1) === 'be' && isDenied(line, each - 1))
      return { turn: 'turned', isStaying }
    if (minds.has(word)) {
      if (isDenied(line, each)) return { turn: 'accepted', isStaying }
      if (!mindsOnlyDenied.has(word)) return { turn: 'turned', isStaying }
    }
    // "Cold is fine, deeper than 25 m isn't": what is permitted ends with its clause.
    if (isPermit(line, each) && line.words[each + 1]?.isBreak) break
    if (isPermit(line, each)) return { turn: isDenied(line, each) ? 'turned' : 'accepted', isStaying }
    // "I don't want a dive without current."
    if (word === 'without' && hasBefore(line, each, 4, (before) => isNegator(line, before)))
      return { turn: 'accepted', isStaying }
    if (isNegator(line, each)) {
      // "No sharks; deeper than 40 m": of something else, in a clause of its own.
      if (line.words[at]?.isBreak && hasOther(line, each, at) && isLoneNo(line, each, at)) break
      // "It doesn't have to be shallower than 30 m."
      const rest = line.words.slice(each + 1, at)
      if (
        // "Without a specialty I have to stop at 30 m" says what must be.
        word !== 'without' &&
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
      return { turn: isTwice ? twice : 'turned', isStaying, isOfOther: hasOther(line, each, at) }
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

/** Whether something is said not to be needed: "it doesn't have to be shallow". */
export const isNeedless = (line: Line, at: number): boolean => turnBefore(line, at).turn === 'needless'

/** Whether "no", "can't" or the like reaches a word, from before or behind: of what somebody must not meet. */
export const isTurnedRound = (line: Line, at: number, size: number): boolean => {
  // "Not for beginners, ripping current": a clause of its own.
  const turn = line.words[at]?.isBreak ? 'plain' : turnBefore(line, at).turn
  return turn === 'turned' || (turn === 'plain' && refusalAfter(line, at + size) !== null)
}
