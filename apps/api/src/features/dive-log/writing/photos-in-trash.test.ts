import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { photos } from '#db/schema/media.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { removalService } from './removal.service.ts'

const { app, deps, passTime } = await testApp()
const { db } = deps
const { get, post, del } = callsOf(app)
const day = 24 * 3_600_000
const dive = { siteName: 'Blue Hole', location: 'Egypt', date: '2026-05-16' }
const { id: uploaderId, headers } = await addPerson(deps)

const add = async (approvalStatus: 'private' | 'approved' = 'private') => {
  const { id = '' } = await addPhoto(db, { uploaderId, approvalStatus })
  return id
}
const isThere = async (id: string) => (await db.select().from(photos).where(eq(photos.id, id))).length > 0
const addDive = async (ids: string[]) =>
  (await post('/api/dive-log/dives', headers, { ...dive, photos: ids })).json().id as string

it('a dive that is brought back has its private photos again', async () => {
  const photo = await add()
  const id = await addDive([photo])
  await del(`/api/dive-log/dives/${id}`, headers)
  await removalService(deps).emptyTrash()
  await post(`/api/dive-log/dives/${id}/restore`, headers, {})
  expect((await get(`/api/dive-log/dives/${id}`, headers)).json().photos).toMatchObject([{ id: photo }])
})

it('a dive that leaves the trash for good takes its private photos along, but none that another dive shows', async () => {
  const [own, shared, open] = [await add(), await add(), await add('approved')]
  const id = await addDive([own, shared, open])
  await addDive([shared])
  await del(`/api/dive-log/dives/${id}`, headers)
  passTime(31 * day)
  await removalService(deps).emptyTrash()
  expect(await Promise.all([own, shared, open].map(isThere))).toEqual([false, true, true])
  passTime(-31 * day)
})
