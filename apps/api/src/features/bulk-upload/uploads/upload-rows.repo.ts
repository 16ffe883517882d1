import { bulkUploadLimits, type UploadCounts } from '@soundings/contract/bulk-upload'
import { and, asc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { insertMany } from '#db/insert-many.ts'
import { uploadRows } from '#db/schema/uploads.ts'

export type RowRecord = typeof uploadRows.$inferSelect
export type RowFilter = 'all' | 'faulty' | 'near' | 'good'

const isFaulty = sql`${uploadRows.issues} <> '[]'`
const isFine = sql`${uploadRows.issues} = '[]'`

const conditions: Record<RowFilter, SQL | undefined> = {
  all: undefined,
  faulty: isFaulty,
  near: and(isFine, isNotNull(uploadRows.near)),
  good: and(isFine, isNull(uploadRows.near)),
}

/** Rows of a file as they come, some hundred at once. */
export const insertRows = (db: Db, rows: (typeof uploadRows.$inferInsert)[]): Promise<void> =>
  insertMany(db, uploadRows, rows)

type Checked = Pick<
  RowRecord,
  'row' | 'facts' | 'provenance' | 'countryFilled' | 'lng' | 'lat' | 'issues' | 'near' | 'choice'
>

/** What a check found, for many rows in one statement. */
export const writeChecked = async (db: Db, uploadId: string, rows: readonly Checked[]): Promise<void> => {
  const found = rows.map(({ row, facts, provenance, countryFilled, lng, lat, issues, near, choice }) => ({
    row,
    facts,
    provenance,
    countryFilled,
    lng,
    lat,
    issues,
    near,
    choice,
  }))
  await db.execute(sql`
    update upload_rows set facts = nullif(found.facts, 'null'), provenance = nullif(found.provenance, 'null'),
      country_filled = found."countryFilled", lng = found.lng, lat = found.lat, issues = found.issues,
      near = nullif(found.near, 'null'), choice = found.choice
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found("row" int, facts jsonb, provenance jsonb,
      "countryFilled" text, lng float8, lat float8, issues jsonb, near jsonb, choice text)
    where upload_id = ${uploadId}::uuid and upload_rows."row" = found."row"
  `)
}

type Result = Pick<RowRecord, 'row' | 'result' | 'siteId' | 'changeId' | 'near'>

export const writeResults = async (db: Db, uploadId: string, rows: readonly Result[]): Promise<void> => {
  await db.execute(sql`
    update upload_rows set result = found.result, site_id = found."siteId", change_id = found."changeId",
      near = nullif(found.near, 'null')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as found("row" int, result text, "siteId" uuid,
      "changeId" uuid, near jsonb)
    where upload_id = ${uploadId}::uuid and upload_rows."row" = found."row"
  `)
}

export const writeRow = async (
  db: Db,
  uploadId: string,
  row: number,
  values: Partial<RowRecord>,
): Promise<void> => {
  await db
    .update(uploadRows)
    .set(values)
    .where(and(eq(uploadRows.uploadId, uploadId), eq(uploadRows.row, row)))
}

type Asked = {
  after: number
  limit: number
  filter?: RowFilter
  results?: NonNullable<RowRecord['result']>[]
}

/** Rows behind a line of the file, in its order. */
export const readRowsAfter = (
  db: Db,
  uploadId: string,
  { after, limit, filter = 'all', results }: Asked,
): Promise<RowRecord[]> =>
  db
    .select()
    .from(uploadRows)
    .where(
      and(
        eq(uploadRows.uploadId, uploadId),
        gt(uploadRows.row, after),
        conditions[filter],
        results && inArray(uploadRows.result, results),
      ),
    )
    .orderBy(asc(uploadRows.row))
    .limit(limit)

/** All rows, some hundred at a time. */
export async function* rowBatches(
  db: Db,
  uploadId: string,
  asked: Omit<Asked, 'after' | 'limit'> = {},
): AsyncGenerator<RowRecord[]> {
  const limit = 200
  for (let after = 0; ; ) {
    const rows = await readRowsAfter(db, uploadId, { ...asked, after, limit })
    if (rows.length > 0) yield rows
    if (rows.length < limit) return
    after = rows.at(-1)?.row ?? after
  }
}

export const findRow = async (db: Db, uploadId: string, row: number): Promise<RowRecord | undefined> => {
  const [found] = await db
    .select()
    .from(uploadRows)
    .where(and(eq(uploadRows.uploadId, uploadId), eq(uploadRows.row, row)))
  return found
}

export const countMatching = async (db: Db, uploadId: string, filter: RowFilter): Promise<number> => {
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(uploadRows)
    .where(and(eq(uploadRows.uploadId, uploadId), conditions[filter]))
  return found?.count ?? 0
}

const zero: UploadCounts = { rows: 0, good: 0, faulty: 0, near: 0, create: 0, fill: 0, skipped: 0 }

export const countRows = async (db: Db, uploadId: string): Promise<UploadCounts> => {
  const { rows } = await db.execute<UploadCounts>(sql`
    select count(*)::int as rows,
      (count(*) filter (where issues = '[]' and near is null and choice is distinct from 'skip'))::int as good,
      (count(*) filter (where issues <> '[]'))::int as faulty,
      (count(*) filter (where issues = '[]' and near is not null))::int as near,
      (count(*) filter (where issues = '[]' and near is not null and choice = 'create'))::int as create,
      (count(*) filter (where issues = '[]' and near is not null and choice = 'fill'))::int as fill,
      (count(*) filter (where issues = '[]' and near is null and choice = 'skip'))::int as skipped
    from upload_rows where upload_id = ${uploadId}::uuid
  `)
  return rows[0] ?? zero
}

type Point = { row: number; lng: number; lat: number; name: string; isNear: boolean }

/** Where the rows lie that have a position. */
export const readPoints = async (db: Db, uploadId: string): Promise<Point[]> => {
  const { rows } = await db.execute<Point>(sql`
    select "row", lng, lat, coalesce(facts ->> 'siteName', '') as name, near is not null as "isNear"
    from upload_rows where upload_id = ${uploadId}::uuid and lng is not null and issues = '[]'
    order by "row" limit ${bulkUploadLimits.rows}
  `)
  return rows
}

/** Earlier rows of the file within so many degrees of a place. */
export const readRowsNear = (
  db: Db,
  uploadId: string,
  { row, lng, lat, degrees }: { row: number; lng: number; lat: number; degrees: number },
): Promise<RowRecord[]> =>
  db
    .select()
    .from(uploadRows)
    .where(
      and(
        eq(uploadRows.uploadId, uploadId),
        sql`${uploadRows.row} < ${row}`,
        isFine,
        isNull(uploadRows.near),
        sql`${uploadRows.lat} between ${lat - degrees} and ${lat + degrees}`,
        sql`abs(${uploadRows.lng} - ${lng}) <= ${degrees / Math.max(0.01, Math.cos((lat * Math.PI) / 180))}`,
      ),
    )
    .limit(200)

export const readCreated = (db: Db, uploadId: string, results: NonNullable<RowRecord['result']>[]) =>
  db
    .select({ row: uploadRows.row, siteId: uploadRows.siteId, facts: uploadRows.facts })
    .from(uploadRows)
    .where(and(eq(uploadRows.uploadId, uploadId), inArray(uploadRows.result, results)))
    .orderBy(asc(uploadRows.row))
    .limit(bulkUploadLimits.errors)

export const countResults = async (
  db: Db,
  uploadId: string,
): Promise<Partial<Record<NonNullable<RowRecord['result']>, number>>> => {
  const rows = await db
    .select({ result: uploadRows.result, count: sql<number>`count(*)::int` })
    .from(uploadRows)
    .where(and(eq(uploadRows.uploadId, uploadId), isNotNull(uploadRows.result)))
    .groupBy(uploadRows.result)
  return Object.fromEntries(rows.map(({ result, count }) => [result, count]))
}
