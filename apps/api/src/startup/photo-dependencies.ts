import { openBlobs } from '#adapters/blobs.ts'
import { openPictures } from '#adapters/pictures-sharp.ts'
import type { Config } from '#config/config.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { openJobs } from '../jobs/jobs.ts'
import { createLog } from '../log.ts'
import type { OpenDatabase } from './database-bootstrap.ts'
import { openFiles } from './open-files.ts'

/** What a command needs that does something with photos; its jobs run from `start` on, beside those of a server. */
export type PhotoDependencies = Pick<
  Dependencies,
  'db' | 'clock' | 'blobs' | 'photos' | 'pictures' | 'scratch' | 'log'
> & { jobs: ReturnType<typeof openJobs> }

/** Opens it; what has to be closed is deferred to `opened`. */
export const openPhotoDependencies = async (
  config: Config,
  database: OpenDatabase,
  opened: AsyncDisposableStack,
): Promise<PhotoDependencies> => {
  // A command speaks for itself; only what goes wrong is logged.
  const log = createLog({ ...config, LOG_LEVEL: 'warn' })
  const files = await openFiles(config, opened)
  const jobs = openJobs({ ...database, log })
  opened.defer(jobs.close)
  return {
    db: database.db,
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
): Promise<{ from: Dependencies['blobs']; to: Dependencies['blobs'] }> => {
  const [target, source] = [
    await openBlobs(config, to),
    await openBlobs(config, to === 'disk' ? 's3' : 'disk'),
  ]
  for (const { close } of [target, source]) opened.defer(close)
  return { from: source, to: target }
}
