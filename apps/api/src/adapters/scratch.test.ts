import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openScratch } from './scratch.ts'

const data = await mkdtemp(join(tmpdir(), 'soundings-scratch-'))
afterAll(() => rm(data, { recursive: true }))

describe('the folder for files on their way', () => {
  it('has nothing of processes that died long ago, and everything of those that live', async () => {
    const { folder, close } = await openScratch(data)
    close()
    for (const [name, minutes] of [
      ['old', 40],
      ['new', 10],
    ] as const) {
      await writeFile(join(folder, name), 'a photo')
      const at = new Date(Date.now() - minutes * 60_000)
      await utimes(join(folder, name), at, at)
    }
    const again = await openScratch(data)
    again.close()
    expect(await readdir(again.folder)).toEqual(['new'])
  })
})
