import {
  type EquipmentItem,
  type EquipmentList,
  type EquipmentLog,
  equipment,
} from '@soundings/contract/equipment'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'
import { codeOf } from '#shared/api/failure.ts'
import { read, refresh } from '#shared/api/query.ts'

/** How long the list counts as fresh, in milliseconds. */
const staleTime = 60_000

/** What somebody dives with, and how it was used. */
export const equipmentQuery = () => ({ ...read(equipment.get, {}), staleTime })

/** The list as it is kept, without what follows from it. */
export type KeptList = Required<Pick<EquipmentList, 'items' | 'sets' | 'isCounted'>>

/** A change of the list; it throws where the list has become one that it cannot be made to. */
export type ListChange = (list: KeptList) => KeptList

export const keptItem = ({ use: _, ...item }: EquipmentLog['items'][number]): EquipmentItem => item

const keptList = ({ items, sets, isCounted }: EquipmentLog): KeptList => ({
  items: items.map(keptItem),
  sets,
  isCounted,
})

/**
 * Makes one change to the list, which is replaced as a whole. Where another device has changed it meanwhile, the change is
 * made to the list as it is now, so that nothing of the other one is lost.
 */
export const changeEquipment = async (queries: QueryClient, change: ListChange): Promise<void> => {
  const query = equipmentQuery()
  const save = (log: EquipmentLog) =>
    call(equipment.put, { body: { ...change(keptList(log)), version: log.version } })
  const asItIs = () => queries.fetchQuery({ ...query, staleTime: 0 })
  const known = queries.getQueryData(query.queryKey) ?? (await asItIs())
  const saved = await save(known).catch(async (error: unknown) => {
    if (codeOf(error) !== 'changed-since') throw error
    return save(await asItIs())
  })
  await queries.cancelQueries({ queryKey: query.queryKey })
  queries.setQueryData(query.queryKey, saved)
  // Dives name what was taken along.
  void refresh(queries, ['/api/dive-log'])
}
