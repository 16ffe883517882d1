import type { ItemChange, ItemForm, TripItem } from '@soundings/contract/trips-checklist'
import { tripLimits } from '@soundings/contract/trips-fields'
import { mayEditTrip } from '@soundings/rules/trips'
import { v7 as newId } from 'uuid'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import { type Changes, enter, mayWrite } from '../access/on-trip.ts'
import { noItem, tooManyItems, viewersOnly } from '../refusals.ts'
import {
  countItems,
  deleteItem,
  findItem,
  findItemByKey,
  type ItemRow,
  insertItems,
  listItems,
  saveItem,
} from './items.repo.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & Pick<Changes, 'change'>

const toItem = (row: ItemRow): TripItem => ({
  id: row.id,
  title: row.title,
  kind: row.kind,
  isShared: row.userId === null,
  due: row.due,
  isDone: row.doneAt !== null,
  doneAt: row.doneAt?.toISOString() ?? null,
  doneBy: row.doneBy,
  by: row.byId,
  createdAt: row.createdAt.toISOString(),
})

/** Nobody hears of what happens on somebody’s own list. */
const on = (deed: 'added' | 'changed' | 'removed', { id, userId }: Pick<ItemRow, 'id' | 'userId'>) =>
  userId === null ? ({ thing: 'item', thingId: id, deed } as const) : undefined

/** What to think of before a trip. Each item is a row and a write of its own: two who tick do not undo each other. */
export const checklistService = ({ db, clock, change }: Needs) => {
  const shown = async (person: Person, tripId: string, id: string): Promise<TripItem> => {
    const row = await findItem(db, tripId, id, person.id)
    if (!row) throw noItem()
    return toItem(row)
  }

  return {
    list: async (person: Person, tripId: string): Promise<{ items: TripItem[] }> => {
      await enter(db, person, tripId)
      return { items: (await listItems(db, tripId, person.id)).map(toItem) }
    },

    add: async (person: Person, tripId: string, form: ItemForm): Promise<TripItem> => {
      const { isShared, clientKey = newId(), ...facts } = form
      const id = await change(person, tripId, isShared ? 'editor' : 'in', async (tx) => {
        const before = await findItemByKey(tx, tripId, clientKey)
        if (before && before.userId !== null && before.userId !== person.id) throw noItem()
        if (before) return { result: before.id }
        if ((await countItems(tx, tripId)) >= tripLimits.items) throw tooManyItems()
        const row = { id: newId(), userId: isShared ? null : person.id }
        const by = { byId: person.id, clientKey, createdAt: clock() }
        await insertItems(tx, [{ ...row, tripId, ...facts, ...by }])
        return { result: row.id, told: on('added', row) }
      })
      return shown(person, tripId, id)
    },

    change: async (person: Person, tripId: string, id: string, form: ItemChange): Promise<TripItem> => {
      const { isDone, ...facts } = form
      await change(person, tripId, 'in', async (tx, { mine }) => {
        const row = await findItem(tx, tripId, id, person.id)
        if (!row) throw noItem()
        if (row.userId === null && !mayEditTrip(mine.role)) throw viewersOnly()
        if (row.userId === null) await mayWrite(tx, person, tripId)
        const said = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
        const isTicked = isDone !== undefined && isDone !== (row.doneAt !== null)
        await saveItem(tx, id, {
          ...said,
          ...(isTicked && { doneAt: isDone ? clock() : null, doneBy: isDone ? person.id : null }),
        })
        return { result: undefined, told: on('changed', row) }
      })
      return shown(person, tripId, id)
    },

    remove: (person: Person, tripId: string, id: string): Promise<void> =>
      change(person, tripId, 'in', async (tx, { mine }) => {
        const row = await findItem(tx, tripId, id, person.id)
        if (!row) return { result: undefined }
        if (row.userId === null && !mayEditTrip(mine.role)) throw viewersOnly()
        await deleteItem(tx, id)
        return { result: undefined, told: on('removed', row) }
      }),
  }
}
