import { isDeepStrictEqual } from 'node:util'
import { type EquipmentList, type EquipmentLog, equipmentTexts } from '@soundings/contract/equipment'
import { useOf } from '@soundings/rules/equipment'
import { isYetToCome } from '@soundings/rules/reports'
import { type Db, inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { countDives, findList, listItems, openList, writeItems, writeList } from './equipment.repo.ts'

const unused = { dives: 0, hours: 0, lastDive: null, divesSinceService: 0 }

/** What people dive with. */
export const equipmentService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const read = async (from: Db, ownerId: string): Promise<EquipmentLog> => {
    const list = await findList(from, ownerId)
    const items = await listItems(from, ownerId)
    const dived = new Map((await countDives(from, ownerId)).map(({ id, ...counts }) => [id, counts]))
    const today = clock().toISOString().slice(0, 'yyyy-mm-dd'.length)
    return {
      items: items.map((item) => ({ ...item, use: useOf(item, dived.get(item.id) ?? unused, today) })),
      sets: list?.sets ?? [],
      isCounted: list?.isCounted ?? false,
      version: list?.version ?? 0,
    }
  }

  const refuse = ({ items, sets }: EquipmentList) => {
    const ids = new Set(items.map(({ id }) => id))
    if (ids.size < items.length) throw new HttpError(400, equipmentTexts.twice, { field: 'items' })
    if (sets.some((set) => set.items.some((id) => !ids.has(id))))
      throw new HttpError(400, equipmentTexts.unknownInSet, { field: 'sets' })
    const days = items.flatMap(({ boughtOn, services }) => [boughtOn, ...services.map(({ date }) => date)])
    if (days.some((day) => day !== null && isYetToCome(day, clock())))
      throw new HttpError(400, equipmentTexts.future, { field: 'items' })
  }

  return {
    /** A person’s list with how it was used, as this connection sees it. */
    read,

    get: ({ id }: Person): Promise<EquipmentLog> => read(db, id),

    put: ({ id: ownerId }: Person, { version, ...told }: EquipmentList): Promise<EquipmentLog> => {
      refuse(told)
      return inTransaction(db, async (tx) => {
        const list = await openList(tx, ownerId)
        const items = await listItems(tx, ownerId)
        const before = { items, sets: list?.sets ?? [], isCounted: list?.isCounted ?? false }
        // Before the version check: a client that lost the reply sends the same once more.
        if (isDeepStrictEqual(told, before)) return read(tx, ownerId)
        if (version !== undefined && version !== list?.version)
          throw new HttpError(409, equipmentTexts.changedSince, { code: 'changed-since' })
        const written = await writeItems(tx, ownerId, { items: told.items, at: clock() })
        if (written < told.items.length) throw new HttpError(409, equipmentTexts.taken, { code: 'id-taken' })
        await writeList(tx, ownerId, told)
        return read(tx, ownerId)
      })
    },
  }
}
