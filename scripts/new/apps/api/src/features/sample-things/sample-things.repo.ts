import type { Db } from '#db/client.ts'
import { sampleThings } from '#db/schema/sample-things.ts'

type Row = Pick<typeof sampleThings.$inferSelect, 'id' | 'name'>

/** All of them, in no particular order. */
export const listSampleThings = (db: Db): Promise<Row[]> =>
  db.select({ id: sampleThings.id, name: sampleThings.name }).from(sampleThings)
