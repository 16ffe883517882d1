import type { Coordinates } from '@soundings/contract/common'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { reportMonths } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'
import { type RowReach, reachColumns, toReach } from '../places/reach.repo.ts'

/** What the approved sites say that name a country, and a region or none, by exactly these words. */
export type SeasonRow = RowReach & {
  country: string
  region: string | null
  count: number
  /** How many say which months are best, and how many say so of each month; nobody is sent to a closed one. */
  told: number
  months: number[]
  /** How many name cold water as a hazard, and how many lie in lakes, quarries and rivers. */
  cold: number
  inland: number
  middle: Coordinates
  /** What divers measured there in the month: the sum of it in degrees Celsius, and of how many dives. */
  warmth: { sum: number; dives: number }
}

const isOpen = sql`${sites.accessStatus} is distinct from 'closed'`
const countOf = (condition: ReturnType<typeof sql>) =>
  sql<number>`(count(*) filter (where ${condition}))::int`

const monthCounts = sql<number[]>`array[${sql.join(
  Array.from({ length: 12 }, (_, at) => countOf(sql`${at + 1} = any(${sites.bestMonths}) and ${isOpen}`)),
  sql`, `,
)}]`

const named = and(eq(sites.approvalStatus, 'approved'), isNotNull(sites.country))

const readSeasons = (db: Db) =>
  db
    .select({
      country: sites.country,
      region: sites.region,
      count: sql<number>`count(*)::int`,
      told: countOf(sql`cardinality(${sites.bestMonths}) > 0 and ${isOpen}`),
      months: monthCounts,
      cold: countOf(sql`'cold-water' = any(${sites.hazards})`),
      inland: countOf(sql`${sites.waterBodyType} in ('lake', 'quarry', 'river')`),
      ...reachColumns,
    })
    .from(sites)
    .where(named)
    .groupBy(sites.country, sites.region)

/** Of each place, what is counted of its reports of a month as `t:27.5`: how often a temperature was measured. */
const readWarmth = (db: Db, month: number) =>
  db
    .select({
      country: sites.country,
      region: sites.region,
      sum: sql<number>`sum(substr(measured.mark, 3)::float8 * measured.dives::int)`,
      dives: sql<number>`sum(measured.dives::int)::int`,
    })
    .from(reportMonths)
    .innerJoin(sites, eq(sites.id, reportMonths.siteId))
    .innerJoin(
      sql`lateral jsonb_each_text(${reportMonths.counts}) as measured(mark, dives)`,
      sql`measured.mark like 't:%'`,
    )
    .where(and(named, eq(reportMonths.month, month)))
    .groupBy(sites.country, sites.region)

/** What the sites of each country and region say together of a month, 1 to 12. */
export const readRegions = async (db: Db, month: number): Promise<SeasonRow[]> => {
  const [rows, warmth] = await Promise.all([readSeasons(db), readWarmth(db, month)])
  const keyOf = ({ country, region }: { country: string | null; region: string | null }) =>
    JSON.stringify([country, region])
  const measured = new Map(warmth.map((row) => [keyOf(row), { sum: row.sum, dives: row.dives }]))
  return rows.map((row) => {
    const { country, region, count, told, months, cold, inland } = row
    const { reach, middle } = toReach(row)
    return {
      ...reach,
      country: country ?? '',
      region,
      count,
      told,
      months,
      cold,
      inland,
      middle,
      warmth: measured.get(keyOf(row)) ?? { sum: 0, dives: 0 },
    }
  })
}
