import type { SearchQuery } from '@soundings/contract/search'
import type { GuidanceTopic } from '../guidance/topics.ts'
import { chipsOf } from './chips.ts'
import type { Context, NamedSite, Understood } from './context.ts'
import type { Reading } from './reading.ts'
import type { Line } from './words.ts'

/** All that was heard in a question. */
export type Heard = Reading & {
  /** The words, their spelling corrected. */
  asked: Line
  /** The site that was chosen out of those shown. */
  pick: NamedSite | null
  /** It asks for one further down than the list reaches. */
  isPickMissing: boolean
  /** What no longer matters. */
  anyOf: (keyof SearchQuery)[]
  /** The question tried to give orders. */
  isOrdered: boolean
  /** Something that was asked before was taken back. */
  isTakenBack?: boolean
  /** The sites that are named, one for each name that only one has. */
  named: NamedSite[]
  /** What is asked about health, safety or training. */
  guidance: GuidanceTopic | null
}

type Rest = Partial<Omit<Understood, 'intent' | 'query' | 'chips'>>

export const understood = (
  intent: Understood['intent'],
  query: SearchQuery,
  { units }: Context,
  rest: Rest = {},
): Understood => ({
  intent,
  query,
  chips: chipsOf(query, units),
  guidance: null,
  about: null,
  pick: null,
  named: [],
  isFollowUp: false,
  isMore: false,
  ...rest,
})
