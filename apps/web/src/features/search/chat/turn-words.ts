import { searchTexts } from '@soundings/contract/search'
import type { Turn } from './turn.ts'

const counted = new Intl.NumberFormat('en')

/** `Show the 61 sites`, or `Show the site`. */
export const sitesText = (total: number): string =>
  total === 1 ? 'Show the site' : `Show the ${counted.format(total)} sites`

/** What is known of why a question has no answer, besides that it has none. */
export const whyText = ({ state, problem }: Pick<Turn, 'state' | 'problem'>): string | null =>
  state === 'failed' && problem !== null && problem !== searchTexts.failed ? problem : null
