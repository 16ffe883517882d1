import type { Chip, SearchQuery } from '@soundings/contract/search'
import { withoutChip } from '@soundings/language/understanding/chips'
import { relaxations } from '@soundings/language/understanding/relaxations'
import type { Units } from '@soundings/language/understanding/units'

/** A question that some sites match, and what was left out of it for that. */
export type Relaxed = { query: SearchQuery; relaxed: Chip[] }

/** More would not be worth waiting for. */
const maxSteps = 40

/**
 * Leaves out as little as it takes for a site to match: step by step in the order of the rules, and then puts back what
 * made no difference. Undefined when no site matches, whatever is left out.
 */
export const relax = (
  query: SearchQuery,
  units: Units,
  hasFits: (query: SearchQuery) => boolean,
): Relaxed | undefined => {
  const steps = relaxations(query, units).slice(0, maxSteps)
  const enough = steps.findIndex((step) => hasFits(step.query))
  const last = steps[enough]
  if (!last) return undefined
  const isPlace = last.chip.key.startsWith('where:')
  const lacking = (chips: Chip[]): SearchQuery => {
    const left = chips.reduce((rest, { key }) => withoutChip(rest, key), query)
    return isPlace ? { ...left, where: last.query.where } : left
  }
  let given = steps
    .slice(0, enough + (isPlace ? 0 : 1))
    .map(({ chip }) => chip)
    .filter(({ key }) => !key.startsWith('where:'))
  // What matters most was left out last, and is put back first.
  for (const chip of given.toReversed()) {
    const fewer = given.filter((each) => each !== chip)
    if (hasFits(lacking(fewer))) given = fewer
  }
  return { query: lacking(given), relaxed: [...given, ...(isPlace ? [last.chip] : [])] }
}
