import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Puts everything onto the dives that its owner made while they had it. */
export const takeAlong = async (tx: Db, ownerId: string): Promise<void> => {
  await tx.execute(sql`
    insert into dive_equipment (dive_id, equipment_id)
    select dives.id, equipment.id from dives join equipment using (owner_id)
    where owner_id = ${ownerId}::uuid
      and starts_at::date between coalesce(bought_on, '-infinity') and coalesce(retired_on, 'infinity')
    on conflict do nothing
  `)
}
