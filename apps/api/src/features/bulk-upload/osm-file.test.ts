import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { projectRoot } from '#config/project.ts'
import { testDatabase } from '#src/testing/database.ts'
import { bulkUploadService } from './bulk-upload.service.ts'

const file = join(projectRoot, '../shared/data/dive-sites-osm.geojson')

test.runIf(existsSync(file))(
  '3,256 dive sites of OpenStreetMap arrive, and a second run changes nothing',
  async () => {
    const { db } = await testDatabase()
    const service = bulkUploadService({ db, clock: () => new Date() })
    const upload = (allOrNothing: boolean) =>
      service.upload(createReadStream(file), { status: 'approved', allOrNothing })
    const state = async () => {
      const { rows } = await db.execute(sql`
      select count(*)::int, max(revision)::int as revision, md5(string_agg(sites::text, '' order by id)) as digest,
        count(*) filter (where source = 'openstreetmap' and licence = 'ODbL-1.0')::int as credited
      from sites`)
      return rows[0]
    }

    const same = {
      format: 'GeoJSON',
      read: 3_256,
      updated: 0,
      nearDuplicates: { count: 36 },
      countriesFilled: 8,
      warnings: { count: 0 },
    }
    const refused = await upload(true)
    expect(refused).toMatchObject({ ...same, created: 3_217, faultyRows: 3, isWritten: false })
    expect(refused.errors.first.map(({ row, field }) => [row, field])).toEqual([
      [751, 'name'],
      [2593, 'name'],
      [3149, 'name'],
    ])
    expect(await state()).toMatchObject({ count: 0 })

    expect(await upload(false)).toMatchObject({ ...same, created: 3_217, unchanged: 0, isWritten: true })
    const before = await state()
    expect(before).toMatchObject({ count: 3_217, credited: 3_217 })
    expect(await upload(false)).toMatchObject({ ...same, created: 0, unchanged: 3_217, isWritten: true })
    expect(await state()).toEqual(before)
  },
)
