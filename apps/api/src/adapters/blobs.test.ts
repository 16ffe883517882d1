import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import type { Blobs } from '#ports/blobs.ts'
import { testS3 } from '#src/testing/s3.ts'
import { diskBlobs } from './blobs-disk.ts'
import { s3Blobs } from './blobs-s3.ts'

const folder = await mkdtemp(join(tmpdir(), 'soundings-blobs-'))
const s3 = await testS3()
const disk = diskBlobs(join(folder, 'disk'))
afterAll(async () => {
  await rm(folder, { recursive: true })
})

const about = (bytes: Buffer) => ({ size: bytes.length, type: 'image/jpeg' })
const read = async (blobs: Blobs, ...given: Parameters<Blobs['get']>) => {
  const blob = await blobs.get(...given)
  return blob && { size: blob.size, body: await buffer(blob.body) }
}
const namesOf = async (blobs: Blobs, prefix: string) => {
  const names: string[] = []
  for await (const { name } of blobs.list(prefix)) names.push(name)
  return names.toSorted()
}

describe.each([
  ['a folder', disk],
  ['a store that speaks S3', s3],
])('%s', (_, blobs) => {
  it('gives back what was put, whole and in part', async () => {
    const bytes = randomBytes(10_000)
    await blobs.put('photos/one/a.jpg', bytes, about(bytes))
    expect(await read(blobs, 'photos/one/a.jpg')).toEqual({ size: 10_000, body: bytes })
    expect(await read(blobs, 'photos/one/a.jpg', { start: 10, end: 19 })).toEqual({
      size: 10_000,
      body: bytes.subarray(10, 20),
    })
    expect(await blobs.sizeOf('photos/one/a.jpg')).toBe(10_000)
  })

  it('takes a stream of many megabytes without a byte changed', async () => {
    const bytes = randomBytes(20 * 1024 * 1024)
    const file = join(folder, 'large')
    await writeFile(file, bytes)
    await blobs.put('received/large', createReadStream(file), about(bytes))
    const kept = await read(blobs, 'received/large')
    const digest = (one: Buffer | undefined) => one && createHash('sha256').update(one).digest('hex')
    expect(digest(kept?.body)).toBe(digest(bytes))
  })

  it('takes a file of this machine, and gives it back as one', async () => {
    const bytes = randomBytes(300_000)
    const [from, to] = [join(folder, randomUUID()), join(folder, randomUUID())]
    await writeFile(from, bytes)
    await blobs.put('received/file', { path: from }, about(bytes))
    expect(await blobs.copyTo('received/file', to)).toBe(true)
    expect((await readFile(to)).equals(bytes)).toBe(true)
    await expect(blobs.copyTo('received/file', to)).rejects.toThrow('EEXIST')
    expect(await blobs.copyTo('received/none', join(folder, randomUUID()))).toBe(false)
    const lost = blobs.put('received/lost', { path: join(folder, 'lost') }, about(bytes))
    await expect(lost).rejects.toThrow('ENOENT')
    expect(await blobs.sizeOf('received/lost')).toBeUndefined()
  })

  it('knows nothing of what is not there', async () => {
    expect(await blobs.get('photos/none/a.jpg')).toBeUndefined()
    expect(await blobs.sizeOf('photos/none/a.jpg')).toBeUndefined()
    expect(await namesOf(blobs, 'photos/none/')).toEqual([])
    await blobs.remove(['photos/none/a.jpg'])
    await blobs.remove([])
  })

  it('lists what begins so, with its size and its age', async () => {
    for (const name of ['list/ab/1.jpg', 'list/ab/2.jpg', 'list/ac/1.jpg', 'lists'])
      await blobs.put(name, Buffer.from(name), about(Buffer.from(name)))
    expect(await namesOf(blobs, 'list/')).toEqual(['list/ab/1.jpg', 'list/ab/2.jpg', 'list/ac/1.jpg'])
    expect(await namesOf(blobs, 'list/ab/')).toEqual(['list/ab/1.jpg', 'list/ab/2.jpg'])
    expect(await namesOf(blobs, 'list/a')).toHaveLength(3)
    expect(await namesOf(blobs, 'list/ab')).toHaveLength(2)
    expect(await namesOf(blobs, 'list')).toHaveLength(4)
    for await (const { size, at } of blobs.list('lists')) {
      expect(size).toBe(5)
      expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(60_000)
    }
  })

  it('removes what is named and nothing else', async () => {
    const bytes = Buffer.from('a')
    for (const name of ['gone/a/1.jpg', 'gone/a/2.jpg', 'gone/b/1.jpg'])
      await blobs.put(name, bytes, about(bytes))
    await blobs.remove(['gone/a/1.jpg', 'gone/b/1.jpg'])
    expect(await namesOf(blobs, 'gone/')).toEqual(['gone/a/2.jpg'])
  })

  it('keeps nothing of a stream that breaks', async () => {
    const broken = new Readable({
      read() {
        this.push(Buffer.alloc(1_000))
        this.destroy(new Error('the line was cut'))
      },
    })
    await expect(blobs.put('broken/a', broken, { size: 5_000, type: 'image/jpeg' })).rejects.toThrow(
      'the line was cut',
    )
    expect(await blobs.sizeOf('broken/a')).toBeUndefined()
  })
})

describe('a folder', () => {
  it('has no name that leads out of it', async () => {
    const bad = ['../a', 'a/../b', '/etc/passwd', 'a//b', '.partial/a', 'a/.', '', 'a\0b', 'a/b/', '.']
    for (const name of bad) {
      await expect(disk.put(name, Buffer.from('a'), { size: 1, type: 'image/jpeg' }), name).rejects.toThrow(
        'is no name of a file',
      )
      await expect(disk.get(name), name).rejects.toThrow('is no name of a file')
      await expect(disk.remove([name]), name).rejects.toThrow('is no name of a file')
    }
  })

  it('shows nothing of what a power cut left half written', async () => {
    await mkdir(join(folder, 'disk', '.partial'), { recursive: true })
    await writeFile(join(folder, 'disk', '.partial', 'half'), 'a')
    expect((await namesOf(disk, '')).filter((name) => name.includes('half'))).toEqual([])
    await rm(join(folder, 'disk', '.partial', 'half'))
    expect(await readdir(join(folder, 'disk', '.partial'))).toEqual([])
  })

  it('has no empty folders left of photos that are gone', async () => {
    await disk.put('photos/last/a.jpg', Buffer.from('a'), { size: 1, type: 'image/jpeg' })
    await disk.remove(['photos/last/a.jpg'])
    expect(await readdir(join(folder, 'disk', 'photos'))).not.toContain('last')
  })
})

describe('a store that cannot be reached', () => {
  it('fails soon instead of looking empty', async () => {
    const away = s3Blobs({ ...s3.place, endpoint: 'http://127.0.0.1:9' })
    await expect(away.get('photos/one/a.jpg')).rejects.toThrow()
    await expect(away.sizeOf('photos/one/a.jpg')).rejects.toThrow()
    away.close()
  })
})
