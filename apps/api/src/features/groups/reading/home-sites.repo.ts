import type { HomeSite } from '@soundings/contract/groups'
import { groupLimits } from '@soundings/contract/groups-fields'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { groupSites } from '#db/schema/groups.ts'

const day = 86_400_000

type Row = Omit<HomeSite, 'coordinates' | 'lately'> & { lng: number; lat: number; lately: HomeSite['lately'] }

/** The public sites that a group calls its own, in its order, with what was lately reported there. */
export const findHomeSites = async (db: Db, groupId: string, now: Date): Promise<HomeSite[]> => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day).toISOString().slice(0, 10)
  const { rows } = await db.execute<Row>(sql`
    select site.id, site.slug, site.site_name as "siteName", site.country, site.lng, site.lat,
      site.max_depth as "maxDepth", lately.report as lately,
      (select count(*)::int from reports report where report.site_id = site.id
        and report.approval_status = 'approved' and report.dive_date >= ${daysAgo(30)}::date) as reports
    from group_sites home
    join sites site on site.id = home.site_id and site.approval_status = 'approved'
    left join lateral (
      select json_build_object('reportId', report.id, 'title', report.title, 'diveDate', report.dive_date,
        'rating', report.rating) as report
      from reports report
      where report.site_id = site.id and report.approval_status = 'approved'
        and report.dive_date >= ${daysAgo(groupLimits.latelyDays)}::date
      order by report.dive_date desc, report.id desc limit 1
    ) lately on true
    where home.group_id = ${groupId}
    order by home.position, home.site_id`)
  return rows.map(({ lng, lat, ...site }) => ({ ...site, coordinates: [lng, lat] }))
}

/** Replaces the sites that a group calls its own. */
export const saveHomeSites = async (tx: Db, groupId: string, siteIds: readonly string[]): Promise<void> => {
  await tx.delete(groupSites).where(sql`${groupSites.groupId} = ${groupId}`)
  const rows = [...new Set(siteIds)].map((siteId, position) => ({ groupId, siteId, position }))
  if (rows.length > 0) await tx.insert(groupSites).values(rows)
}
