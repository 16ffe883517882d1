import type { Config } from './config.ts'
import { openBlobs } from './outside/blobs.ts'
import { openPhotos } from './outside/photos-sharp/index.ts'
import { openScratch } from './outside/scratch.ts'
import type { World } from './world.ts'

/** The store of files, the processes for photos, and a folder for what is on its way; closed with `opened`. */
export const openFiles = async (
  config: Config,
  opened: AsyncDisposableStack,
): Promise<Pick<World, 'blobs' | 'photos' | 'scratch'>> => {
  const blobs = await openBlobs(config)
  opened.defer(blobs.close)
  const photos = openPhotos()
  opened.defer(photos.close)
  const scratch = await openScratch(config.DATA_DIR)
  opened.defer(scratch.close)
  return { blobs, photos, scratch: scratch.folder }
}
