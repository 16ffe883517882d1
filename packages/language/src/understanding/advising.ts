import type { Chip } from '@soundings/contract/search'
import { guidanceIn } from '../guidance/signs.ts'
import { type GuidanceTopic, guidanceOn } from '../guidance/topics.ts'
import { speaksOfOpen, topicOf } from './about.ts'
import { accidentIn, mayBeAccident } from './accidents.ts'
import { isOfSites, people, speaksOfMatters } from './asking-for-sites.ts'
import { chipsOf } from './chips.ts'
import type { Context, Understood } from './context.ts'
import { aboutNobodyKnows } from './deciding.ts'
import { goesOn } from './goes-on.ts'
import { acute, urgent } from './guidance-of.ts'
import { type Heard, understood } from './heard.ts'
import { asksForName } from './identifying.ts'
import { isElsewhere, speaksOfSites } from './intent.ts'
import { errandTold } from './learnt/errand.ts'
import { sitesWanted } from './learnt/wanted.ts'
import { isForeign } from './meant.ts'
import { isHarmed, onlyNarrows } from './only-narrows.ts'
import { allPhrases, phraseSet, says } from './phrases.ts'
import { emptyQuery, isAsked } from './query.ts'
import { asksToCompare } from './references.ts'
import { personal } from './setting-limits.ts'
import { type Line, take, wordAt } from './words.ts'

// Whether a question gets advice instead of dive sites.

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
const plansNearChamber = ({ written, unnamed, read }: Heard): boolean => {
  const chambers = allPhrases(written, nearChamber)
  const { where = [], diveTypes = [], categories = [] } = read
  const isOfDives = diveTypes.length + categories.length > 0
  if (chambers.length === 0 || !(isOfDives || (speaksOfSites(unnamed) && where.length > 0))) return false
  const rest = { ...written, taken: [...written.taken] }
  for (const { at, size } of chambers) take(rest, at, size)
  return guidanceIn(rest) === null
}

/** "I'm with my 10 year old", after sites were looked for: who comes along, and nothing asked of it. */
const comesAlong = ({ guidance, asker, unnamed }: Heard, { query }: Context): boolean =>
  guidance === 'children' &&
  asker.hasChild &&
  query !== null &&
  isAsked(query) &&
  unnamed.isAsked !== true &&
  !says(unnamed, personal)

const travelling = phraseSet(`
  well be in, we will be in, we are in, were in, going to, off to, heading to, heading for, on holiday in, on vacation in, staying in, travelling to, flying to, visiting, trip to, holiday in, vacation in, taking them to, taking her to, taking him to
`)

/** "She's 11, junior open water, 12 metres is her limit. We'll be in Hawaii": a limit is set, a place is told, and nothing is asked. */
const travelsWithChild = ({ guidance, asker, asked, read, unnamed }: Heard): boolean =>
  guidance === 'children' &&
  asker.hasChild &&
  !asker.isTooYoung &&
  read.maxDepth != null &&
  (read.where ?? []).length > 0 &&
  unnamed.isAsked !== true &&
  (says(asked, travelling) || beginsWithName(asked)) &&
  !says(unnamed, personal)

/** "Florida Keys, 15 m is the deepest she may go." */
const beginsWithName = ({ names, words }: Line): boolean =>
  names?.some((isName, at) => isName && (at === 0 || words[at]?.isBreak === true)) === true

const snorkelling = phraseSet('snorkel, snorkeling, snorkelling, snorkeler, snorkeller')

const toKnow = phraseSet(
  'need to know, should i know, should we know, good to know, worth knowing, know about, to expect, do i expect, do we expect, can i expect, can we expect',
)

/** Whether it may be about somebody's health, or about gear, money or law: anything else is not about diving at all. */
const isOfDivers = (heard: Heard): boolean => says(heard.unnamed, people) || speaksOfMatters(heard)

const stillUnwell = phraseSet(`
  still out of breath, still a bit out of breath, still short of breath, still a bit short of breath, still breathless, still coughing, still sick, still ill, still weak, still tired, still dizzy, still hurts, still hurt, still blocked,
  too much for someone, too much for somebody, too much for a, too much after, still in pain, still have pain, still a bit, out of breath on, breathless on, not fully recovered, not quite recovered, not recovered, nearly gone, almost gone, nearly over, almost over it, not over it
`)

