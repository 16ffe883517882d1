import type { Context, Understood } from '../context.ts'
import { emptyQuery, isAsked } from '../query.ts'
import type { Foreign } from './foreign.ts'

/**
 * What was understood of a question in another language. Where nothing was, no site is looked for: a list that ignores
 * what somebody asked would be taken for an answer to it.
 */
export const heardIn = (foreign: Foreign, heard: Understood, { query }: Context): Understood => {
  const isNothing = heard.intent === 'find' && !foreign.isWhole && !heard.isFollowUp && !isAsked(heard.query)
  if (!isNothing) return { ...heard, foreign }
  return { ...heard, intent: 'other', query: query ?? emptyQuery(), chips: [], foreign }
}
