import type { GuidanceTopic } from '../guidance/topics.ts'
import { speaksOfOpen } from './about.ts'
import type { Context } from './context.ts'
import { urgent } from './guidance-of.ts'
import type { Heard } from './heard.ts'
import { asksForSites, speaksOfSites } from './intent.ts'
import { phraseSet, says } from './phrases.ts'
import { isAsked } from './query.ts'
import { personal, setsLimit } from './setting-limits.ts'

// Whether sites are wanted besides what is asked about health, safety or training.

/** Topics that go with any place or kind of dive: sites are wanted as well. */
export const withSites: ReadonlySet<GuidanceTopic> = new Set([
  'children',
  'break',
  'fear',
  'age',
  'seasickness',
  'fitness',
  'certification',
  'cold',
])

/** Whether a depth is one that somebody dives to: "driving up to 2300 m" is none. */
const isOwnLimit = (depth: number | null): boolean => depth !== null && depth <= deepestDive

const deepestDive = 60

const ill = phraseSet(
  'a cold, the cold, head cold, bad cold, flu, fever, stuffy, runny nose, blocked nose, covid, coughing',
)

export const snorkelling = phraseSet('snorkel, snorkeling, snorkelling, snorkeler, snorkeller')

export const looksForSites = (heard: Heard, topic: GuidanceTopic): boolean => {
  const { read, unnamed } = heard
  const { where = [], categories = [], diveTypes = [], levels = [], access = null, maxDepth = null } = read
  const isNarrowed =
    categories.length + diveTypes.length + levels.length > 0 || access !== null || isOwnLimit(maxDepth)
  // "I've got a cold, and a wreck trip in Malta on Saturday" asks for none.
  const isIll = (topic === 'congestion' || topic === 'recovery') && says(unnamed, ill)
  if (asksOfOneself(heard) && !asksForSites(unnamed)) return false
  // "A mountain pass the evening after diving Dahab, is that a problem?" asks for no sites.
  if (ofTravel.has(topic) && !asksForSites(unnamed)) return unnamed.words.some(({ text }) => text === 'where')
  if (topic === 'pregnancy' && where.length > 0 && says(unnamed, snorkelling)) return true
  if (asksForSites(unnamed) || (where.length > 0 && isNarrowed && !isIll)) return true
  const isLimited = isOwnLimit(maxDepth) && setsLimit(heard) && !says(unnamed, personal)
  if (limiting.has(topic) && !isIll && isLimited) return true
  const { months = [], minTemp = null, facilities = [] } = read
  // "I only own a shorty, so water of 27 degrees or warmer."
  if (topic === 'cold' && minTemp !== null && setsLimit(heard) && !says(unnamed, personal)) return true
  // Who asks which suit goes with a temperature or a month asks for no sites, unless they ask where.
  if (topic === 'cold' && where.length === 0 && unnamed.words.every(({ text }) => text !== 'where'))
    return false
  return (
    withSites.has(topic) &&
    (where.length > 0 ||
      isAsked({ minTemp }) ||
      // "I nearly panicked at 15 m today" names no month to dive in.
      (topic !== 'fear' && isAsked({ months, facilities })) ||
      (setsLimit(heard) && !says(unnamed, personal)))
  )
}

const ofTravel: ReadonlySet<GuidanceTopic> = new Set(['flying', 'altitude'])

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

/** Of who is not well yet, no dive is planned. */
export const unwell: ReadonlySet<GuidanceTopic> = new Set([
  'recovery',
  'congestion',
  'ears',
  'condition',
  'fitness',
])

export const stillUnwell = phraseSet(`
  still out of breath, still a bit out of breath, still short of breath, still a bit short of breath, still breathless, still coughing, still sick, still ill, still weak, still tired, still dizzy, still hurts, still hurt, still blocked,
  still in pain, still have pain, still a bit, out of breath on, breathless on, not fully recovered, not quite recovered, not recovered, nearly gone, almost gone, nearly over, almost over it, not over it
`)

const ofOneself =
  /^(?:(?:can|may|should|could|am|do|will|would|must) (?:i|we|he|she|they|my|you|a|one)|(?:is|are|was) (?:it|that|this|i|he|she|they) (?:\w+ )?(?:ok|okay|safe|fine|bad|allowed|dangerous|risky|too)|ok|safe|how (?:long|soon|much|many|dangerous|risky|bad)|what (?:should|do|can|if|happens|would|to|now|about|else should)|when (?:can|may))\b/

/** "… do I need a refresher before my trip to Mexico?": whoever asks that asks for no sites. */
const asksOfOneself = ({ unnamed: { words } }: Heard): boolean =>
  words.some(
    ({ isBreak }, at) =>
      (at === 0 || isBreak) &&
      /^(?:do|should|must) (?:i|we) (?:need|have|take|do|get|book|first)\b/.test(
        words
          .slice(at, at + 4)
          .map(({ text }) => text)
          .join(' '),
      ),
  )

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
export const asksBoth = (heard: Heard, topic: GuidanceTopic, context: Context): boolean => {
  if (urgent.has(topic) || (unwell.has(topic) && says(heard.unnamed, stillUnwell))) return false
  // A word that may be a misspelt name is none here.
  if (isOfOne(heard, context))
    return asksBesides(heard, ofSite) && (heard.named.length === 0 || heard.written.taken.some(Boolean))
  if ((heard.read.where?.length ?? 0) === 0) return false
  return asksBesides(heard, ofSites) || (speaksOfSites(heard.unnamed) && asksBesides(heard, ofSite))
}

/** Whether one site is spoken of: it is answered whether somebody may dive there. */
export const isOfOne = ({ named, pick, asked }: Heard, { open }: Context): boolean =>
  named.length === 1 || pick !== null || (open !== null && speaksOfOpen(asked))
