import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Adds so many views to each of these threads, in one statement. */
export const addViews = async (db: Db, views: ReadonlyMap<string, number>): Promise<void> => {
  // In the order of their ids, so that two instances that write at once do not wait for each other in a ring.
  const sorted = [...views].sort(([one], [other]) => (one < other ? -1 : 1))
  await db.execute(sql`
    with added as materialized (
      select thread.id, added.n from forum_threads thread
      join unnest(${sql.param(sorted.map(([id]) => id))}::uuid[], ${sql.param(sorted.map(([, n]) => n))}::int[])
        as added(id, n) on added.id = thread.id
      order by thread.id for no key update of thread
    )
    update forum_threads thread set views = thread.views + added.n from added where thread.id = added.id`)
}
