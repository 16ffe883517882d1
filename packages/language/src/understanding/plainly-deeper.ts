import { isDoubt } from './certainly-deeper.ts'
import { beingDoubts, negators } from './doubts.ts'
import { isOfAsking, unknownWords } from './known-words.ts'
import { type Line, wordAt, wordSet } from './words.ts'

// "Frogfish deeper than 40 m": where each word of a question is known, nothing in it can turn its depth round.

/** What judges, or tells of who asks: it may say of a depth that it is too much. */
const judging = wordSet(`
  too hard harder hardest difficult tough challenging demanding stop stops bail out less fewer might should must mind far bad crazy insane rusty new family air gas nitrox
  i im ive my me we our us you she he his her they nervous anxious tired old young sick ill worse worst enough lost swept dangerous
`)

/** "Deeper than 40 m, no current": the only "no", of something else, in a clause apart from the number. */
const isOfOther = (asked: Line, at: number): boolean => {
  if (!/^(no|not|without)$/.test(wordAt(asked, at))) return false
  if (asked.words.filter(({ text }) => negators.has(text)).length > 1) return false
  const number = asked.words.findIndex(({ value }) => value !== null)
  const [from, to] = at < number ? [at + 1, number] : [number + 1, at]
  // "No wrecks, caves, deeper than 30 m" may be a list.
  const isApart = at > number || asked.words.slice(from, to + 1).filter(({ isBreak }) => isBreak).length === 1
  return isApart && !isDoubt(asked, at)
}

const judges = (unnamed: Line, at: number): boolean =>
  !(wordAt(unnamed, at) === 'too' && /^(cold|warm|hot)$/.test(wordAt(unnamed, at + 1))) &&
  judging.has(wordAt(unnamed, at)) &&
  !isOfAsking(unnamed, at)

/**
 * Whether a question is made of known words alone, and of none that rules out a depth or tells of who asks. `asked` is what is left of
 * it where depths are read.
 */
export const isPlain = (unnamed: Line, asked: Line): boolean =>
  unknownWords(unnamed).every((at) => negators.has(wordAt(unnamed, at)) && isOfOther(asked, at)) &&
  unnamed.words.every(
    ({ text }, at) =>
      unnamed.taken[at] ||
      (!beingDoubts.has(text) && !judges(unnamed, at) && (!negators.has(text) || isOfOther(asked, at))),
  )
