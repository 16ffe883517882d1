import { guidanceIn } from '../guidance/signs.ts'
import { type GuidanceTopic, guidanceOn } from '../guidance/topics.ts'
import { speaksOfOpen } from './about.ts'
import type { Context, Understood } from './context.ts'
import { type Heard, understood } from './heard.ts'
import { asksForSites, isAboutDiving, isElsewhere } from './intent.ts'
import { phraseSet, says } from './phrases.ts'
import { emptyQuery, isAsked } from './query.ts'
import type { Reading } from './reading.ts'

/** Topics that go with any place or kind of dive: sites are wanted as well. */
const withSites: ReadonlySet<GuidanceTopic> = new Set([
  'children',
  'break',
  'fear',
  'age',
  'seasickness',
  'fitness',
  'certification',
])

/** What is asked about health, safety or training. */
export const guidanceOf = ({ written, unnamed, asker, isBeyondTraining }: Reading): GuidanceTopic | null => {
  // What may be about health is never taken for the misspelt name of a site.
  const told = guidanceIn(written) ?? guidanceIn(unnamed)
  if (told) return told
  if (asker.hasChild) return 'children'
  return isBeyondTraining ? 'certification' : null
}

/** Whether a depth is one that somebody dives to: "driving up to 2300 m" is none. */
const isOwnLimit = (depth: number | null): boolean => depth !== null && depth <= deepestDive
const deepestDive = 60

const looksForSites = ({ read, unnamed }: Heard, topic: GuidanceTopic): boolean => {
  const { where = [], categories = [], diveTypes = [], levels = [], access = null, maxDepth = null } = read
  const isNarrowed =
    categories.length + diveTypes.length + levels.length > 0 || access !== null || isOwnLimit(maxDepth)
  return asksForSites(unnamed) || (where.length > 0 && (isNarrowed || withSites.has(topic)))
}

const snorkelling = phraseSet('snorkel, snorkeling, snorkelling, snorkeler, snorkeller')

/** "My wife is pregnant and will snorkel while I dive, where in Mauritius?" is for others as well. */
const isAlone = ({ unnamed }: Heard, topic: GuidanceTopic): boolean =>
  guidanceOn(topic).isAlone === true && !(topic === 'pregnancy' && says(unnamed, snorkelling))

/** Whether one site is spoken of: it is answered whether somebody may dive there. */
const isOfOne = ({ named, pick, asked }: Heard, { open }: Context): boolean =>
  named.length === 1 || pick !== null || (open !== null && speaksOfOpen(asked))

/** How people ask about themselves, or about diving as such. */
const personal = phraseSet(`
  can i, can we, can you, can he, can she, can they, can my, can a, can beginners, can children, can one, can someone, may i, may we, should i, should we, should you, should one, could i, could we, would it, is it ok, is it okay,
  is it safe, is it bad, is it dangerous, is it normal, is it true, is it possible, am i, do i need, do you need, do we need, do i have to, do i really need,
  do you have to, how long, how much, how often, how many, how soon, how do i, how do you, what should, what do i, what do you do, what happens, what if, why do,
  why does, why is it, does it, does my, does a, will it, will my, would i, what is, whats, what are, problem, normal, stop me, stops me, let me, allowed to,
  dangerous, stupid, risky, safe to, ok to, fine to
`)

/** What would be looked for by sites; depths, levels and words alone are said of people, too. */
const isForSites = ({ read, sites, relative, anyOf, unnamed }: Heard): boolean => {
  const { levels: _levels, minDepth: _min, maxDepth: _max, words: _words, ...aspects } = read
  return isAsked(aspects) || sites.length + relative.length + anyOf.length > 0 || asksForSites(unnamed)
}

/** A question about diving that no site answers, whatever it is about: "can a beginner go to 30 m?". */
export const aboutDiving = (heard: Heard, context: Context): Understood | null => {
  const { unnamed, isOrdered } = heard
  if (context.query || context.open || isOrdered || isForSites(heard)) return null
  const { levels = [], minDepth = null, maxDepth = null } = heard.read
  const isOfDivers = isAboutDiving(unnamed) || isAsked({ levels, minDepth, maxDepth })
  if (!isOfDivers || !says(unnamed, personal)) return null
  return understood('medical', emptyQuery(), context, { guidance: 'general' })
}

/** What is answered without sites: health, safety and training, or the rest of the world. What was understood before stays. */
export const outside = (heard: Heard, context: Context): Understood | null => {
  const kept = context.query ?? emptyQuery()
  const { guidance } = heard
  const isTooYoung = heard.asker.isTooYoung && !says(heard.unnamed, snorkelling)
  if (guidance && withSites.has(guidance) && !isTooYoung && isOfOne(heard, context)) return null
  if (guidance && (isAlone(heard, guidance) || isTooYoung || !looksForSites(heard, guidance)))
    return understood('medical', kept, context, { guidance })
  return isElsewhere(heard.unnamed) ? understood('other', kept, context) : null
}
