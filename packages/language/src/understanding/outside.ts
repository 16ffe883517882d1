import { guidanceIn, signLexicon } from '../guidance/signs.ts'
import { type GuidanceTopic, guidanceOn } from '../guidance/topics.ts'
import { speaksOfOpen } from './about.ts'
import type { Context, Understood } from './context.ts'
import { goesOn } from './goes-on.ts'
import { type Heard, understood } from './heard.ts'
import { asksForSites, isAboutDiving, isElsewhere, speaksOfSites } from './intent.ts'
import { lineOf } from './line.ts'
import { allPhrases, phraseSet, says } from './phrases.ts'
import { emptyQuery, isAsked, type Read } from './query.ts'
import type { Reading } from './reading.ts'
import { personal, setsLimit } from './setting-limits.ts'
import { corrected } from './spelling.ts'
import { isDoubtful } from './vocabulary.ts'
import { isFree, type Line, take, untaken } from './words.ts'

/** Topics that go with any place or kind of dive: sites are wanted as well. */
const withSites: ReadonlySet<GuidanceTopic> = new Set([
  'children',
  'break',
  'fear',
  'age',
  'seasickness',
  'fitness',
  'certification',
  'cold',
])

/** What never goes with a list: somebody may be hurt or in danger. */
const urgent: ReadonlySet<GuidanceTopic> = new Set([
  'symptoms',
  'missed-deco',
  'emergency',
  'stings',
  'out-of-air',
  'entangled',
  'down-current',
  'adrift',
  'lost-buddy',
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

/** What is asked about health, safety or training. */
export const guidanceOf = ({ written, unnamed, asker, isBeyondTraining }: Reading): GuidanceTopic | null => {
  const bodily = isBodily(written) ? guidanceIn(untaken(written)) : null
  if (bodily && urgent.has(bodily)) return bodily
  // What may be about health is never taken for the misspelt name of a site.
  const told = guidanceIn(written) ?? guidanceIn(unnamed) ?? guidanceIn(withSignsCorrected(unnamed))
  if (told) return told
  if (bodily) return bodily
  if (asker.hasChild) return 'children'
  return isBeyondTraining ? 'certification' : null
}

/** Whether a depth is one that somebody dives to: "driving up to 2300 m" is none. */
const isOwnLimit = (depth: number | null): boolean => depth !== null && depth <= deepestDive
const deepestDive = 60

const ill = phraseSet(
  'a cold, the cold, head cold, bad cold, flu, fever, stuffy, runny nose, blocked nose, covid, coughing',
)

const snorkelling = phraseSet('snorkel, snorkeling, snorkelling, snorkeler, snorkeller')

const looksForSites = (heard: Heard, topic: GuidanceTopic): boolean => {
  const { read, unnamed } = heard
  const { where = [], categories = [], diveTypes = [], levels = [], access = null, maxDepth = null } = read
  const isNarrowed =
    categories.length + diveTypes.length + levels.length > 0 || access !== null || isOwnLimit(maxDepth)
  // "I've got a cold, and a wreck trip in Malta on Saturday" asks for none.
  const isIll = (topic === 'congestion' || topic === 'recovery') && says(unnamed, ill)
  if (topic === 'pregnancy' && where.length > 0 && says(unnamed, snorkelling)) return true
  if (asksForSites(unnamed) || (where.length > 0 && isNarrowed && !isIll)) return true
  const isLimited = isOwnLimit(maxDepth) && setsLimit(heard) && !says(unnamed, personal)
  if (limiting.has(topic) && !isIll && isLimited) return true
  const { months = [], minTemp = null, facilities = [] } = read
  // Who asks which suit goes with a temperature or a month asks for no sites, unless they ask where.
  if (topic === 'cold' && where.length === 0 && unnamed.words.every(({ text }) => text !== 'where'))
    return false
  return (
    withSites.has(topic) &&
    (where.length > 0 ||
      isAsked({ months, minTemp, facilities }) ||
      (setsLimit(heard) && !says(unnamed, personal)))
  )
}

/** With these, a limit may be told that somebody has been given: "my doctor says 20 m at most". */
const limiting: ReadonlySet<GuidanceTopic> = new Set([
  'condition',
  'ears',
  'recovery',
  'medication',
  'narcosis',
  'fear',
  'insurance',
  'age',
  'cold',
])

const nearChamber = phraseSet(
  ['near', 'close to', 'within reach of', 'not far from', 'around', 'by', 'next to', 'with']
    .flatMap((near) => ['a', 'the', 'some'].map((article) => `${near} ${article}`))
    .flatMap((near) =>
      ['hyperbaric chamber', 'recompression chamber', 'decompression chamber', 'deco chamber', 'chamber'].map(
        (chamber) => `${near} ${chamber}`,
      ),
    )
    .join(','),
)

/** "Dive spots near the chamber in Townsville": of somebody who plans, and says nothing else of health. */
const plansNearChamber = ({ unnamed, read }: Heard): boolean => {
  const chambers = allPhrases(unnamed, nearChamber)
  if (chambers.length === 0 || !speaksOfSites(unnamed) || !read.where?.length) return false
  const rest = { ...unnamed, taken: [...unnamed.taken] }
  for (const { at, size } of chambers) take(rest, at, size)
  return guidanceIn(rest) === null
}

/** Of who is not well yet, no dive is planned. */
const unwell: ReadonlySet<GuidanceTopic> = new Set(['recovery', 'congestion', 'ears', 'condition', 'fitness'])
const stillUnwell = phraseSet(`
  still out of breath, still a bit out of breath, still short of breath, still a bit short of breath, still breathless, still coughing, still sick, still ill, still weak, still tired, still dizzy, still hurts, still hurt, still blocked,
  still in pain, still have pain, still a bit, out of breath on, breathless on, not fully recovered, not quite recovered, not recovered, nearly gone, almost gone, nearly over, almost over it, not over it
`)

/** "My wife is pregnant and will snorkel while I dive, where in Mauritius?" is for others as well. */
const isAlone = (heard: Heard, topic: GuidanceTopic): boolean =>
  (unwell.has(topic) && says(heard.unnamed, stillUnwell)) ||
  (guidanceOn(topic).isAlone === true &&
    !(topic === 'pregnancy' && says(heard.unnamed, snorkelling)) &&
    !(topic === 'nitrox' && setsLimit(heard)) &&
    !(topic === 'emergency' && plansNearChamber(heard)))

const ofOneself =
  /^(?:(?:can|may|should|could|am|do|will|would|must) (?:i|we|he|she|they|my|you|a|one)|(?:is|are|was) (?:it|that|this|i|he|she|they) (?:\w+ )?(?:ok|okay|safe|fine|bad|allowed|dangerous|risky|too)|ok|safe|how (?:long|soon|much|many|dangerous|risky|bad)|what (?:should|do|can|if|happens|would|to|now|about|else should)|when (?:can|may))\b/
const ofSites = /^(?:which|where|wheres|what|whats|any|recommend|suggest|show|ideas|easy|nice|good)\b/
const ofSite = /^(?:which|where|wheres|what|whats|any|how|is|are|does|when|tell|describe|can you see)\b/

/** "… is he old enough, and which sites are shallow?": what is asked in a clause of its own, besides. */
const asksBesides = ({ unnamed: { words } }: Heard, kind: RegExp): boolean =>
  words.some(({ text, isBreak }, at) => {
    if (at === 0 || !(text === 'and' || isBreak)) return false
    const start = text === 'and' || text === 'so' ? at + 1 : at
    const clause = words
      .slice(start, start + 4)
      .map((word) => word.text)
      .join(' ')
    return kind.test(clause) && !ofOneself.test(clause)
  })

/** Two questions in one, on health or training and on sites: both are answered, the advice first. */
const asksBoth = (heard: Heard, topic: GuidanceTopic, context: Context): boolean => {
  if (urgent.has(topic) || (unwell.has(topic) && says(heard.unnamed, stillUnwell))) return false
  // A word that may be a misspelt name is none here.
  if (isOfOne(heard, context))
    return asksBesides(heard, ofSite) && (heard.named.length === 0 || heard.written.taken.some(Boolean))
  if ((heard.read.where?.length ?? 0) === 0) return false
  return asksBesides(heard, ofSites) || (speaksOfSites(heard.unnamed) && asksBesides(heard, ofSite))
}

/** Whether one site is spoken of: it is answered whether somebody may dive there. */
const isOfOne = ({ named, pick, asked }: Heard, { open }: Context): boolean =>
  named.length === 1 || pick !== null || (open !== null && speaksOfOpen(asked))

/** Who is spoken of where it is not about sites. */
const people = phraseSet(`
  i, im, ive, my, me, we, our, buddy, wife, husband, hubby, girlfriend, gf, boyfriend, bf, partner, mate, friend, dad, mum, mom, father, mother, grandad,
  grandpa, grandma, son, daughter, kid, child, brother, sister, he, she, his, her, someone, somebody, anyone, student, instructor
`)

/** What only sites have; depths, levels, the way in and free words are said of people, too. */
const isForSites = ({ read, sites, relative, anyOf, unnamed }: Heard): boolean => {
  const { where = [], notWhere = [], species = [], notSpecies = [], diveTypes = [], categories = [] } = read
  const { without = [], facilities = [], like = null } = read
  const aspects = { where, notWhere, species, notSpecies, diveTypes, categories, without, facilities, like }
  return isAsked(aspects) || sites.length + relative.length + anyOf.length > 0 || asksForSites(unnamed)
}

/** So many words that nobody could read tell of something else than sites. */
const manyUnread = 2

const isUnread = ({ words = '' }: Read): boolean =>
  words.split(' ').filter((word) => word !== '' && !isAboutDiving(lineOf(word))).length >= manyUnread

/**
 * A question about diving or divers that no site answers, whatever it is about: "can a beginner go to 30 m?", "my buddy is
 * talking funny". A list of sites would be no answer, and may do harm.
 */
export const aboutDiving = (heard: Heard, context: Context): Understood | null => {
  const { read, unnamed, asked, isOrdered } = heard
  if (isOrdered || isForSites(heard) || setsLimit(heard) || speaksOfOpen(asked)) return null
  if (context.open || (context.query && goesOn(asked, read, context.query))) return null
  const { levels = [], minDepth = null, maxDepth = null, words: _words, ...others } = read
  const isOfDivers = isAboutDiving(unnamed) || isAsked({ levels, minDepth, maxDepth })
  const isPersonal = isOfDivers && says(unnamed, personal) && !isAsked(others)
  if (!isPersonal && !(isUnread(read) && says(unnamed, people))) return null
  return understood('medical', context.query ?? emptyQuery(), context, { guidance: 'general' })
}

/** What is answered without sites: health, safety and training, or the rest of the world. What was understood before stays. */
export const outside = (heard: Heard, context: Context): Understood | null => {
  const kept = context.query ?? emptyQuery()
  const { guidance } = heard
  const isTooYoung = heard.asker.isTooYoung && !says(heard.unnamed, snorkelling)
  if (guidance && withSites.has(guidance) && !isTooYoung && isOfOne(heard, context)) return null
  if (guidance && asksBoth(heard, guidance, context)) return null
  if (guidance && (isAlone(heard, guidance) || isTooYoung || !looksForSites(heard, guidance)))
    return understood('medical', kept, context, { guidance })
  return isElsewhere(heard.unnamed) ? understood('other', kept, context) : null
}
