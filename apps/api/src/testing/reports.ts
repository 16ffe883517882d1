import { reportTitle } from '@soundings/contract/reports'
import { v7 as newId } from 'uuid'
import type { Db } from '#db/client.ts'
import { reportPhotos, reports } from '#db/schema/reports.ts'

type Row = typeof reports.$inferInsert

const at = new Date('2026-05-20T10:00:00Z')

/** An approved report of a site about which nothing is known but how good it was. */
export const buildReport = (known: Partial<Row> & Pick<Row, 'siteId'>): Row => ({
  id: newId(),
  rating: 5,
  title: reportTitle,
  content: '',
  diveDate: '2026-05-16',
  approvalStatus: 'approved',
  createdAt: at,
  lastUpdated: at,
  submittedAt: at,
  ...known,
})

/** Puts a report with these photos into the database and answers its row. */
export const addReport = async (
  db: Db,
  known: Parameters<typeof buildReport>[0],
  photoIds: string[] = [],
): Promise<Row> => {
  const row = buildReport(known)
  await db.insert(reports).values(row)
  const photos = photoIds.map((photoId, position) => ({ reportId: row.id, photoId, position }))
  if (photos.length > 0) await db.insert(reportPhotos).values(photos)
  return row
}
