import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sites } from '#db/schema/sites.ts'
import type { CatalogueRow } from './columns.ts'

const approved = eq(sites.approvalStatus, 'approved')
const batchSize = 2_000

/** What tells two states of the approved sites apart; see the map's repo for why it is the sum. */
export const readCatalogueState = async (db: Db): Promise<string> => {
  const [row] = await db
    .select({ state: sql<string>`concat(coalesce(sum(${sites.revision}), 0), '-', count(*))` })
    .from(sites)
    .where(approved)
  return row?.state ?? ''
}

/** Every approved site by what it can be chosen by, in order of name, as one snapshot. */
export const readCatalogue = (db: Db): Promise<{ state: string; rows: CatalogueRow[] }> =>
  db.transaction(
    async (tx) => {
      const state = await readCatalogueState(tx)
      const rows: CatalogueRow[] = []
      let after: { name: string; id: string } | undefined
      for (;;) {
        const batch = await tx
          .select({
            id: sites.id,
            mapId: sites.mapId,
            name: sites.sortName,
            lng: sites.lng,
            lat: sites.lat,
            country: sites.country,
            countryKey: sites.countryKey,
            difficulty: sites.difficulty,
            waterBodyType: sites.waterBodyType,
            diveSiteCategory: sites.diveSiteCategory,
            diveType: sites.diveType,
            hazards: sites.hazards,
            maxDepth: sites.maxDepth,
            averageRating: sites.averageRating,
            hasPhotos: sql<boolean>`${sites.imageUrl} is not null`,
            siteName: sites.siteName,
          })
          .from(sites)
          .where(
            and(
              approved,
              after && sql`(${sites.sortName}, ${sites.id}) > (${after.name}, ${after.id}::uuid)`,
            ),
          )
          .orderBy(asc(sites.sortName), asc(sites.id))
          .limit(batchSize)
        rows.push(...batch)
        after = batch.at(-1)
        if (batch.length < batchSize) return { state, rows }
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
