import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { photos } from '#db/schema/media.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, signIn } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { renditionName } from '../photo-names.ts'
import { removeUnusedPhotos } from './unused-photos.service.ts'

const { app, deps, passTime } = await testApp()
const { db, blobs } = deps
const { post, put, del } = callsOf(app)
const day = 24 * 3_600_000
const dive = { siteName: 'Blue Hole', location: 'Egypt', date: '2026-05-16' }
const card = { agency: 'Example', level: 'Diver', kind: 'core' }

let owner: Awaited<ReturnType<typeof addPerson>>
beforeEach(async () => {
  owner = await addPerson(deps)
})

const add = async (known: Parameters<typeof addPhoto>[1] = {}) => {
  const { id = '', key } = await addPhoto(db, { uploaderId: owner.id, approvalStatus: 'private', ...known })
  return { id, key }
}
const isThere = async ({ id }: { id: string }) =>
  (await db.select().from(photos).where(eq(photos.id, id))).length > 0
const addDive = async (ids: string[]) =>
  (await post('/api/dive-log/dives', owner.headers, { ...dive, photos: ids })).json().id as string

/** So many nights, each with its look. */
const nights = async (count: number) => {
  for (let night = 0; night < count; night++) {
    await removeUnusedPhotos(deps)
    passTime(day + 1)
  }
  // A session is long over by then.
  owner.headers = await signIn(deps, owner.id)
}

describe('a private photo that nothing names', () => {
  it('goes with its files after a day, not before, and only if nothing names it then', async () => {
    const [unused, chosen] = [await add(), await add()]
    const file = renditionName(unused.key, 'thumbnail', 'jpg')
    await blobs.put(file, Buffer.from('x'), { size: 1, type: 'image/jpeg' })
    await nights(1)
    expect([await isThere(unused), await isThere(chosen)]).toEqual([true, true])
    expect(
      (await post('/api/profile/certifications', owner.headers, { ...card, photoId: chosen.id })).statusCode,
    ).toBe(201)
    await nights(1)
    expect([await isThere(unused), await isThere(chosen)]).toEqual([false, true])
    await deps.jobs.settled('remove-photo-files', 10_000)
    expect(await blobs.sizeOf(file)).toBeUndefined()
  })

  it('stays while a dive or a card names it, also a dive in the trash, and public ones stay anyway', async () => {
    const [onDive, inTrash, onCard, open] = [
      await add(),
      await add(),
      await add(),
      await add({ approvalStatus: 'approved' }),
    ]
    await addDive([onDive.id])
    const gone = await addDive([inTrash.id])
    await del(`/api/dive-log/dives/${gone}`, owner.headers)
    await post('/api/profile/certifications', owner.headers, { ...card, photoId: onCard.id })
    await nights(4)
    for (const photo of [onDive, inTrash, onCard, open]) expect(await isThere(photo)).toBe(true)
  })

  it('begins to be unused when its dive lets it go', async () => {
    const photo = await add()
    const id = await addDive([photo.id])
    await nights(2)
    await put(`/api/dive-log/dives/${id}`, owner.headers, { photos: [] })
    await nights(1)
    expect(await isThere(photo)).toBe(true)
    await nights(1)
    expect(await isThere(photo)).toBe(false)
  })
})

describe('an account that ends', () => {
  it.each(['anonymise', 'delete'] as const)('takes its private photos along: %s', async (how) => {
    const photo = await add()
    await addDive([photo.id])
    const { personalPhotos } = await import('../personal/personal-photos.ts')
    await db.transaction((tx) => personalPhotos(deps.jobs).leave(tx as never, owner.id, how))
    expect(await isThere(photo)).toBe(false)
  })
})
