import type { Coordinates } from '@soundings/contract/common'
import type { NearbySite } from '@soundings/contract/sites'
import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sites } from '#db/schema/sites.ts'
import { summaryColumns, toSummary } from '../sites-rows.repo.ts'
import { seenBy } from '../sites-seen.repo.ts'
import { type NewSite, newColumns } from '../sites-writing.repo.ts'
import type { Viewer } from '../viewer.ts'

/** What a site that a person adds has beside what every new site has. */
type Added = { createdBy: string; clientKey: string; approvedBy: string | null; submittedAt: Date | null }

/** Adds a site unless its author has sent it before; answers whether it is new. */
export const insertAdded = async (tx: Db, site: NewSite, added: Added): Promise<boolean> => {
  const rows = await tx
    .insert(sites)
    .values({ ...newColumns(site), ...added })
    .onConflictDoNothing({
      target: [sites.createdBy, sites.clientKey],
      where: sql`client_key is not null`,
    })
    .returning({ id: sites.id })
  return rows.length > 0
}

export const findAdded = async (
  db: Db,
  createdBy: string,
  clientKey: string,
): Promise<string | undefined> => {
  const [row] = await db
    .select({ id: sites.id })
    .from(sites)
    .where(and(eq(sites.createdBy, createdBy), eq(sites.clientKey, clientKey)))
  return row?.id
}

/** So many sites around one point are looked at; more within so small a distance are not all dive sites. */
const maxAround = 200

/** The sites within `radius` kilometres of a point that somebody may see, nearest first, with their other names. */
export const findAround = async (
  db: Db,
  viewer: Viewer,
  [lng, lat]: Coordinates,
  { radius, except }: { radius: number; except: string | undefined },
): Promise<(NearbySite & { aliases: string[] })[]> => {
  const here = sql`place_of(${lat}, ${lng})`
  const there: SQL = sql`place_of(${sites.lat}, ${sites.lng})`
  const rows = await db
    .select({
      ...summaryColumns,
      aliases: sites.aliases,
      distance: sql<number>`km_between(${here}, ${there})`,
    })
    .from(sites)
    .where(
      and(
        seenBy(viewer),
        except === undefined ? undefined : ne(sites.id, except),
        sql`cube_enlarge(${here}, ${radius}, 3) @> ${there}`,
      ),
    )
    .orderBy(sql`${there} <-> ${here}`)
    .limit(maxAround)
  return rows.map(({ distance, aliases, ...row }) => ({ ...toSummary(row), aliases, distance }))
}