/** Whatever else is asked, a doctor comes first. */
const gravelyIll = phraseSet(
  'pregnant, wife is expecting, wifes expecting, im expecting, heart attack, mild stroke, had a stroke, a stroke last, after a stroke, after my stroke, my stroke',
)
const ofLuck = phraseSet('stroke of luck')

/** Of who is not well yet, no dive is planned. */
const unwell: ReadonlySet<GuidanceTopic> = new Set(['recovery', 'congestion', 'ears', 'condition', 'fitness'])

/** Whether the open site is spoken of, or one of those shown. */
const isOfShown = ({ pick, asked }: Heard, { open }: Context): boolean =>
  pick !== null || (open !== null && speaksOfOpen(asked))

/** The sites that fit what was said besides, for whoever wanted some all the same. */
const chipsInstead = ({ read, guidance }: Heard, { units }: Context): Chip[] | undefined => {
  const { where = [], species = [], diveTypes = [], categories = [] } = read
  const isUrgent = guidance !== null && (urgent.has(guidance) || unwell.has(guidance))
  if (isUrgent || !isAsked({ where, species, diveTypes, categories })) return undefined
  const { words: _words, ...said } = read
  return chipsOf({ ...emptyQuery(), ...said }, units)
}

/** Whether something is asked that the page of a site tells: its depth, its entry, its season. */
const asksForFact = ({ unnamed, read: { species = [], months = [] } }: Heard): boolean =>
  (topicOf(unnamed, species.length > 0, months.length > 0) ?? 'general') !== 'general'

/** How sure it must be that sites are asked for, in log-odds, by what would be done wrong. */
const sure = {
  acute: Number.POSITIVE_INFINITY,
  urgent: 2,
  /** What never goes with sites by itself: a nitrox limit, a fast ascent. */
  alone: 1,
  /** Advice is due: sites beside it are right only where they are asked for. */
  advised: 0.4,
  /** The same of who is not well. */
  unwell: 0.8,
  /** A site that is named may be asked about in any words, also whether somebody may dive there. */
  named: 0.4,
  /** "How do you get to the Thistlegorm, by boat?": a fact that a site's page tells. */
  fact: -0.3,
  /** "Where would one hang on a line in the Azores while mobulas circle?": where, and what for. */
  dives: -1,
  /** Of the open site: "can my 12 year old dive it?" */
  shown: -3,
  open: Number.NEGATIVE_INFINITY,
  otherwise: 0.4,
  errand: -0.5,
} as const

/** "Presedent coolidge wreck vanuatu", "my daughter failed maths and may choose: mantas?": whatever else is said besides. */
const looksForDives = (heard: Heard): boolean => {
  const { where = [], diveTypes = [], categories = [], species = [], levels = [], access = null } = heard.read
  const isKeywords = heard.unnamed.isAsked !== true && where.length > 0
  const isOfDives =
    diveTypes.length + categories.length + species.length + levels.length > 0 ||
    (access === 'shore' && where.length > 0) ||
    speaksOfSites(heard.unnamed)
  return (
    (isKeywords && diveTypes.length + categories.length > 0) || (isOfDives && sitesWanted(heard) > sure.alone)
  )
}

/** "Write a letter to my landlord in Maputo": about nothing that divers ask, as surely as that. */
const isErrand = (heard: Heard): boolean =>
  heard.guidance === null && heard.unnamed.words.length > 2 && errandTold(heard) > sure.errand

const yesOrNo = /^(do|does|did|is|are|can|could|should|may|am|was|were|has|have|had|will|would)$/

/** "I still haven't seen a hammerhead. Where do they turn up?" */
const asksWhere = ({ words }: Line): boolean =>
  words.some(({ text, isBreak }, at) => (at === 0 || isBreak) && /^(where|wheres)$/.test(text))

/** Whether a place and what is dived there are told, or kinds of dives and nobody, and nothing of gear, money, law or an accident. */
const isOfDives = (heard: Heard): boolean => {
  const {
    where = [],
    diveTypes = [],
    categories = [],
    species = [],
    access = null,
    facilities = [],
  } = heard.read
  const kinds = diveTypes.length + categories.length
  const isPlaced = where.length > 0 && (access !== null || kinds + species.length + facilities.length > 0)
  if (yesOrNo.test(wordAt(heard.unnamed, 0)) && !speaksOfSites(heard.unnamed)) return false
  return (
    (isPlaced ||
      (species.length > 0 && asksWhere(heard.unnamed)) ||
      (kinds > 0 && !says(heard.unnamed, people))) &&
    !speaksOfMatters(heard) &&
    !mayBeAccident(heard)
  )
}

