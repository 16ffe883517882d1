import { guidanceIn } from '../guidance/signs.ts'
import { type GuidanceTopic, guidanceOn } from '../guidance/topics.ts'
import type { Context, Understood } from './context.ts'
import { type Heard, understood } from './heard.ts'
import { isElsewhere, speaksOfSites } from './intent.ts'
import { allPhrases, phraseSet, says } from './phrases.ts'
import { emptyQuery, isAsked } from './query.ts'
import { personal, setsLimit } from './setting-limits.ts'
import {
  asksBoth,
  isOfOne,
  looksForSites,
  snorkelling,
  stillUnwell,
  unwell,
  withSites,
} from './sites-besides.ts'
import { take } from './words.ts'

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

/** "My MOD is 34 m. Red Sea?": a place, and how deep at most. */
const isWithin = ({ read: { where = [], maxDepth = null } }: Heard): boolean =>
  where.length > 0 && maxDepth !== null

/** "I'm with my 10 year old", after sites were looked for: who comes along, and nothing asked of it. */
const comesAlong = ({ guidance, asker, unnamed }: Heard, { query }: Context): boolean =>
  guidance === 'children' &&
  asker.hasChild &&
  query !== null &&
  isAsked(query) &&
  unnamed.isAsked !== true &&
  !says(unnamed, personal)

/** "My wife is pregnant and will snorkel while I dive, where in Mauritius?" is for others as well. */
const isAlone = (heard: Heard, topic: GuidanceTopic): boolean =>
  (unwell.has(topic) && says(heard.unnamed, stillUnwell)) ||
  (guidanceOn(topic).isAlone === true &&
    !(topic === 'pregnancy' && says(heard.unnamed, snorkelling)) &&
    !(topic === 'nitrox' && (setsLimit(heard) || isWithin(heard))))

/** What is answered without sites: health, safety and training, or the rest of the world. What was understood before stays. */
export const outside = (heard: Heard, context: Context): Understood | null => {
  const kept = context.query ?? emptyQuery()
  const { guidance } = heard
  const isTooYoung = heard.asker.isTooYoung && !says(heard.unnamed, snorkelling)
  if (guidance && withSites.has(guidance) && !isTooYoung && isOfOne(heard, context)) return null
  if (guidance === 'emergency' && plansNearChamber(heard)) return null
  if (guidance && (asksBoth(heard, guidance, context) || (!isTooYoung && comesAlong(heard, context))))
    return null
  if (guidance && (isAlone(heard, guidance) || isTooYoung || !looksForSites(heard, guidance)))
    return understood('medical', kept, context, { guidance })
  return isElsewhere(heard.unnamed) ? understood('other', kept, context) : null
}
