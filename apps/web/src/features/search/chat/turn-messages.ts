import { searchTexts } from '@soundings/contract/search'
import { plural } from '@soundings/rules/phrases'
import type { Turn } from './turn.ts'

/** `Show the 61 sites`, or `Show the site`. */
export const sitesText = (total: number): string =>
  plural(total, { one: 'Show the site', other: 'Show the # sites' })

/** Why a question has no answer, where more is known than that it failed. */
export const whyText = ({ state, problem }: Pick<Turn, 'state' | 'problem'>): string | null =>
  state === 'failed' && problem !== null && problem !== searchTexts.failed ? problem : null
