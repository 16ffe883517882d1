import type { Digest } from '@soundings/contract/reports'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { prepared } from '#db/prepared.ts'
import { siteDigests } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'

type Counted = { months: Months; latest: Digest['latest'] }

const digestsOf = prepared((db) => {
  const { siteId, months, latest } = siteDigests
  return db
    .select({ siteId, months, latest })
    .from(siteDigests)
    .innerJoin(sites, eq(sites.id, siteDigests.siteId))
    .where(
      and(sql`${siteId} = any(${sql.placeholder('siteIds')}::uuid[])`, eq(sites.approvalStatus, 'approved')),
    )
    .prepare('digests_of_sites')
})

/** What is counted of these sites, by site; of one that is hidden, or of which nothing is, there is nothing. */
export const findCountsOf = async (db: Db, siteIds: string[]): Promise<Map<string, Counted>> => {
  if (siteIds.length === 0) return new Map()
  const rows = await digestsOf(db).execute({ siteIds })
  return new Map(
    rows.map(({ siteId, months, latest }) => [
      siteId,
      {
        months,
        latest: latest && {
          diveDate: latest.dive_date,
          visibility: latest.visibility,
          waterTemp: latest.water_temp,
          conditions: latest.conditions,
        },
      },
    ]),
  )
}

/** How often each mark was made, by month. */
type Months = (typeof siteDigests.$inferSelect)['months']

/** What is counted of a public site; undefined when nothing is, or the site is hidden. */
export const findCounts = async (db: Db, siteId: string): Promise<Counted | undefined> =>
  (await findCountsOf(db, [siteId])).get(siteId)
