import { phraseSet, says } from './phrases.ts'
import { clauseEnd, clauseFrom, clauseStart, type Line, phraseAt, wordAt } from './words.ts'

// Places that a question names to turn them down: too deep, too crowded, planned already, or to be replaced.

/** Something else is asked for than what is named. */
export const others = phraseSet(
  'nothing deeper, nothing below, shallower, easier, nothing harder, no deeper, alternative, alternatives, other, others, another, else, instead, something similar, replacement',
)

const turnedDown =
  /^(?:(?:is|was|are|seems|sounds|looks|gets|will be|would be) )(?:(?:just|way|far|a bit|a little|so|always|really|much) )*(?:too|over\w+|closed|shut|full|sold|fully|crowded|busy|packed|boring|beyond|not for)/
/** "The Thistlegorm, too crowded for us": in a clause of its own. */
const turnedDownBehind =
  /^(?:(?:just|way|far|always|really|much) )*(?:too \w+|overcrowded|overdived|overrated)(?: |$)/
const farAhead = 8

const overdone = /^(?:has |have )?been (?:done|there)(?: |$)|^done to death/

const turnedAway =
  /^but (?:i|id|we|wed|thats|its|it is|not|no|im|would|i would|we would)(?: \w+)? ?(?:rather not (?:go|return|dive|be) ?(?:there|back|again)?|rather not$|not there|not go there|no thanks|too crowded|too far|too busy|too expensive|overrun|there)(?: |$)|^is (?:full|closed|overrun|too crowded|too busy)(?: |$)|^is the (?:obvious|usual|classic|standard|easy) [a-z]+ but(?: |$)|^(?:is |are )?(?:booked (?:out|up|solid)|sold out|fully booked)(?: |$)|^(?:is )?out (?:cuz|cos|coz|because|since|as we|as i|for us|for me|this time)(?: |$)/

/** "Everyone says Thailand is closed in July, is that true?" */
const inDoubt = phraseSet('is that true, is it true, is this true, true or not, is that right, is that so')

/** "Alternatives to Scapa Flow", "Scapa Flow alternatives", "Cayman's been done to death". */
export const isReplaced = (line: Line, at: number, size: number): boolean => {
  if (says(line, inDoubt)) return false
  const end = at + size
  const first = wordAt(line, at - 1) === 'the' ? at - 2 : at - 1
  return (
    /^alternatives?$/.test(wordAt(line, end)) ||
    (/^(to|for)$/.test(wordAt(line, first)) &&
      /^(alternatives?|replacements?|substitutes?)$/.test(wordAt(line, first - 1))) ||
    (end < line.words.length &&
      !line.words[end]?.isBreak &&
      overdone.test(phraseAt(line, end, Math.min(farAhead, line.words.length - end)))) ||
    // "In the Philippines but not Anilao, too crowded": of the smaller one.
    (line.names?.[end + 2] !== true &&
      turnedAway.test(phraseAt(line, end, Math.min(farAhead, line.words.length - end))))
  )
}

const kept = /^(?:(?:is|are|was|s) )?(?:already )?(?:on (?:the|my|our) list|booked|planned|sorted)(?: |$)/

/** "Silfra is on the list already, so others too". */
export const isPlanned = (line: Line, end: number): boolean =>
  !line.words[end]?.isBreak &&
  kept.test(phraseAt(line, end, Math.min(farAhead, line.words.length - end))) &&
  says(line, others)

const offTheTable = /^(?:is|are|s) (?:out|off the table|off the list|ruled out)$/

/** "No deeper than 40 m, so NDAC is out." */
const isOffTheTable = (line: Line, end: number): boolean =>
  end < line.words.length && !line.words[end]?.isBreak && offTheTable.test(clauseFrom(line, end))

const tooMuch = /^(?:was|were) (?:(?:just|way|far|a bit|a little|so|really|much) )*too(?: |$)/
const instead = phraseSet(
  'this time, instead, next time, rather, something, somewhere, anything, other, others',
)

/** "Um El Faroud was way too deep for me, 25 m this time": of something else. */
const wasTooMuch = (line: Line, end: number): boolean =>
  !line.words[end]?.isBreak &&
  tooMuch.test(phraseAt(line, end, Math.min(farAhead, line.words.length - end))) &&
  says(line, instead)

const tooDeep =
  /^(?:is|are|was|were|looks|sounds|seems) (?:[a-z]+ )?too (?:deep|hard|difficult|advanced|rough|far)(?: for (?:me|us|him|her|them|my [a-z]+|our [a-z]+)(?: (?:beginners|divers|all|both|two|and (?:me|i|us|her|him|my [a-z]+)))?)?(?: from [a-z ]+)?$/

const unit = /^(m|metres?|meters?|ft|feet)$/

/** "But the Bianca C is too deep, 20 m or less". */
const isTooDeep = (line: Line, end: number): boolean =>
  end < line.words.length &&
  !line.words[end]?.isBreak &&
  tooDeep.test(clauseFrom(line, end)) &&
  (line.words.some(({ value }, at) => at > end && value !== null && unit.test(wordAt(line, at + 1))) ||
    // "Sri Lanka wrecks. The Hermes is too deep for our lot."
    (line.isAsked !== true &&
      line.names?.some((isName, at) => isName && at < clauseStart(line, end - 1)) === true) ||
    // "Crystal Bay is too hard for us, easy dives in Bali?"
    line.names?.some((isName, at) => isName && at >= clauseEnd(line, end)) === true)

/** Behind all names that are joined to one: "The Pit and Angelita". */
const endOfJoined = (line: Line, end: number): number => {
  const next = wordAt(line, end + 1) === 'the' ? end + 2 : end + 1
  if (!/^(and|or|nor)$/.test(wordAt(line, end)) || line.names?.[next] !== true) return end
  const behind = line.words.findIndex((_, at) => at > next && line.names?.[at] !== true)
  return behind < 0 ? line.words.length : behind
}

/** "The Zenobia is too deep for me, alternatives in Cyprus?": others are looked for. */
export const isTurnedDown = (line: Line, end: number): boolean =>
  !/^(?:who says|who said|everyone says|everybody says|they say|is|are|was|were)(?: |$)/.test(
    phraseAt(line, clauseStart(line, end - 1), 2),
  ) && isOneTurnedDown(line, endOfJoined(line, end))

const isOneTurnedDown = (line: Line, end: number): boolean =>
  isOffTheTable(line, end) ||
  wasTooMuch(line, end) ||
  isTooDeep(line, end) ||
  (turnedDownBehind.test(phraseAt(line, end, Math.min(farAhead, line.words.length - end))) &&
    line.words[end]?.isBreak === true &&
    says(line, others)) ||
  (turnedDown.test(phraseAt(line, end, Math.min(farAhead, line.words.length - end))) && says(line, others))
