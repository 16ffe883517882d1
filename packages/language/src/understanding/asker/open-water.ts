import { isNegated } from '../negation.ts'
import { isNegator } from '../negators-before.ts'
import { allPhrases, phraseSet } from '../phrases.ts'
import { type Line, wordAt } from '../words.ts'

// Who tells of an open water certificate.

const openWater = phraseSet(
  'open water, open water diver, open water divers, ow, owd, ow diver, ow divers, open water cert, open water certified, open water ticket, open water level, padi open water, ocean diver, ocean divers, bsac ocean diver, one star diver, one star divers, cmas one star, cmas 1 star, one cmas star, beginners licence, beginners license',
)
/** How deep it goes, in metres. */
export const openWaterDepth = 18
const notYet = /^(course|courses|class|training|student|students|swim|swimming|exam|referral)$/
const others =
  /^(wife|husband|son|sons|daughter|daughters|friend|friends|brother|sister|kid|kids|child|children|buddy|partner|girlfriend|boyfriend|gf|bf|mum|mom|dad|mother|father|nephew|niece|family)$/

/** Whether somebody comes along who may be less practised. */
export const comesWithOthers = (line: Line): boolean => line.words.some(({ text }) => others.test(text))

/** Whether somebody has an open water certificate: not one that is missing, or of a course that goes on. */
export const holdsOpenWater = (line: Line): boolean =>
  allPhrases(line, openWater).some(
    ({ at, size }) =>
      !isNegated(line, at) &&
      !isNegator(line, at - 1) &&
      !notYet.test(wordAt(line, at + size)) &&
      !/^(doing|taking|during|before|starting|for)$/.test(wordAt(line, at - 2)),
  )