const enough = (heard: Heard, context: Context): number => {
  const { guidance, asker, unnamed, named } = heard
  if (asker.isTooYoung && !says(unnamed, snorkelling)) return sure.urgent
  if (guidance && acute.has(guidance)) return sure.acute
  // "My wife is pregnant and will snorkel while I dive": the others dive.
  if (guidance === 'pregnancy' && says(unnamed, snorkelling)) return sure.advised
  if (guidance !== null && says(unnamed, gravelyIll) && !says(unnamed, ofLuck)) return sure.acute
  if (guidance && (urgent.has(guidance) || (unwell.has(guidance) && says(unnamed, stillUnwell))))
    return sure.urgent
  // "Do I need nitrox?", where a site is open, is asked of it.
  if (context.open && guidance === null && asksForFact(heard)) return sure.open
  if (isOfShown(heard, context) || (context.open && guidance === null)) return sure.shown
  // "The Blue Hole, what do I need to know?"
  if (named.length === 1 && guidance === null && says(unnamed, toKnow) && !speaksOfMatters(heard))
    return sure.open
  if (guidance && guidanceOn(guidance).isAlone) return sure.alone
  if (guidance === null && named.length === 0 && isOfDives(heard)) return sure.dives
  const isCalm = guidance === null || !(urgent.has(guidance) || unwell.has(guidance))
  if (named.length === 1) return isCalm && asksForFact(heard) ? sure.fact : sure.named
  if (named.length > 1 && guidance === null) return sure.fact
  if (guidance && unwell.has(guidance)) return sure.unwell
  // "She's a nervous beginner, French Polynesia": who dives, and where.
  if ((guidance === 'fear' || guidance === 'break') && (heard.read.where ?? []).length > 0) return sure.fact
  return guidance ? sure.advised : sure.otherwise
}

/**
 * What is answered without sites: health, safety, training and gear, or the rest of the world. What was understood before
 * stays.
 */
export const advising = (heard: Heard, context: Context, isTranslated: boolean): Understood | null => {
  const { guidance, unnamed, asked, read } = heard
  const { query } = context
  const kept = query ?? emptyQuery()
  const advice = (topic: GuidanceTopic) =>
    understood('medical', kept, context, { guidance: topic, instead: chipsInstead(heard, context) })
  if (guidance === 'emergency' && plansNearChamber(heard)) return null
  const help = () =>
    understood('medical', kept, context, { guidance: guidance ?? 'accident', isAccident: true })
  // "Help us decide: P29 versus Rozi, we have air for only one."
  const isComparison = heard.named.length > 1 && asksToCompare(asked, false)
  if (!isComparison && accidentIn(heard)) return help()
  // "Just came up from 30 m and my arm tingles", after sites were looked for.
  if (guidance === null && query !== null && mayBeAccident(heard) && isHarmed(heard)) return help()
  // What was translated word by word has not the words of a question.
  const isUnclear = isTranslated || heard.isOrdered
  const isContinued = isUnclear || (query !== null && goesOn(asked, read, query))
  if (onlyNarrows(heard, context)) return null
  const isNamed = heard.named.length > 0 && sitesWanted(heard) > sure.fact
  if (guidance === null && !isNamed && isElsewhere(unnamed) && !looksForDives(heard))
    return understood('other', kept, context)
  // "What should I watch out for?", where several are shown: nobody can tell of which.
  const isOfThose = context.shown.length > 0 && aboutNobodyKnows(heard, context) !== null
  if (guidance === null ? isContinued || isOfThose : comesAlong(heard, context) || travelsWithChild(heard))
    return null
  if (guidance === null && (asksForName(asked) || isOfSites(heard))) return null
  if (sitesWanted(heard) > enough(heard, context)) return null
  if (guidance === null && isForeign(asked, read, heard.isOrdered) && !isOfDivers(heard)) return null
  if (mayBeAccident(heard)) return help()
  return isErrand(heard) ? understood('other', kept, context) : advice(guidance ?? 'general')
}
