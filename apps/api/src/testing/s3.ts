import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll } from 'vitest'
import { type S3Place, s3Blobs } from '#adapters/blobs-s3.ts'
import type { Blobs } from '#ports/blobs.ts'

/** A real server that speaks S3, and the store in it; both end with the test file. */
export const testS3 = async (): Promise<Blobs & { place: S3Place }> => {
  const directory = await mkdtemp(join(tmpdir(), 'soundings-s3-'))
  const bucket = 'photos'
  const peer = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await peer.run()
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  const place = { bucket, region: 'us-east-1', endpoint: `http://127.0.0.1:${port}`, keys }
  const blobs = s3Blobs(place)
  afterAll(async () => {
    blobs.close()
    await peer.close()
    await rm(directory, { recursive: true })
  })
  return { ...blobs, place }
}
