import { isNegator } from './negators-before.ts'
import { allPhrases, phraseSet } from './phrases.ts'
import { type Line, take, untaken, wordAt } from './words.ts'

const advanced = phraseSet(`
  aow, aowd, aow cert, aow card, aow certification, advanced open water, advanced certification, advanced certificate, advanced cert, advanced course, advanced card, advanced ticket, advanced licence, advanced license,
  advanced training, advanced qualification
`)
const between =
  /^(a|an|my|our|the|have|has|got|done|did|do|need|needs|needing|for|any|of|yet|finished|completed|with|taken|passed|your|her|his)$/

/** "I don't have AOW yet", "without an advanced certification": who lacks it dives where a beginner may. Its words are taken. */
export const lacksCertificate = (line: Line): boolean =>
  allPhrases(untaken(line), advanced).some(({ at, size }) => {
    let before = at - 1
    while (between.test(wordAt(line, before)) && !line.words[before + 1]?.isBreak) before--
    if (line.words[before + 1]?.isBreak || !isNegator(line, before)) return false
    take(line, before, at + size - before)
    return true
  })
