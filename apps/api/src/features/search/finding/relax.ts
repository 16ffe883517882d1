import type { Chip, SearchQuery } from '@soundings/contract/search'
import { withoutChip } from '@soundings/rules/understanding/chips'
import { relaxations } from '@soundings/rules/understanding/relaxations'
import type { Units } from '@soundings/rules/understanding/units'

/** A question as far as something fits it, and what was given up for that. */
export type Relaxed = { query: SearchQuery; relaxed: Chip[] }

/** More would not be worth waiting for. */
const mostSteps = 40

/**
 * Gives up as little as it takes until something fits: step by step in the order of the rules, and then takes back what
 * was given up in vain. Undefined when nothing fits whatever is given up.
 */
export const relax = (
  query: SearchQuery,
  units: Units,
  hasFits: (query: SearchQuery) => boolean,
): Relaxed | undefined => {
  const steps = relaxations(query, units).slice(0, mostSteps)
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
  // What is dearest to whoever asks was given up last, and is tried first.
  for (const chip of given.toReversed()) {
    const fewer = given.filter((each) => each !== chip)
    if (hasFits(lacking(fewer))) given = fewer
  }
  return { query: lacking(given), relaxed: [...given, ...(isPlace ? [last.chip] : [])] }
}
