import type { Config } from './config.ts'
import type { Ground } from './ground.ts'
import { openFiles } from './ground-files.ts'
import { openJobs } from './jobs/jobs.ts'
import { createLog } from './log.ts'
import { openBlobs } from './outside/blobs.ts'
import { openPictures } from './outside/pictures-sharp.ts'
import type { World } from './world.ts'

/** What a command needs that does something with photos; its jobs run from `start` on, beside those of a server. */
export type PhotoGround = Pick<
  World,
  'db' | 'clock' | 'blobs' | 'photos' | 'pictures' | 'scratch' | 'log'
> & { jobs: ReturnType<typeof openJobs> }

/** Opens it; what has to be closed is deferred to `opened`. */
export const openPhotoGround = async (
  config: Config,
  ground: Ground,
  opened: AsyncDisposableStack,
): Promise<PhotoGround> => {
  // A command speaks for itself; only what goes wrong is logged.
  const log = createLog({ ...config, LOG_LEVEL: 'warn' })
  const files = await openFiles(config, opened)
  const jobs = openJobs({ ...ground, log })
  opened.defer(jobs.close)
  return {
    db: ground.db,
    clock: () => new Date(),
    ...files,
    pictures: openPictures(),
    jobs,
    log,
  }
}

/** Both stores of files, whichever is the one in use: the one to copy to, and the other. */
export const openBothStores = async (
  config: Config,
  to: Config['FILES'],
  opened: AsyncDisposableStack,
): Promise<{ from: World['blobs']; to: World['blobs'] }> => {
  const [target, source] = [
    await openBlobs(config, to),
    await openBlobs(config, to === 'disk' ? 's3' : 'disk'),
  ]
  for (const { close } of [target, source]) opened.defer(close)
  return { from: source, to: target }
}
