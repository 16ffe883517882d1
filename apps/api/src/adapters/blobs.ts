import { join } from 'node:path'
import type { Config } from '#config/config.ts'
import type { Blobs } from '#ports/blobs.ts'
import { diskBlobs } from './blobs-disk.ts'

/** Opens the store of files that the configuration names, or another that it describes. */
export const openBlobs = async (
  config: Config,
  kind: Config['FILES'] = config.FILES,
): Promise<Blobs & { close: () => void }> => {
  if (kind === 'disk') return { ...diskBlobs(join(config.DATA_DIR, 'files')), close: () => undefined }
  // Only who uses it pays for loading it.
  const { s3Blobs } = await import('./blobs-s3.ts')
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config
  return s3Blobs({
    bucket: config.S3_BUCKET ?? '',
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT,
    keys: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  })
}
