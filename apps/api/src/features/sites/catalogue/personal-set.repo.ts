import type { ApprovalStatus, SiteSet } from '@soundings/contract/sites'
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { favorites } from '#db/schema/contributions.ts'
import { sites } from '#db/schema/sites.ts'
import { shownStatus } from '../sites-rows.repo.ts'
import { seenBy } from '../sites-seen.repo.ts'
import type { Viewer } from '../viewer.ts'
import type { CatalogueRow } from './columns.ts'
import { rowColumns, wordColumns } from './sites-catalogue.repo.ts'
import type { SiteWords } from './words.ts'

export type PersonalSet = Exclude<SiteSet, 'all'>

type Row = CatalogueRow & { status: ApprovalStatus }

/** So many rows are read in one go; between them, requests are answered. */
const batchSize = 1_000

const isIn = (db: Db, set: PersonalSet, viewer: Viewer): SQL | undefined => {
  if (set === 'my_sites') return and(eq(sites.createdBy, viewer.id), ne(sites.approvalStatus, 'removed'))
  const chosen = db.select({ id: favorites.siteId }).from(favorites).where(eq(favorites.userId, viewer.id))
  return and(inArray(sites.id, chosen), seenBy(viewer))
}

/** A person's own sites, or their favourites, in order of name; the words of their texts where they are wanted. */
export const readPersonalSet = async (
  db: Db,
  set: PersonalSet,
  viewer: Viewer,
  withWords: boolean,
): Promise<{ rows: Row[]; wordsOf: Map<number, SiteWords> }> => {
  const rows: Row[] = []
  const wordsOf = new Map<number, SiteWords>()
  for (;;) {
    const last = rows.at(-1)
    const batch = await db
      .select({ ...rowColumns, status: sites.approvalStatus, ...(withWords && wordColumns) })
      .from(sites)
      .where(
        and(
          isIn(db, set, viewer),
          last && sql`(${sites.sortName}, ${sites.id}) > (${last.sortName}, ${last.id}::uuid)`,
        ),
      )
      .orderBy(asc(sites.sortName), asc(sites.id))
      .limit(batchSize)
    for (const { status, names = '', places = '', facts = '', ...row } of batch) {
      if (withWords) wordsOf.set(rows.length, { names, places, facts })
      rows.push({ ...row, status: shownStatus(status) })
    }
    if (batch.length < batchSize) return { rows, wordsOf }
  }
}
