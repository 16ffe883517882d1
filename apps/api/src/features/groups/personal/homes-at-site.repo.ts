import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { groupSites } from '#db/schema/groups.ts'

/** Groups at home at a site are so at another one; answers which were not before. */
export const transferHomes = async (tx: Db, from: string, into: string): Promise<string[]> => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update group_sites home set site_id = ${into}
    where home.site_id = ${from} and not exists (
      select from group_sites other where other.group_id = home.group_id and other.site_id = ${into})
    returning home.group_id as id`)
  await deleteHomesAt(tx, from)
  return rows.map(({ id }) => id)
}

/** Those of these groups that are still at home there go back. */
export const returnHomes = async (
  tx: Db,
  { outOf, siteId, groupIds }: { outOf: string; siteId: string; groupIds: readonly string[] },
): Promise<void> => {
  await tx.execute(sql`
    update group_sites home set site_id = ${siteId}
    where home.site_id = ${outOf} and home.group_id = any(${sql.param([...groupIds])}::uuid[])
      and not exists (
        select from group_sites other where other.group_id = home.group_id and other.site_id = ${siteId})`)
}

export const deleteHomesAt = async (tx: Db, siteId: string): Promise<void> => {
  await tx.delete(groupSites).where(eq(groupSites.siteId, siteId))
}
