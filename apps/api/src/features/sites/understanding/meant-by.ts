import type { SearchQuery } from '@soundings/contract/search'
import { understand } from '@soundings/language/understanding'
import type { Known } from '@soundings/language/understanding/known'
import { isAsked } from '@soundings/language/understanding/query'
import type { Criteria } from '../catalogue/criteria.ts'
import { criteriaOf } from './criteria-of.ts'

/** What somebody is understood to mean by the words of a search box. */
export type Meant = {
  criteria: Criteria
  /** Nothing but where: no name that only begins like it is looked for. */
  isPlace: boolean
  order: SearchQuery['order']
  /** Words that no rule read; empty where all are understood. */
  rest: string
}

/** A word that has only just been begun says nothing yet. */
const isUnfinished = (text: string) => /(^|\s)\p{L}$/u.test(text)

/**
 * Understands the words of a search box as a question for sites. Null where they ask for none, name one, or would need
 * somebody's position or a conversation: that is the assistant's part.
 */
export const meantBy = (text: string, known: Known, month: number): Meant | null => {
  if (isUnfinished(text)) return null
  const { intent, query } = understand(text, known, {
    query: null,
    shown: [],
    open: null,
    coordinates: null,
    month,
    units: { depth: 'm', temperature: 'C' },
  })
  const { words, order, where, like, notSites, ...rest } = query
  const needsMore = like !== null || notSites.length > 0 || where.some(({ kind }) => kind === 'me')
  if (intent !== 'find' || needsMore || !isAsked({ ...rest, where })) return null
  return { criteria: criteriaOf(query), isPlace: !isAsked(rest), order, rest: words }
}
