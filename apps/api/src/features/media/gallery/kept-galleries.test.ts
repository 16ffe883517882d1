import type { Photo } from '@soundings/contract/media'
import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { photos } from '#db/schema/media.ts'
import { testApp } from '#src/testing/app.ts'
import { otherConnection } from '#src/testing/database.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addPerson } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps, connectionString } = await testApp()
const { db } = deps
/** Another program that writes. */
const other = await otherConnection(connectionString)

const uploader = await addPerson(deps, { handle: 'uma_shoots' })
const reef = await addSite(db, { siteName: 'Photo Reef' })
const { id } = await addPhoto(db, { siteId: reef, uploaderId: uploader.id })
const galleries = ['/api/media', `/api/media/site/${reef}`]

const shown = async (url: string): Promise<Photo[]> => (await app.inject(url)).json().items

it.each(galleries)('%s is read from memory while nothing changes', async (url) => {
  await eventually(async () => {
    await shown(url)
    const spy = vi.spyOn(db, 'select')
    await shown(url)
    const times = spy.mock.calls.length
    spy.mockRestore()
    expect(times).toBe(0)
  })
})

it.each([
  ['the caption', 'update photos set caption = $1', 'Turtle', (photo?: Photo) => photo?.caption],
  [
    'the description',
    'update photos set description = $1',
    'By night',
    (photo?: Photo) => photo?.description,
  ],
  [
    'the rating',
    'update photos set rating_sum = $1::int, rating_count = 1',
    '4',
    (photo?: Photo) => photo && String(photo.averageRating),
  ],
  ['the site', 'update sites set site_name = $1', 'New Reef', (photo?: Photo) => photo?.diveSite?.siteName],
  ['the handle', 'update users set handle = $1', 'ursula', (photo?: Photo) => photo?.uploaderHandle],
] as const)(
  'shows another value of %s soon after another program wrote it',
  async (_, statement, value, of) => {
    for (const url of galleries) expect(of((await shown(url))[0])).not.toBe(value)
    await other.query(statement, [value])
    for (const url of galleries) await eventually(async () => expect(of((await shown(url))[0])).toBe(value))
  },
)

it.each([
  [
    'it is rejected',
    "update photos set approval_status = 'rejected'",
    "update photos set approval_status = 'approved'",
  ],
  [
    'its site is hidden',
    "update sites set approval_status = 'pending'",
    "update sites set approval_status = 'approved'",
  ],
])('no longer shows a photo soon after %s, and again after it is public', async (_, hide, show) => {
  for (const [statement, count] of [
    [hide, 0],
    [show, 1],
  ] as const) {
    await other.query(statement)
    for (const url of galleries) await eventually(async () => expect(await shown(url)).toHaveLength(count))
  }
})

it('has a photo of no site soon after it came, and not once it is deleted', async () => {
  const [url = ''] = galleries
  expect(await shown(url)).toHaveLength(1)
  const alone = await addPhoto(db)
  await eventually(async () => expect((await shown(url)).map((photo) => photo.id)).toEqual([alone.id, id]))
  await db.delete(photos).where(eq(photos.id, alone.id))
  await eventually(async () => expect(await shown(url)).toHaveLength(1))
})

it('shows nobody what a person sees there of their own', async () => {
  const [, url = ''] = galleries
  const waiting = await addPhoto(db, { siteId: reef, uploaderId: uploader.id, approvalStatus: 'pending' })
  const own = (await app.inject({ url, headers: uploader.headers })).json<{ items: Photo[] }>().items
  expect(own.map((photo) => photo.id)).toEqual([waiting.id, id])
  expect((await shown(url)).map((photo) => photo.id)).toEqual([id])
})
