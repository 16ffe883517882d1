import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** An empty folder; it goes when the test file ends. */
export const testFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-test-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}
