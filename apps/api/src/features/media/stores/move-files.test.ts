import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { diskBlobs } from '#adapters/blobs-disk.ts'
import type { Blobs } from '#ports/blobs.ts'
import { testFolder } from '#src/testing/folders.ts'
import { testS3 } from '#src/testing/s3.ts'
import { moveFiles } from './move-files.ts'

const openStore = async () => diskBlobs(await testFolder())
const put = (blobs: Blobs, name: string, bytes: Buffer) =>
  blobs.put(name, bytes, { size: bytes.length, type: 'image/jpeg' })
const read = async (blobs: Blobs, name: string) => {
  const blob = await blobs.get(name)
  return blob && buffer(blob.body)
}
const move = (from: Blobs, to: Blobs, signal = new AbortController().signal) =>
  moveFiles({ from, to }, { signal, onProgress: () => undefined })

const large = { name: 'photos/aa/original.jpg', bytes: randomBytes(3_000_000) }
const small = { name: 'avatars/bb.jpg', bytes: Buffer.from('small') }

const s3 = await testS3()
const disk = await openStore()
for (const { name, bytes } of [large, small]) await put(disk, name, bytes)

test.each([
  ['a folder to a store that speaks S3', disk, s3],
  ['that store to a folder', s3, await openStore()],
])('from %s, every file arrives as it was, and stays in the first one', async (_, from, to) => {
  expect(await move(from, to)).toEqual({ copied: 2, bytes: 3_000_005, there: 0 })
  for (const { name, bytes } of [large, small]) {
    expect(await read(to, name)).toEqual(bytes)
    expect(await read(from, name)).toEqual(bytes)
  }
})

test('what is there is not sent again, unless it is another', async () => {
  const [from, to] = [await openStore(), await openStore()]
  for (const { name, bytes } of [large, small]) await put(from, name, bytes)
  await put(to, large.name, large.bytes)
  await put(to, small.name, Buffer.from('smell'))
  expect(await move(from, to)).toMatchObject({ copied: 1, there: 1 })
  expect(await read(to, small.name)).toEqual(small.bytes)
})

test('a store that keeps something else is found out', async () => {
  const [from, to] = [await openStore(), await openStore()]
  await put(from, large.name, large.bytes)
  const cutting: Blobs = {
    ...to,
    get: async (name) => {
      const bytes = await read(to, name)
      return bytes && { body: Readable.from([bytes.subarray(1)]), size: bytes.length }
    },
  }
  await expect(move(from, cutting)).rejects.toThrow('doesn’t match the original')
})

test('it stops when it is interrupted', async () => {
  const [from, to] = [await openStore(), await openStore()]
  await put(from, small.name, small.bytes)
  await expect(move(from, to, AbortSignal.abort(new Error('Enough')))).rejects.toThrow('Enough')
  expect(await read(to, small.name)).toBeUndefined()
})
