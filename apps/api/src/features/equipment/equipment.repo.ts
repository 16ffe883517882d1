import { type EquipmentItem, type EquipmentList, equipmentLimits } from '@soundings/contract/equipment'
import { and, asc, eq, isNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { equipment, equipmentLists } from '#db/schema/equipment.ts'

/** Keeps a person’s list from others until the transaction ends, and makes it where there is none. */
export const openList = async (tx: Db, ownerId: string) => {
  await tx.insert(equipmentLists).values({ ownerId }).onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(equipmentLists)
    .where(eq(equipmentLists.ownerId, ownerId))
    .for('update')
  return row
}

export const findList = async (db: Db, ownerId: string) => {
  const [row] = await db.select().from(equipmentLists).where(eq(equipmentLists.ownerId, ownerId))
  return row
}

export const writeList = async (
  tx: Db,
  ownerId: string,
  { sets, isCounted }: Pick<EquipmentList, 'sets' | 'isCounted'>,
): Promise<void> => {
  await tx
    .update(equipmentLists)
    .set({ sets, isCounted, version: sql`${equipmentLists.version} + 1` })
    .where(eq(equipmentLists.ownerId, ownerId))
}

export const listItems = async (db: Db, ownerId: string): Promise<EquipmentItem[]> => {
  const rows = await db
    .select()
    .from(equipment)
    .where(and(eq(equipment.ownerId, ownerId), isNull(equipment.removedAt)))
    .orderBy(asc(equipment.position), asc(equipment.id))
  return rows.map(({ ownerId: _, position: _p, removedAt: _r, dueTold: _d, ...item }) => item)
}

/** Puts aside what is not among these ids; older things that were put aside make room for it. */
const putAside = async (tx: Db, ownerId: string, ids: string[], at: Date): Promise<void> => {
  const left = ids.length > 0 ? notInArray(equipment.id, ids) : undefined
  await tx
    .update(equipment)
    .set({ removedAt: at })
    .where(and(eq(equipment.ownerId, ownerId), isNull(equipment.removedAt), left))
  await tx.execute(sql`
    delete from equipment where id in (
      select id from equipment where owner_id = ${ownerId}::uuid and removed_at is not null
      order by removed_at desc, id offset ${equipmentLimits.items})
  `)
}

/** Writes these items instead of those that were there; answers how many are the person’s own. */
export const writeItems = async (
  tx: Db,
  ownerId: string,
  { items, at }: { items: EquipmentItem[]; at: Date },
): Promise<number> => {
  await putAside(
    tx,
    ownerId,
    items.map(({ id }) => id),
    at,
  )
  let written = 0
  for (const [position, item] of items.entries()) {
    const { id: _, ...told } = item
    const rows = await tx
      .insert(equipment)
      .values({ ...item, ownerId, position })
      .onConflictDoUpdate({
        target: equipment.id,
        set: { ...told, position, removedAt: null },
        setWhere: eq(equipment.ownerId, ownerId),
      })
      .returning({ id: equipment.id })
    written += rows.length
  }
  return written
}

/** Deletes for good what was left out of its list before then. */
export const forgetRemoved = async (db: Db, before: Date): Promise<void> => {
  await db.delete(equipment).where(lt(equipment.removedAt, before))
}

export const deleteEquipment = async (tx: Db, ownerId: string): Promise<void> => {
  await tx.delete(equipment).where(eq(equipment.ownerId, ownerId))
  await tx.delete(equipmentLists).where(eq(equipmentLists.ownerId, ownerId))
}

type Dived = { id: string; dives: number; hours: number; lastDive: string | null; divesSinceService: number }

/** How often somebody dived with each of their things, in all and since its last service. */
export const countDives = async (db: Db, ownerId: string): Promise<Dived[]> => {
  const { rows } = await db.execute<Dived>(sql`
    select equipment.id, count(dives.id)::int as dives,
      round(coalesce(sum(duration_seconds), 0) / 3600.0, 1)::float8 as hours,
      max(starts_at)::date::text as "lastDive",
      (count(dives.id) filter (where starts_at::date >= coalesce(
        (select max((service ->> 'date')::date) from jsonb_array_elements(services) service), '-infinity'::date)))::int
        as "divesSinceService"
    from equipment
    left join dive_equipment on equipment_id = equipment.id
    left join dives on dives.id = dive_id and deleted_at is null
    where equipment.owner_id = ${ownerId}::uuid and removed_at is null
    group by equipment.id
  `)
  return rows
}
