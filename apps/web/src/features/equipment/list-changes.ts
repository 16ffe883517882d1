import type { EquipmentItem, EquipmentSet } from '@soundings/contract/equipment'
import { hashKey } from '@tanstack/react-query'
import type { KeptList, ListChange } from './equipment.queries.ts'

/** What is about to be changed was changed on another device: somebody has to look at it first. */
export class ChangedElsewhere<Thing> extends Error {
  /** As it is now; undefined where it is gone. */
  readonly now: Thing | undefined
  constructor(now: Thing | undefined) {
    super('It was changed on another device in the meantime.')
    this.now = now
  }
}

type Known = { id: string }

/** Whether two things say the same, in whatever order. */
const isSame = (one: unknown, other: unknown): boolean => hashKey([one]) === hashKey([other])

/** Puts a thing in the place of the one that it was made of, or at the end; `base` is that one as it was read. */
const withThing = <Thing extends Known>(all: readonly Thing[], thing: Thing, base: Thing | null): Thing[] => {
  const now = all.find(({ id }) => id === thing.id)
  if (base !== null && now !== undefined && !isSame(now, base) && !isSame(now, thing))
    throw new ChangedElsewhere(now)
  return now ? all.map((one) => (one.id === thing.id ? thing : one)) : [...all, thing]
}

export const saveItem =
  (item: EquipmentItem, base: EquipmentItem | null): ListChange =>
  (list) => ({ ...list, items: withThing(list.items, item, base) })

/** What was deleted meanwhile cannot be taken along. */
const ofKnown = (set: EquipmentSet, { items }: KeptList): EquipmentSet => ({
  ...set,
  items: set.items.filter((id) => items.some((item) => item.id === id)),
})

export const saveSet =
  (set: EquipmentSet, base: EquipmentSet | null): ListChange =>
  (list) => ({ ...list, sets: withThing(list.sets, ofKnown(set, list), base) })

const changeItem =
  (id: string, change: (item: EquipmentItem) => EquipmentItem): ListChange =>
  (list) => ({ ...list, items: list.items.map((item) => (item.id === id ? change(item) : item)) })

/** Notes a service on a day; the latest stand first. */
export const addService = (id: string, date: string): ListChange =>
  changeItem(id, (item) => ({ ...item, services: [{ date, note: null }, ...item.services] }))

/** Takes away a service of a day that nobody wrote anything about. */
export const dropService = (id: string, date: string): ListChange =>
  changeItem(id, (item) => {
    const at = item.services.findIndex((service) => service.date === date && service.note === null)
    return at === -1 ? item : { ...item, services: item.services.toSpliced(at, 1) }
  })

/** Says that something is no longer used since a day; null takes it up again. */
export const retire = (id: string, retiredOn: string | null): ListChange =>
  changeItem(id, (item) => ({ ...item, retiredOn }))

export const setCounted =
  (isCounted: boolean): ListChange =>
  (list) => ({ ...list, isCounted })

/** Takes a thing off the list and out of its sets, and says how it comes back. */
export const removeItem = (list: KeptList, id: string): { change: ListChange; undo: ListChange } => {
  const at = list.items.findIndex((item) => item.id === id)
  const item = list.items[at]
  const inSets = new Set(list.sets.filter(({ items }) => items.includes(id)).map((set) => set.id))
  return {
    change: (now) => ({
      ...now,
      items: now.items.filter((one) => one.id !== id),
      sets: now.sets.map((set) => ({ ...set, items: set.items.filter((one) => one !== id) })),
    }),
    undo: (now) =>
      item === undefined || now.items.some((one) => one.id === id)
        ? now
        : {
            ...now,
            items: now.items.toSpliced(at, 0, item),
            sets: now.sets.map((set) => (inSets.has(set.id) ? { ...set, items: [...set.items, id] } : set)),
          },
  }
}

/** Takes a set off the list, and says how it comes back. */
export const removeSet = (list: KeptList, id: string): { change: ListChange; undo: ListChange } => {
  const at = list.sets.findIndex((set) => set.id === id)
  const set = list.sets[at]
  return {
    change: (now) => ({ ...now, sets: now.sets.filter((one) => one.id !== id) }),
    undo: (now) =>
      set === undefined || now.sets.some((one) => one.id === id)
        ? now
        : { ...now, sets: now.sets.toSpliced(at, 0, ofKnown(set, now)) },
  }
}
