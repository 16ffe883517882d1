/// <reference path="../apps/api/src/testing/s3rver.d.ts" />
import S3rver from 's3rver'

const bucket = 'photos'

/** A real server that speaks S3, for journeys: its bucket lies in `folder`. Answers the settings that lead to it. */
export const startPhotoStore = async (folder: string) => {
  const peer = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await peer.run()
  return {
    settings: {
      FILES: 's3',
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop: () => peer.close(),
  }
}
