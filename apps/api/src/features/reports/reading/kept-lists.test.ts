import type { Report } from '@soundings/contract/reports'
import { expect, it, vi } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { otherConnection } from '#src/testing/database.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addPerson } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addReport } from '#src/testing/reports.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps, connectionString } = await testApp()
const { db } = deps
/** Another program that writes. */
const other = await otherConnection(connectionString)

const author = await addPerson(deps, { handle: 'dora_dives' })
const reef = await addSite(db, { siteName: 'Report Reef' })
const photo = await addPhoto(db, { siteId: reef })
const { id } = await addReport(db, { siteId: reef, authorId: author.id }, [photo.id])
const url = `/api/reports/site/${reef}`

const shown = async (): Promise<Report[]> => (await app.inject(url)).json().items

it('are read from memory while nothing changes', async () => {
  await eventually(async () => {
    await shown()
    const spy = vi.spyOn(db, 'select')
    await shown()
    const times = spy.mock.calls.length
    spy.mockRestore()
    expect(times).toBe(0)
  })
})

it.each([
  ['its words', 'update reports set title = $1', 'Night dive', (report?: Report) => report?.title],
  [
    'how many people it helped',
    'update reports set helpful_count = $1::int',
    '7',
    (report?: Report) => report && String(report.helpfulCount),
  ],
  ['its site', 'update sites set site_name = $1', 'New Reef', (report?: Report) => report?.diveSite.siteName],
  ['its author', 'update users set handle = $1', 'dorothea', (report?: Report) => report?.authorHandle],
  [
    'its photo',
    'update photos set caption = $1',
    'A turtle',
    (report?: Report) => report?.photos[0]?.caption,
  ],
] as const)(
  'tell of a report that %s is another soon after another program wrote it',
  async (_, statement, value, of) => {
    expect(of((await shown())[0])).not.toBe(value)
    await other.query(statement, [value])
    await eventually(async () => expect(of((await shown())[0])).toBe(value))
  },
)

it.each([
  [
    'it is rejected',
    "update reports set approval_status = 'rejected'",
    "update reports set approval_status = 'approved'",
  ],
  [
    'its site is hidden',
    "update sites set approval_status = 'pending'",
    "update sites set approval_status = 'approved'",
  ],
])('leave a report out soon after %s, and show it again after it is public', async (_, hide, show) => {
  for (const [statement, count] of [
    [hide, 0],
    [show, 1],
  ] as const) {
    await other.query(statement)
    await eventually(async () => expect(await shown()).toHaveLength(count))
  }
})

it('show a report without a photo soon after that was taken from it', async () => {
  expect((await shown())[0]?.media).toEqual([photo.id])
  await other.query('delete from report_photos')
  await eventually(async () => expect((await shown())[0]?.media).toEqual([]))
})

it('have another report soon after it came, and not once it is deleted', async () => {
  const late = await addReport(db, { siteId: reef, diveDate: '2026-05-20' })
  await eventually(async () => expect((await shown()).map((report) => report.id)).toEqual([late.id, id]))
  await other.query('delete from reports where id = $1', [late.id])
  await eventually(async () => expect(await shown()).toHaveLength(1))
})
