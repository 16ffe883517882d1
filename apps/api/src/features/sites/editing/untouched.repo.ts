import { type SQL, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Db } from '#db/client.ts'
import { insertChanges } from './changes.repo.ts'

/** Where people's things refer to sites: the database refuses to delete a site that has any. */
const readReferences = async (db: Db): Promise<SQL[]> => {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select conrelid::regclass::text as "table", attname as "column"
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'sites'::regclass and confdeltype = 'a'
  `)
  return rows.map(
    ({ table, column }) =>
      sql`and not exists (select from ${sql.raw(table)} theirs where theirs.${sql.identifier(column)} = sites.id)`,
  )
}

type Removal = { by: string; at: Date; note: string }

/**
 * Removes those of these sites that are as they were created: never changed, part of no other site, and with nothing of
 * anybody. Answers which. Their ids at the source are free again.
 */
export const removeUntouched = async (
  tx: Db,
  siteIds: readonly string[],
  { by, at, note }: Removal,
): Promise<string[]> => {
  const references = await readReferences(tx)
  const { rows } = await tx.execute<{ id: string }>(sql`
    update sites set approval_status = 'removed', removed_at = ${at.toISOString()}::timestamptz,
      last_updated = ${at.toISOString()}::timestamptz, external_id = null
    where id = any(${sql.param([...siteIds])}::uuid[]) and version = 1 and approval_status = 'approved'
      and (select count(*) from site_changes where site_id = sites.id) <= 1
      and not exists (select from sites led where led.merged_into = sites.id)
      ${sql.join(references, sql` `)}
    returning id
  `)
  const removed = rows.map(({ id }) => id)
  await insertChanges(
    tx,
    removed.map((siteId) => ({
      id: newId(),
      siteId,
      version: 1,
      at,
      actorId: by,
      kind: 'removed' as const,
      note,
      details: { status: 'approved', kept: {} },
    })),
  )
  return removed
}
