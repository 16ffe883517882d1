import { guidanceIn, signLexicon } from '../guidance/signs.ts'
import type { GuidanceTopic } from '../guidance/topics.ts'
import { asksOfAnimals } from './animals-met.ts'
import { phraseSet, says } from './phrases.ts'
import type { Reading } from './reading.ts'
import { corrected } from './spelling.ts'
import { isDoubtful } from './vocabulary.ts'
import { isFree, type Line, untaken } from './words.ts'

/** What never goes with a list, whatever else is asked: somebody may be hurt or in danger now. */
export const acute: ReadonlySet<GuidanceTopic> = new Set([
  'symptoms',
  'missed-deco',
  'emergency',
  'out-of-air',
  'entangled',
  'down-current',
  'adrift',
  'lost-buddy',
])

/** What hardly ever goes with a list: somebody may come to harm. */
export const urgent: ReadonlySet<GuidanceTopic> = new Set([
  ...acute,
  'stings',
  'pregnancy',
  'bad-gas',
  'gear-failure',
  'inflator',
  'overhead',
])

/** "Pregnnant", "dizzyness": words of health that are misspelt, where nothing else is told by them. */
const withSignsCorrected = (line: Line): Line => {
  const isTold = (at: number) => !isFree(line, at) || line.words[at]?.value !== null
  const words = line.words.map((word, at) => {
    const right = isTold(at) || !isDoubtful(word.text) ? undefined : corrected(word.text, signLexicon())
    // "Collapse" is right, though a sign says "collapsed".
    const isRight = right === undefined || right.startsWith(word.text) || word.text.startsWith(right)
    return isRight ? word : { ...word, text: right }
  })
  return { ...line, words }
}

const ofBodies = phraseSet(`
  my, i, me, im, descent, ascent, descending, ascending, underwater, after diving, after a dive, after the dive, after my dive, dangerous, lunch, dinner, drink, glass, bottle, hurts, hurt, sore, aches, ache, pain,
  between dives, before a dive, before the dive, before the second dive, before diving, on the boat, yesterday, yesterdays
`)

const beforeNames =
  /^(at|in|dive|dived|dove|diving|like|near|around|to|visit|about|is|are|how|site|off|from|wreck|reef)$/

/** "My elbow hurts after the dive", "vertigo on descent": one word that is the name of a site as well. */
const isBodily = (written: Line): boolean =>
  says(written, ofBodies) &&
  written.taken.some(
    (isName, at) =>
      isName &&
      written.taken[at - 1] !== true &&
      written.taken[at + 1] !== true &&
      !beforeNames.test(written.words[at - 1]?.text ?? ''),
  )

const fell = /^(collapsed|collapse|collapses|fallen|sank|sunk)$/
const beforeFell = /^(has|have|had|is|that|which|really|just|now|since|arch)$/

/** "Has Darwin's Arch collapsed?": what fell is what is named. */
const withoutFallen = (written: Line): Line => ({
  ...written,
  taken: written.taken.map((isTaken, at) => {
    if (isTaken || !fell.test(written.words[at]?.text ?? '')) return isTaken
    let named = at - 1
    while (written.taken[named] === false && beforeFell.test(written.words[named]?.text ?? '')) named--
    return written.taken[named] === true
  }),
})

/** What is asked about health, safety or training. */
export const guidanceOf = ({
  written,
  unnamed,
  asker,
  isBeyondTraining,
  read,
}: Reading): GuidanceTopic | null => {
  const bodily = isBodily(written) ? guidanceIn(untaken(written)) : null
  if (bodily && urgent.has(bodily)) return bodily
  // What may be about health is never taken for the misspelt name of a site.
  const told =
    guidanceIn(withoutFallen(written)) ??
    guidanceIn(withoutFallen(unnamed)) ??
    guidanceIn(withoutFallen(withSignsCorrected(unnamed)))
  if (told) return told
  if (bodily) return bodily
  if (asksOfAnimals({ read, unnamed })) return 'animals'
  if (asker.hasChild) return 'children'
  return isBeyondTraining ? 'certification' : null
}
