import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { siteDivers } from '#db/schema/relations.ts'

/** Whoever dives at the one site dives at the other; the rows of the hidden site stay for its return. */
export const transferDivers = async (tx: Db, from: string, into: string): Promise<void> => {
  await tx.execute(sql`
    insert into site_divers (site_id, user_id, kind, at, came_from)
    select ${into}, user_id, kind, at, coalesce(came_from, ${from}) from site_divers where site_id = ${from}
    on conflict do nothing
  `)
}

/**
 * Takes those whom these sites brought along from a site and from those merged into it, but for those whom another merged
 * site brings too.
 */
export const returnDivers = async (tx: Db, into: string, cameFrom: string[]): Promise<void> => {
  const { rows } = await tx.execute<{ user_id: string }>(sql`
    delete from site_divers
    where came_from = any(${sql.param(cameFrom)}::uuid[])
      and (site_id = ${into} or site_id in (select id from sites where merged_into = ${into}))
    returning user_id
  `)
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into site_divers (site_id, user_id, kind, at, came_from)
    select ${into}, user_id, kind, at, coalesce(came_from, sites.id)
    from site_divers join sites on sites.id = site_divers.site_id
    where sites.merged_into = ${into}
      and user_id = any(${sql.param(rows.map(({ user_id }) => user_id))}::uuid[])
    on conflict do nothing
  `)
}

export const deleteDiversAt = async (tx: Db, siteId: string): Promise<void> => {
  await tx.delete(siteDivers).where(eq(siteDivers.siteId, siteId))
}
