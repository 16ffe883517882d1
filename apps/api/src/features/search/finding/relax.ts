import type { Chip, SearchQuery } from '@soundings/contract/search'
import {
  type Relaxation,
  type RelaxedQuery,
  type Relaxing,
  relaxations,
} from '@soundings/language/understanding/relaxations'
import type { Units } from '@soundings/language/understanding/units'

/** A question that some sites match, and what was given up for that. */
export type Relaxed = { query: RelaxedQuery; relaxed: Chip[] }

/** More would not be worth waiting for. */
const maxSteps = 50

const giving = (query: SearchQuery, steps: readonly Relaxation[]): RelaxedQuery =>
  steps.reduce<RelaxedQuery>((left, { give }) => give(left), query)

/**
 * Gives up as little as it takes for a site to match: step by step in the order of the rules, and then takes back what
 * made no difference, what matters most first. Undefined when no site matches, whatever is given up.
 */
export const relax = (
  query: SearchQuery,
  units: Units,
  hasFits: (query: RelaxedQuery) => boolean,
  relaxing?: Relaxing,
): Relaxed | undefined => {
  const steps = relaxations(query, units, relaxing).slice(0, maxSteps)
  const enough = steps.findIndex((_, at) => hasFits(giving(query, steps.slice(0, at + 1))))
  if (enough < 0) return undefined
  let given = steps.slice(0, enough + 1)
  for (const step of given.toReversed()) {
    const fewer = given.filter((each) => each !== step)
    if (hasFits(giving(query, fewer))) given = fewer
  }
  const chips = new Map(given.map(({ chip }) => [chip.key, chip]))
  return { query: giving(query, given), relaxed: [...chips.values()] }
}
