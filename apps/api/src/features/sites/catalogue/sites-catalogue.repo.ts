import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sites } from '#db/schema/sites.ts'
import type { CatalogueRow } from './columns.ts'
import type { SiteWords } from './words.ts'

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

/** Writes that overlap may commit in another order than that of their revisions; so far back they are looked for. */
const overlap = 1_000

/** The integers of the sites that were hidden since a revision, and of some that were hidden a little before. */
export const readHiddenSince = async (db: Db, revision: number): Promise<Set<number>> => {
  const rows = await db
    .select({ mapId: sites.mapId })
    .from(sites)
    .where(and(ne(sites.approvalStatus, 'approved'), gt(sites.revision, revision - overlap)))
  return new Set(rows.map(({ mapId }) => mapId))
}

/** The words of a site's texts; PostgreSQL has brought those of facts to their stems. */
export const wordColumns = {
  names: sites.searchNames,
  places: sites.searchPlaces,
  facts: sql<string>`array_to_string(tsvector_to_array(${sites.search}), ' ')`,
}

const readWords = async (db: Pick<Db, 'select'>, ids: string[]) =>
  ids.length === 0
    ? []
    : db
        .select({ id: sites.id, ...wordColumns })
        .from(sites)
        .where(inArray(sites.id, ids))

/** What a site can be chosen by. */
export const rowColumns = {
  id: sites.id,
  mapId: sites.mapId,
  revision: sites.revision,
  sortName: sites.sortName,
  searchNames: sites.searchNames,
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
}

type CatalogueRows = {
  state: string
  /** In order of name. */
  rows: CatalogueRow[]
  /** By place in `rows`, the words of the sites that are not known. */
  wordsOf: Map<number, SiteWords>
}

/** Every approved site by what it can be chosen and found by, as one snapshot. */
export const readCatalogue = (
  db: Db,
  isKnown: (id: string, revision: number) => boolean,
): Promise<CatalogueRows> =>
  db.transaction(
    async (tx) => {
      const state = await readCatalogueState(tx)
      const rows: CatalogueRow[] = []
      const wordsOf: CatalogueRows['wordsOf'] = new Map()
      let after: { sortName: string; id: string } | undefined
      for (;;) {
        const batch = await tx
          .select(rowColumns)
          .from(sites)
          .where(
            and(
              approved,
              after && sql`(${sites.sortName}, ${sites.id}) > (${after.sortName}, ${after.id}::uuid)`,
            ),
          )
          .orderBy(asc(sites.sortName), asc(sites.id))
          .limit(batchSize)
        const unknown = new Map<string, number>()
        batch.forEach(({ id, revision }, at) => {
          if (!isKnown(id, revision)) unknown.set(id, rows.length + at)
        })
        for (const { id, ...words } of await readWords(tx, [...unknown.keys()])) {
          wordsOf.set(unknown.get(id) ?? 0, words)
        }
        rows.push(...batch)
        after = batch.at(-1)
        if (batch.length < batchSize) return { state, rows, wordsOf }
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
