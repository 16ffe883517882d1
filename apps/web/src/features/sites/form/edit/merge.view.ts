import { type FactChange, factNames } from '@soundings/contract/site-editing'
import type { SiteFacts } from '@soundings/contract/sites'
import { isSameFact } from '@soundings/rules/site-editing'

export type Merged = {
  /** What the other person changed, with what this one changed on top. */
  facts: SiteFacts
  /** What only the other person changed. */
  taken: FactChange[]
  /** What both changed, to different values: `before` is the other person's, `after` this one's. */
  disputed: FactChange[]
}

/** Brings two changes of one site together, field by field. Where both changed one, what this person typed stays. */
export const mergeFacts = (base: SiteFacts, mine: SiteFacts, theirs: SiteFacts): Merged => {
  const differs = (one: SiteFacts, other: SiteFacts) =>
    factNames.filter((field) => !isSameFact(field, one[field], other[field]))
  const byMe = differs(base, mine)
  const byThem = differs(base, theirs)
  const disputed = byThem.filter(
    (field) => byMe.includes(field) && !isSameFact(field, mine[field], theirs[field]),
  )
  const taken = byThem.filter((field) => !byMe.includes(field))
  return {
    facts: { ...theirs, ...Object.fromEntries(byMe.map((field) => [field, mine[field]])) },
    taken: taken.map((field) => ({ field, before: base[field], after: theirs[field] })),
    disputed: disputed.map((field) => ({ field, before: theirs[field], after: mine[field] })),
  }
}
