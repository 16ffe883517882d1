import { openBlobs } from '#adapters/blobs.ts'
import { openPhotos } from '#adapters/photos-sharp/index.ts'
import { openScratch } from '#adapters/scratch.ts'
import type { Config } from '#config/config.ts'
import type { Dependencies } from '#ports/dependencies.ts'

/** The store of files, the processes for photos, and a folder for what is on its way; closed with `opened`. */
export const openFiles = async (
  config: Config,
  opened: AsyncDisposableStack,
): Promise<Pick<Dependencies, 'blobs' | 'photos' | 'scratch'>> => {
  const blobs = await openBlobs(config)
  opened.defer(blobs.close)
  const photos = openPhotos()
  opened.defer(photos.close)
  const scratch = await openScratch(config.DATA_DIR)
  opened.defer(scratch.close)
  return { blobs, photos, scratch: scratch.folder }
}
