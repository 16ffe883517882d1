import { randomBytes } from 'node:crypto'
import { v7 as newId } from 'uuid'
import type { Db } from '#db/client.ts'
import { photos } from '#db/schema/media.ts'

type Row = typeof photos.$inferInsert

const at = new Date('2026-05-20T10:00:00Z')

/** A photo that is approved and can be shown, with everything that the database demands. */
export const buildPhoto = (known: Partial<Row> = {}): Row => ({
  id: newId(),
  key: randomBytes(16).toString('hex'),
  approvalStatus: 'approved',
  state: 'ready',
  width: 1920,
  height: 1280,
  createdAt: at,
  submittedAt: at,
  ...known,
})

/** Puts a photo into the database and answers its row; its files are nowhere. */
export const addPhoto = async (db: Db, known: Partial<Row> = {}): Promise<Row> => {
  const row = buildPhoto(known)
  await db.insert(photos).values(row)
  return row
}
