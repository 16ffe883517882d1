import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Uuid } from '@soundings/contract/common'
import { photoFormats, photoTexts } from '@soundings/contract/media'
import { z } from 'zod'
import { type Db, inTransaction } from '#db/client.ts'
import { choosePictures } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { UnusablePhoto } from '#ports/photos.ts'
import { receivedName, renditionName } from '../photo-names.ts'
import { endWaiting, findWaiting, type Waiting } from './renditions.repo.ts'

const job = 'render-photo'
const Payload = z.object({ id: Uuid })
/** Mails with codes in them go first. */
const priority = 10

/** What the job of a photo is known by. */
export const renderKey = (id: string): string => `${job} ${id}`

/** Has the sizes of a photo made once the transaction commits that adds it. */
export const renderLater = (tx: Db, jobs: Pick<Dependencies['jobs'], 'add'>, id: string): Promise<void> =>
  jobs.add(tx, job, { id }, { key: renderKey(id), priority })

/** Says how that is done. Killed at any point it can be done again: files of one name are always the same. */
export const renderPhotos = ({
  db,
  jobs,
  blobs,
  photos,
  scratch,
  log,
}: Pick<Dependencies, 'db' | 'jobs' | 'blobs' | 'photos' | 'scratch' | 'log'>): void => {
  const fetch = async (id: string, path: string) => {
    if (!(await blobs.copyTo(receivedName(id), path))) throw new UnusablePhoto(photoTexts.unfinished)
  }

  const make = async ({ id, key }: Waiting): Promise<string[]> => {
    const path = join(scratch, randomUUID())
    try {
      await fetch(id, path)
      const names: string[] = []
      for (const { size, format, bytes } of await photos.render(path)) {
        const name = renditionName(key, size, format)
        await blobs.put(name, bytes, { size: bytes.length, type: photoFormats[format] })
        names.push(name)
      }
      return names
    } finally {
      await rm(path, { force: true })
    }
  }

  const publish = async ({ id }: Waiting, names: string[]) => {
    const isThere = await inTransaction(db, async (tx) => {
      const photo = await endWaiting(tx, id, { state: 'ready' })
      if (photo) await choosePictures(tx, photo.siteId)
      return photo !== undefined
    })
    if (!isThere) await blobs.remove(names)
  }

  const giveUp = async ({ id }: Waiting, error: unknown, isLast: boolean) => {
    if (!(error instanceof UnusablePhoto) && !isLast) throw error
    log.warn({ err: error, photo: id }, 'a photo could not be made ready')
    const problem = error instanceof UnusablePhoto ? error.message : photoTexts.unfinished
    await endWaiting(db, id, { state: 'broken', problem })
  }

  jobs.register(job, async (payload, { isLast }) => {
    const { id } = Payload.parse(payload)
    const waiting = await findWaiting(db, id)
    if (waiting) {
      try {
        await publish(waiting, await make(waiting))
      } catch (error) {
        await giveUp(waiting, error, isLast)
      }
    }
    // What was sent is kept no longer than it is needed: it may say where somebody lives.
    await blobs.remove([receivedName(id)])
  })
}
