import type { Dive, DiveFacts } from '@soundings/contract/dive-log'
import type { DiveValues } from './dive-values.ts'
import { exitOf } from './exit-time.ts'

type Field = keyof DiveValues

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const fieldsOf = (values: DiveValues) => Object.keys(values) as Field[]

/** A site’s link goes with its name. */
const together: readonly Field[] = ['siteName', 'diveSiteId']

type Saved = {
  /** What the form began with; null where that is not known, and so everything counts as typed. */
  base: DiveValues | null
  mine: DiveValues
  /** What another device saved meanwhile. */
  theirs: DiveValues
}

/**
 * A form after another device saved its dive: what was not touched here is as it was saved there, and what was typed stays.
 * `both` are the fields that say something else there.
 */
export const mergedDive = ({ base, mine, theirs }: Saved): { merged: DiveValues; both: Field[] } => {
  const isTouched = (field: Field): boolean => {
    const fields = together.includes(field) ? together : [field]
    return base === null || fields.some((each) => !isSame(base[each], mine[each]))
  }
  const untouched = fieldsOf(theirs).filter((field) => !isTouched(field))
  const merged = { ...mine, ...Object.fromEntries(untouched.map((field) => [field, theirs[field]])) }
  const both = fieldsOf(theirs).filter(
    (field) =>
      isTouched(field) &&
      !isSame(mine[field], theirs[field]) &&
      (base === null || !isSame(base[field], theirs[field])),
  )
  return { merged: { ...merged, exitTime: exitOf(merged) || merged.exitTime }, both }
}

/** What a dive says in these fields of its form. */
export const factsIn = (dive: Dive, fields: readonly Field[]): Partial<Record<keyof DiveFacts, unknown>> =>
  Object.fromEntries(
    fields.flatMap((field): [keyof DiveFacts, unknown][] => {
      if (field === 'exitTime' || field === 'captions') return []
      if (field === 'duration') return [['durationSeconds', dive.durationSeconds]]
      if (field === 'trip') return [['trip', dive.trip?.name ?? null]]
      return [[field, dive[field]]]
    }),
  )
