import { expect, it } from 'vitest'
import { avatarName } from '../photo-names.ts'
import { namesOfPhoto, ownerOf } from './owners.ts'

const photo = { id: '0197f6f0-0000-7000-8000-000000000001', key: 'a'.repeat(32) }

it('knows whose every file of a photo is, and of a person’s picture', () => {
  const [received = '', ...sizes] = namesOfPhoto(photo)
  expect(ownerOf(received)).toEqual({ of: 'received', by: photo.id })
  expect(sizes).toHaveLength(10)
  for (const name of sizes) expect(ownerOf(name)).toEqual({ of: 'photos', by: photo.key })
  expect(ownerOf(avatarName(photo.key))).toEqual({ of: 'avatars', by: photo.key })
})

it.each(['notes.txt', 'photos', 'photos/', 'photos/abc/large.jpg', 'other/abc', 'received/../x'])(
  'claims nothing like %s',
  (name) => expect(ownerOf(name)).toBeUndefined(),
)
