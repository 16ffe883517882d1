import type { Tally } from '#extension-points/tally.ts'
import { recountPublicThings, recountTallies } from './tallies.repo.ts'

/** What triggers keep for the statistics. What became public comes first, as it is counted too. */
export const statisticsTallies: readonly Tally[] = [
  { name: 'what became public', recount: recountPublicThings },
  { name: 'statistics of the community', recount: recountTallies },
]
