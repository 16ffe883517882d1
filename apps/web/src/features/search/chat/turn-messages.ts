import { searchTexts } from '@soundings/contract/search-words'
import { plural } from '@soundings/rules/phrases'
import type { Turn } from './turn.ts'

/** `Show the 61 sites`, or `Show the site`. */
export const sitesText = (total: number): string =>
  plural(total, { one: 'Show the site', other: 'Show the # sites' })

/** All that there is to say about a question that was put without a connection. */
export const offlineText = 'You’re offline. Your question is kept; ask it again once you’re back online.'

type Unanswered = Pick<Turn, 'state' | 'problem'>

/** Whether a question failed for want of a connection. */
export const wasOffline = ({ state, problem }: Unanswered): boolean =>
  state === 'failed' && problem === offlineText

/** What became of a question without an answer. */
export const unansweredText = (turn: Unanswered): string => {
  if (turn.state === 'stopped') return 'You stopped this answer.'
  return wasOffline(turn) ? offlineText : searchTexts.failed
}

/** Why a question has no answer, where more is known than that it failed. */
export const whyText = ({ state, problem }: Unanswered): string | null =>
  state === 'failed' && problem !== null && problem !== searchTexts.failed && problem !== offlineText
    ? problem
    : null
