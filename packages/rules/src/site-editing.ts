import {
  type ChangeKind,
  editingLimits,
  type FactName,
  type FieldChanges,
  factNames,
  lastingFacts,
} from '@soundings/contract/site-editing'
import { type SiteFacts, siteLimits } from '@soundings/contract/sites'
import { distanceKm } from './geo.ts'
import { isNearDuplicate } from './near-duplicates.ts'
import { eachOnce, fold } from './text.ts'

export * from './site-rights.ts'
export type { FieldChanges }

/** Depths are kept as four-byte floats: two that become the same one are the same. Minus nought is kept as nought. */
const asKept = (depth: number) => Math.fround(depth) + 0

const comparable = (value: unknown): unknown => {
  if (typeof value === 'number') return asKept(value)
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return [...value].sort()
  return Object.entries(value)
    .map(([name, each]) => [name, comparable(each)])
    .sort()
}

/** Whether two values of one field say the same: all lists but that of the coordinates are sets. */
export const isSameFact = (field: FactName, one: unknown, other: unknown): boolean => {
  const [a, b] = field === 'coordinates' ? [one, other] : [comparable(one), comparable(other)]
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The fields in which two versions of a site's facts differ. */
export const changedFields = (before: SiteFacts, after: SiteFacts): FieldChanges =>
  Object.fromEntries(
    factNames
      .filter((field) => !isSameFact(field, before[field], after[field]))
      .map((field) => [field, { before: before[field], after: after[field] }]),
  )

/** The changes that take these changes back. */
export const reversed = (fields: FieldChanges): FieldChanges =>
  Object.fromEntries(
    Object.entries(fields).map(([field, { before, after }]) => [field, { before: after, after: before }]),
  )

/** Changes that only set fields: the others are taken back by what takes back the rest of them. */
const undoableKinds: readonly ChangeKind[] = ['edited', 'reopened', 'proposal-applied', 'undone']

/** Whether a change can be taken back: all that it set is still as it set it. */
export const isUndoable = (
  { kind, fields }: { kind: ChangeKind; fields: FieldChanges },
  today: SiteFacts,
): boolean =>
  undoableKinds.includes(kind) &&
  Object.keys(fields).length > 0 &&
  factNames.every((field) => {
    const change = fields[field]
    return !change || isSameFact(field, change.after, today[field])
  })

const tidy = (value: unknown, field: FactName): unknown => {
  if (value === '') return null
  return Array.isArray(value) && field !== 'coordinates' ? eachOnce(value) : value
}

/** Facts as they are kept: what was left empty is unknown, and nothing is listed twice. */
export const tidyFacts = (facts: SiteFacts): SiteFacts =>
  Object.fromEntries(factNames.map((field) => [field, tidy(facts[field], field)])) as SiteFacts

/** What a change would make unknown that nobody may leave open. */
export const losses = (before: SiteFacts, after: SiteFacts): { path: string[]; message: string }[] =>
  Object.entries(lastingFacts)
    .filter(
      ([field]) => before[field as keyof typeof lastingFacts] && !after[field as keyof typeof lastingFacts],
    )
    .map(([field, name]) => ({ path: [field], message: `${name} is required` }))

type Named = Pick<SiteFacts, 'siteName' | 'aliases' | 'coordinates'>

/** Whether somebody who adds the one should look at the other first: alike by any name within 200 m, or on one spot. */
export const mayRepeat = (one: Pick<Named, 'siteName' | 'coordinates'>, other: Named): boolean =>
  distanceKm(one.coordinates, other.coordinates) <= editingLimits.sameSpot || isNearDuplicate(one, other)

/** The names of a site that another one gains when the site becomes part of it; as many as fit. */
export const gainedNames = (
  into: Pick<Named, 'siteName' | 'aliases'>,
  from: Pick<Named, 'siteName' | 'aliases'>,
): string[] => {
  const known = new Set([into.siteName, ...into.aliases].map(fold))
  const gained = [from.siteName, ...from.aliases].filter((name) => {
    const isNew = !known.has(fold(name))
    known.add(fold(name))
    return isNew
  })
  return gained.slice(0, Math.max(0, siteLimits.aliases - into.aliases.length))
}
