import { and, desc, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { events } from '#db/schema/events.ts'
import { photos } from '#db/schema/media.ts'
import { publicThings } from '#db/schema/statistics.ts'
import type { TimedPlace } from '#shared/timed-place.ts'

/** An illustration is nobody’s news, and a series of events is told of once. */
const isNews = sql`not exists (
    select from ${photos} where ${photos.id} = ${publicThings.id} and ${photos.isIllustration})
  and not exists (
    select from ${events} where ${events.id} = ${publicThings.id} and coalesce(${events.seriesN}, 0) > 0)`

/** What became public after the last page, newest first, whether or not everybody still sees it. */
export const readPublicThings = (db: Db, after: TimedPlace | undefined, limit: number) =>
  db
    .select({ id: publicThings.id, kind: publicThings.kind, at: publicThings.at })
    .from(publicThings)
    .where(
      and(
        isNews,
        after &&
          sql`(${publicThings.at}, ${publicThings.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(publicThings.at), desc(publicThings.id))
    .limit(limit)

export type PublicRow = Awaited<ReturnType<typeof readPublicThings>>[number]

/** Whose these things are, and where; nobody is named beside what has no name. */
export const findDoers = async (db: Db, ids: readonly string[]) => {
  const { rows } = await db.execute<{ id: string; user_id: string | null; site_id: string | null }>(sql`
    with asked as (select unnest(${sql.param([...ids])}::uuid[]) as id)
    select id, created_by as user_id, id as site_id from asked join sites using (id)
    union all select id, uploader_id, site_id from asked join ${photos} using (id)
    union all select id, author_id, site_id from asked join reports using (id)
    union all select id, case when is_anonymous then null else author_id end, site_id from asked join forum_threads using (id)
    union all select id, organiser_id, site_id from asked join events using (id)
    union all select id, null, null from asked join groups using (id)`)
  return new Map(rows.map(({ id, user_id, site_id }) => [id, { userId: user_id, siteId: site_id }]))
}
