import { allPhrases, phraseSet, takeAll } from './phrases.ts'
import { isVocabulary } from './vocabulary.ts'
import { type Line, untaken, wordSet } from './words.ts'

// Questions that are made of known words alone: nothing in them can mean something else than what was read.

/** How somebody asks who says nothing else of oneself. */
const asking = phraseSet(`
  i want, we want, i need, we need, id like, we would like, i would like, wed like, im looking for, i am looking for, we are looking for, were looking for, looking for, show me, find me, give me,
  can i find, can we find, could i find, can i see, can we see, can i dive, can we dive, could we dive, can i go, can we go, should i dive, should we dive, should i go, should we go, do i find, do we find,
  any recommendation for, any recommendations for, any ideas for, any suggestion for, any suggestions for, recommend me, suggest me
`)

const plain = wordSet(`
  a an the and or with in on at off of for to from by near around round along inside between that which where what are is be there have has having any some anywhere somewhere something
  show find list search recommend recommendation recommendations suggest suggestion suggestions please pls thanks hi hello best good great nice top really very lots lot many plenty more than then least minimum min
  site sites dive dives diving spot spots place places area areas wreck reef see lie lies lying start starts starting begin begins go goes reach reaches sit sits going
  but month months week weekend today
  deep deeper depth below beyond past over plus m metre metres meter meters ft feet foot fsw msw fathoms down ones one this next early late mid end
`)

/** Whether a word is of how somebody asks: "we want", "where can I find". */
export const isOfAsking = (line: Line, at: number): boolean =>
  allPhrases(untaken(line), asking).some((each) => each.at <= at && at < each.at + each.size)

/** Which words of a question nobody knows: they are none of a name, none by which something is asked for, and none that says little. */
export const unknownWords = (unnamed: Line): number[] => {
  const line: Line = { ...unnamed, taken: [...unnamed.taken] }
  takeAll(line, asking)
  return [...line.words.keys()].filter((at) => {
    const { text = '', value = null } = line.words[at] ?? {}
    return !line.taken[at] && value === null && !plain.has(text) && !isVocabulary(text)
  })
}
