import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { type ZipEntry, zipped } from './zip.ts'

async function* entriesOf(...entries: ZipEntry[]) {
  yield* entries
}
async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}
const unzipped = async (...entries: ZipEntry[]) => {
  const files = unzipSync(await buffer(Readable.from(zipped(entriesOf(...entries)))))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

describe('a zip that is made piece by piece', () => {
  it('holds texts and bytes under their names', async () => {
    expect(
      await unzipped(
        { name: 'été.txt', body: 'Été '.repeat(1_000) },
        { name: 'photos/1.jpg', body: pieces('a', 'bc') },
        { name: 'empty.jpg', body: pieces() },
      ),
    ).toEqual({ 'été.txt': 'Été '.repeat(1_000), 'photos/1.jpg': 'abc', 'empty.jpg': '' })
  })

  it('reads no further than it is taken', async () => {
    let read = 0
    async function* endless() {
      for (;;) yield Buffer.alloc(1_000, ++read)
    }
    const zip = zipped(entriesOf({ name: 'endless', body: endless() }))
    for (let n = 0; n < 5; n++) await zip.next()
    await zip.return(undefined)
    expect(read).toBeLessThan(8)
  })

  it('breaks off when a file cannot be read to its end', async () => {
    async function* broken() {
      yield Buffer.from('a')
      throw new Error('The disk is gone')
    }
    await expect(unzipped({ name: 'broken', body: broken() })).rejects.toThrow('The disk is gone')
  })
})
