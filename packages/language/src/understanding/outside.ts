import { guidanceIn } from '../guidance/signs.ts'
import { type GuidanceTopic, guidanceOn } from '../guidance/topics.ts'
import { speaksOfOpen } from './about.ts'
import type { Context, Understood } from './context.ts'
import { type Heard, understood } from './heard.ts'
import { asksForSites, isElsewhere } from './intent.ts'
import { phraseSet, says } from './phrases.ts'
import { emptyQuery } from './query.ts'
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

const looksForSites = ({ read, unnamed }: Heard, topic: GuidanceTopic): boolean => {
  const { where = [], categories = [], diveTypes = [], levels = [], access = null } = read
  const isNarrowed = categories.length + diveTypes.length + levels.length > 0 || access !== null
  return asksForSites(unnamed) || (where.length > 0 && (isNarrowed || withSites.has(topic)))
}

const snorkelling = phraseSet('snorkel, snorkeling, snorkelling, snorkeler, snorkeller')

/** Whether one site is spoken of: it is answered whether somebody may dive there. */
const isOfOne = ({ named, pick, asked }: Heard, { open }: Context): boolean =>
  named.length === 1 || pick !== null || (open !== null && speaksOfOpen(asked))

/** What is answered without sites: health, safety and training, or the rest of the world. What was understood before stays. */
export const outside = (heard: Heard, context: Context): Understood | null => {
  const kept = context.query ?? emptyQuery()
  const { guidance } = heard
  const isTooYoung = heard.asker.isTooYoung && !says(heard.unnamed, snorkelling)
  if (guidance && withSites.has(guidance) && !isTooYoung && isOfOne(heard, context)) return null
  if (guidance && (guidanceOn(guidance).isAlone || isTooYoung || !looksForSites(heard, guidance)))
    return understood('medical', kept, context, { guidance })
  return isElsewhere(heard.unnamed) ? understood('other', kept, context) : null
}
