import type { Dependencies } from '#ports/dependencies.ts'
import { renderKey, renderLater } from '../renditions/render-photos.ts'
import { type Owner, ownerOf } from './owners.ts'
import { findAwaited, findKept, findQueued, findStuck, findWorn } from './sweep.repo.ts'

/** In milliseconds: a younger file may belong to an upload that has not written its rows yet. */
const grace = 24 * 3_600_000
/** In milliseconds: a photo whose sizes take longer has lost its job. */
const patience = 3_600_000
/** So many files are looked up at once. */
const batch = 500

const known = { received: findAwaited, photos: findKept, avatars: findWorn }

/** So many files may go unasked; of more, at most half of all that lie there. */
const maxUnasked = 200

/** `spared` files are unused, but there are so many of them that this may be the wrong database. */
export type Swept = {
  looked: number
  removed: number
  bytes: number
  spared: number
  strange: number
  restarted: number
}

type Found = { name: string; size: number }
type Owned = Found & Owner

/** Removes files that belong to nobody, and has the photos done whose job was lost. */
export const sweepService = ({
  db,
  clock,
  blobs,
  jobs,
}: Pick<Dependencies, 'db' | 'clock' | 'blobs'> & { jobs: Pick<Dependencies['jobs'], 'add'> }) => {
  const orphansAmong = async (found: Owned[]): Promise<Found[]> => {
    const orphans: Found[] = []
    for (const [of, find] of Object.entries(known)) {
      const some = found.filter((file) => file.of === of)
      if (some.length === 0) continue
      const kept = await find(db, [...new Set(some.map(({ by }) => by))])
      orphans.push(...some.filter(({ by }) => !kept.has(by)))
    }
    return orphans
  }

  const findOrphans = async () => {
    const now = clock().getTime()
    const found = { looked: 0, strange: 0, orphans: [] as Found[] }
    let waiting: Owned[] = []
    const look = async () => {
      found.orphans.push(...(await orphansAmong(waiting)))
      waiting = []
    }
    for await (const { name, size, at } of blobs.list('')) {
      found.looked++
      const owner = ownerOf(name)
      if (!owner) found.strange++
      else if (now - at.getTime() > grace) waiting.push({ name, size, ...owner })
      if (waiting.length >= batch) await look()
    }
    await look()
    return found
  }

  const restart = async (): Promise<number> => {
    const stuck = await findStuck(db, new Date(clock().getTime() - patience))
    const queued = await findQueued(
      db,
      stuck.map(({ id }) => renderKey(id)),
    )
    const lost = stuck.filter(({ id }) => !queued.has(renderKey(id)))
    for (const { id } of lost) await renderLater(db, jobs, id)
    return lost.length
  }

  return {
    /** Files that are not named as ours are counted as strange and left alone; `all` spares none of the others. */
    sweep: async ({ all }: { all: boolean }): Promise<Swept> => {
      const { looked, strange, orphans } = await findOrphans()
      const restarted = await restart()
      const rest = { looked, strange, restarted }
      if (!all && orphans.length > Math.max(maxUnasked, looked / 2))
        return { ...rest, removed: 0, bytes: 0, spared: orphans.length }
      for (let at = 0; at < orphans.length; at += batch)
        await blobs.remove(orphans.slice(at, at + batch).map(({ name }) => name))
      const bytes = orphans.reduce((sum, { size }) => sum + size, 0)
      return { ...rest, removed: orphans.length, bytes, spared: 0 }
    },
  }
}

/** Sweeps every night. */
export const sweepPhotos = (deps: Pick<Dependencies, 'db' | 'clock' | 'blobs' | 'jobs' | 'log'>): void =>
  deps.jobs.repeat('sweep-photos', '23 4 * * *', async () => {
    const swept = await sweepService(deps).sweep({ all: false })
    if (swept.spared > 0)
      deps.log.warn(swept, 'most files of photos belong to nothing: is this their database? None was removed')
    else if (swept.removed + swept.restarted > 0) deps.log.info(swept, 'swept the files of photos')
  })
