import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diskBlobs } from '#adapters/blobs-disk.ts'
import { testCommands } from '#src/testing/commands.ts'
import { testDatabase } from '#src/testing/database.ts'
import { testFolder } from '#src/testing/folders.ts'
import { testS3 } from '#src/testing/s3.ts'

const { connectionString } = await testDatabase()
const folder = await testFolder()
const { run, runWith, runAlone } = testCommands({ DATABASE_URL: connectionString, DATA_DIR: folder })
const media = (...given: string[]) => run('media', ...given)

test('it sweeps an empty store', async () => {
  expect(await runAlone('media', 'sweep')).toEqual({
    code: 0,
    out: 'Checked 0 files.\nRemoved 0 unused files (0 MB).',
    err: '',
  })
})

test('it moves files into a bucket, and says what to do next', async () => {
  const { place, ...s3 } = await testS3()
  const bytes = Buffer.from('a picture')
  const name = `avatars/${'a'.repeat(32)}.jpg`
  await diskBlobs(join(folder, 'files')).put(name, bytes, { size: bytes.length, type: 'image/jpeg' })
  const settings = {
    S3_BUCKET: place.bucket,
    S3_ENDPOINT: place.endpoint ?? '',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  const first = await runWith(settings, 'media', 'move', '--to', 's3')
  expect([first.code, first.err]).toEqual([0, ''])
  expect(first.out).toContain('Copied 1 file (0 MB).\nAll files match')
  expect(first.out).toContain('Now set FILES=s3')
  expect(await s3.sizeOf(name)).toBe(bytes.length)
  const again = await runWith({ ...settings, FILES: 's3' }, 'media', 'move', '--to', 's3')
  expect(again.out).toContain('Copied 0 files (0 MB).\n1 file was already there.')
})

test('it explains itself, and answers what is wrong in words', async () => {
  const help = await media('--help')
  expect([help.code, help.err]).toEqual([0, ''])
  expect(help.out).toContain('Usage: npm run media -- move --to disk|s3')
  const wrong = [
    [[], 'Choose what to do: move or sweep.'],
    [['move', '--to', 'tape'], 'Choose where to copy to: --to disk or --to s3.'],
    [['move', '--to', 's3'], 'Set the bucket: S3_BUCKET=…'],
    [['sweep', '--to', 's3'], '--to only works with move.'],
  ] as const
  for (const [given, said] of wrong) {
    const { code, err } = await media(...given)
    expect([code, err]).toEqual([1, expect.stringContaining(said)])
  }
})
