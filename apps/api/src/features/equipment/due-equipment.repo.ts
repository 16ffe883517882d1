import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { equipment } from '#db/schema/equipment.ts'

/** Who has something in use that is serviced from time to time. */
export const findServicedOwners = async (db: Db): Promise<string[]> => {
  const rows = await db
    .select({ ownerId: equipment.ownerId })
    .from(equipment)
    .where(
      and(
        isNull(equipment.removedAt),
        isNull(equipment.retiredOn),
        or(isNotNull(equipment.serviceMonths), isNotNull(equipment.serviceDives)),
      ),
    )
    .groupBy(equipment.ownerId)
  return rows.map(({ ownerId }) => ownerId)
}

/** For which due service of each thing its owner was told. */
export const listTold = async (db: Db, ownerId: string): Promise<Map<string, string | null>> => {
  const rows = await db
    .select({ id: equipment.id, dueTold: equipment.dueTold })
    .from(equipment)
    .where(eq(equipment.ownerId, ownerId))
  return new Map(rows.map(({ id, dueTold }) => [id, dueTold]))
}

export const writeTold = async (tx: Db, id: string, dueTold: string): Promise<void> => {
  await tx.update(equipment).set({ dueTold }).where(eq(equipment.id, id))
}
