import { type FactChange, factNames } from '@soundings/contract/site-editing'
import type { SiteFacts } from '@soundings/contract/sites'
import { type FieldChanges, isSameFact } from './site-editing.ts'

/** What is proposed, field by field, in the order of the form. */
export const changesOf = (fields: FieldChanges): FactChange[] =>
  factNames.flatMap((field) => {
    const change = fields[field]
    return change ? [{ field, ...change }] : []
  })

/**
 * What stands in the way of a proposal: fields that were changed at the site since it was made, as they were then
 * (`before`) and are now (`after`). A field that already says what is proposed is in nobody's way.
 */
export const conflictsOf = (fields: FieldChanges, now: SiteFacts): FactChange[] =>
  changesOf(fields)
    .filter(
      ({ field, before, after }) =>
        !isSameFact(field, now[field], before) && !isSameFact(field, now[field], after),
    )
    .map(({ field, before }) => ({ field, before, after: now[field] }))

/** The facts of a site with what is proposed: unchecked, as the database may hold proposals of an older version. */
export const withChanges = (facts: SiteFacts, fields: FieldChanges): SiteFacts => ({
  ...facts,
  ...Object.fromEntries(changesOf(fields).map(({ field, after }) => [field, after])),
})

/** The name of a field in a sentence: 'maxDepth' is 'max depth'. */
export const fieldInWords = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
