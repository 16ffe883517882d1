import { guidanceIn, signLexicon } from '../guidance/signs.ts'
import type { GuidanceTopic } from '../guidance/topics.ts'
import { asksOfAnimals } from './animals-met.ts'
import { allPhrases, phraseSet, says } from './phrases.ts'
import type { Reading } from './reading.ts'
import { corrected } from './spelling.ts'
import { isDoubtful } from './vocabulary.ts'
import { isFree, type Line, untaken, wordSet } from './words.ts'

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

const somebody = wordSet(`
  i im ive my me we our us he hes she shes his her him they someone somebody anyone person people man woman guy lady girl boy diver divers buddy buddies friend mate
  wife husband partner girlfriend boyfriend son daughter kid child dad mum mom father mother brother sister guide instructor student divemaster captain skipper crew guest swimmer snorkeller
`)
const fell = /^(collapsed|collapse|collapses)$/
const beforeFell = /^(has|have|had|is|that|which|really|just|now|since|it|already|finally)$/
const locative = /^(at|on|in|off|near|from|after|before|during|diving|around|of)$/

const longAgo = phraseSet(
  [
    ...['a few years', 'some years', 'years', 'last year', 'a year', 'two years', 'a while', 'into the sea'],
    ...Array.from({ length: 21 }, (_, at) => `in ${2010 + at}`),
  ]
    .map((when) => `collapsed ${when}`)
    .concat('it collapsed', 'it has collapsed')
    .join(','),
)

/** "Has Darwin's Arch collapsed?", where "a diver at the Zenobia has collapsed", and "collapsed on deck", are of people. */
const isOfName = ({ words, taken }: Line, at: number): boolean => {
  if (at + 1 < words.length && !words[at + 1]?.isBreak) return false
  let named = at - 1
  while (taken[named] === false && beforeFell.test(words[named]?.text ?? '')) named--
  if (!taken[named]) return false
  while (taken[named]) named--
  return !locative.test(
    words[named]?.text === 'the' ? (words[named - 1]?.text ?? '') : (words[named]?.text ?? ''),
  )
}

/** What fell down where nobody is spoken of: an arch, and no emergency. */
const withoutFallen = (line: Line): Line => {
  if (line.words.some(({ text }) => somebody.has(text))) return line
  const told = allPhrases(line, longAgo)
  const taken = line.taken.map(
    (isTaken, at) =>
      isTaken ||
      told.some((each) => each.at <= at && at < each.at + each.size) ||
      (fell.test(line.words[at]?.text ?? '') && isOfName(line, at)),
  )
  return { ...line, taken }
}

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
