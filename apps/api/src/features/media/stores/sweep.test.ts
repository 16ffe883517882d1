import { utimes } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { diskBlobs } from '#adapters/blobs-disk.ts'
import { photos } from '#db/schema/media.ts'
import { testApp } from '#src/testing/app.ts'
import { testFolder } from '#src/testing/folders.ts'
import { addPerson } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { avatarName, receivedName, renditionName } from '../photo-names.ts'
import { renderLater } from '../renditions/render-photos.ts'
import { sweepService } from './sweep.service.ts'

const { deps } = await testApp()
const { db } = deps
const day = 24 * 3_600_000
const now = Date.parse('2026-06-01T12:00:00Z')

const folder = await testFolder()
const blobs = diskBlobs(folder)
const added: unknown[] = []
const jobs = {
  add: async (_db: unknown, name: string, payload: unknown) => {
    added.push([name, payload])
  },
}
const sweep = (all = false) => sweepService({ db, clock: deps.clock, blobs, jobs }).sweep({ all })

/** Puts a file there that is this many milliseconds old. */
const put = async (name: string, age = 2 * day) => {
  await blobs.put(name, Buffer.from('x'), { size: 1, type: 'image/jpeg' })
  const at = new Date(now - age)
  await utimes(`${folder}/${name}`, at, at)
  return name
}
const isThere = async (name: string) => (await blobs.sizeOf(name)) !== undefined
const key = (letter: string) => letter.repeat(32)

beforeEach(async () => {
  await db.delete(photos)
  added.length = 0
  for await (const { name } of blobs.list('')) await blobs.remove([name])
})

test('what belongs to a photo or is somebody’s picture stays, and everything else that is a day old goes', async () => {
  const ready = await addPhoto(db)
  const processing = await addPhoto(db, { state: 'processing', createdAt: new Date(now) })
  await addPerson(deps, { avatarUrl: `/api/avatars/${key('a')}/picture.jpg` })
  const kept = [
    await put(renditionName(ready.key, 'large', 'jpg')),
    await put(renditionName(processing.key, 'thumbnail', 'avif')),
    await put(receivedName(processing.id)),
    await put(avatarName(key('a'))),
  ]
  const gone = [
    await put(renditionName(key('b'), 'large', 'jpg')),
    await put(receivedName(ready.id)),
    await put(receivedName('0197f6f0-0000-7000-8000-000000000001')),
    await put(avatarName(key('c'))),
  ]
  expect(await sweep()).toEqual({
    looked: 8,
    removed: 4,
    bytes: 4,
    spared: 0,
    strange: 0,
    restarted: 0,
  })
  expect(await Promise.all(kept.map(isThere))).toEqual(kept.map(() => true))
  expect(await Promise.all(gone.map(isThere))).toEqual(gone.map(() => false))
})

test('what is younger than a day may be on its way, and what has another name is none of ours', async () => {
  const young = await put(receivedName('0197f6f0-0000-7000-8000-000000000002'), day - 60_000)
  const foreign = await put('backup/notes.txt')
  expect(await sweep()).toMatchObject({ looked: 2, removed: 0, strange: 1 })
  expect([await isThere(young), await isThere(foreign)]).toEqual([true, true])
})

test('where most files belong to nothing, the database is another one: none goes unasked', async () => {
  for (let count = 0; count < 201; count++)
    await put(renditionName(count.toString(16).padStart(32, '0'), 'large', 'jpg'))
  expect(await sweep()).toMatchObject({ removed: 0, spared: 201 })
  expect(await sweep(true)).toMatchObject({ removed: 201, spared: 0 })
})

test('a photo whose job will be tried again is left to it', async () => {
  const { id } = await addPhoto(db, { state: 'processing', createdAt: new Date(now - 2 * 3_600_000) })
  await renderLater(
    db,
    {
      add: (tx, name, payload, options) =>
        deps.jobs.add(tx, name, payload, { ...options, at: new Date(Date.now() + 3_600_000) }),
    },
    id,
  )
  expect(await sweep()).toMatchObject({ restarted: 0 })
})

test('a photo that was forgotten on its way is done anew', async () => {
  const { id } = await addPhoto(db, { state: 'processing', createdAt: new Date(now - 2 * 3_600_000) })
  await addPhoto(db, { state: 'processing', createdAt: new Date(now - 60_000) })
  expect(await sweep()).toMatchObject({ restarted: 1 })
  expect(added).toEqual([['render-photo', { id }]])
  expect((await db.select().from(photos).where(eq(photos.id, id)))[0]).toMatchObject({ state: 'processing' })
})
