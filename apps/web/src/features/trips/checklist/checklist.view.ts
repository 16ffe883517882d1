import type { TripItem } from '@soundings/contract/trips-checklist'
import type { ItemKind } from '@soundings/contract/trips-fields'
import { addDays } from '@soundings/rules/days'
import { itemKindLabel } from '../labels.view.ts'

/** How near a due day is. */
export type DueStanding = 'over' | 'soon' | 'later'

/** So many days before it is due, an item stands out. */
const near = 7

export const dueStanding = (due: string, today: string): DueStanding => {
  if (due < today) return 'over'
  return due <= addDays(today, near) ? 'soon' : 'later'
}

const kinds = Object.keys(itemKindLabel) as ItemKind[]
/** What is open comes first, then what is due first; what has no day last. */
const byDue = (one: TripItem, other: TripItem): number =>
  Number(one.isDone) - Number(other.isDone) ||
  (one.due ?? '9').localeCompare(other.due ?? '9') ||
  one.createdAt.localeCompare(other.createdAt)

/** A list by kinds, each in its order; kinds of which there is nothing are left out. */
export const byKind = (items: readonly TripItem[]): { kind: ItemKind; items: TripItem[] }[] =>
  kinds.flatMap((kind) => {
    const own = items.filter((item) => item.kind === kind).toSorted(byDue)
    return own.length === 0 ? [] : [{ kind, items: own }]
  })
