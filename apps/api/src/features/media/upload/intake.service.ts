import { randomBytes } from 'node:crypto'
import { mediaLimits, type PhotoForm, type PhotoStanding, photoTexts } from '@soundings/contract/media'
import { v7 as newId } from 'uuid'
import { inTransaction } from '#db/client.ts'
import { tieToEvent } from '#db/event-access.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { type PhotoFacts, UnusablePhoto } from '#ports/photos.ts'
import { HttpError } from '#shared/http-error.ts'
import type { ReceivedFile } from '#shared/received-file.ts'
import { receivedName } from '../photo-names.ts'
import { renderLater } from '../renditions/render-photos.ts'
import { countUploads, findUploaded, insertPhotos, lockUploads, type NewPhoto } from './intake.repo.ts'

/** Photos that came together, and what is said about all of them. */
export type Arrival = {
  files: ReceivedFile[]
  words: Pick<PhotoForm, 'caption' | 'description' | 'tags' | 'diveSiteId'>
  uploaderId: string | null
  /** `private` keeps it for the uploader alone. */
  status: PhotoStanding
  /** What the sender calls it; the same name twice makes one. */
  clientKey?: string | undefined
  /** The event that the uploader was at, to show it with. */
  eventId?: string | undefined
  isIllustration?: boolean
}

type Judged = { id: string; key: string; file: ReceivedFile; facts: PhotoFacts }

const cannotKeep = (cause: unknown) =>
  Object.assign(new HttpError(503, 'Photos can’t be uploaded right now. Please try again later.'), {
    cause,
  })

const refuseUnusable = (outcomes: PromiseSettledResult<PhotoFacts>[]) => {
  const issues = outcomes.flatMap((outcome, index) => {
    if (outcome.status === 'fulfilled') return []
    if (!(outcome.reason instanceof UnusablePhoto)) throw outcome.reason
    return [{ path: ['files', String(index)], message: outcome.reason.message }]
  })
  if (issues[0]) throw new HttpError(400, issues[0].message, { code: 'unusable-photo', issues })
}

/** Takes photos in: they are durable, and sure to be made ready, once `add` has ended. */
export const photoIntake = ({
  db,
  clock,
  blobs,
  jobs,
  photos,
  log,
}: Pick<Dependencies, 'db' | 'clock' | 'blobs' | 'jobs' | 'photos' | 'log'>) => {
  const judge = async (files: ReceivedFile[]): Promise<Judged[]> => {
    const outcomes = await Promise.allSettled(files.map(({ path }) => photos.judge(path)))
    refuseUnusable(outcomes)
    return outcomes.flatMap((outcome, index) => {
      const file = files[index]
      if (outcome.status === 'rejected' || !file) return []
      return [{ id: newId(), key: randomBytes(16).toString('hex'), file, facts: outcome.value }]
    })
  }

  /** What nobody will ask for is no reason to fail; the nightly sweep finds it. */
  const drop = (judged: Judged[]) =>
    blobs
      .remove(judged.map(({ id }) => receivedName(id)))
      .catch((err: unknown) => log.warn({ err }, 'files that were sent in vain could not be removed'))

  const keep = async (judged: Judged[]) => {
    try {
      for (const { id, file } of judged)
        await blobs.put(receivedName(id), file, { size: file.size, type: 'application/octet-stream' })
    } catch (error) {
      log.error({ err: error }, 'photos could not be kept')
      await drop(judged)
      throw cannotKeep(error)
    }
  }

  /** A private one is compared with no others, and no sites are proposed for it. */
  const foundOut = ({ looks, position }: PhotoFacts, status: PhotoStanding) =>
    status === 'private'
      ? { looks: null, takenLng: null, takenLat: null }
      : { looks, takenLng: position?.[0] ?? null, takenLat: position?.[1] ?? null }

  const rowOf = (
    { words, uploaderId, status, clientKey, isIllustration = false }: Arrival,
    { id, key, facts }: Judged,
    clientIndex: number,
  ): NewPhoto => ({
    id,
    key,
    uploaderId,
    clientKey: clientKey ?? null,
    clientIndex,
    siteId: words.diveSiteId ?? null,
    caption: words.caption || null,
    description: words.description || null,
    tags: words.tags ?? [],
    approvalStatus: status,
    approvedBy: status === 'approved' ? uploaderId : null,
    state: 'processing',
    width: facts.width,
    height: facts.height,
    thumbhash: facts.thumbhash,
    color: facts.color,
    // Local time of wherever it was; the column has no zone, and the driver writes UTC.
    takenAt: facts.takenAt === null ? null : new Date(`${facts.takenAt}Z`),
    camera: facts.camera,
    ...foundOut(facts, status),
    isIllustration,
    createdAt: clock(),
    submittedAt: clock(),
  })

  const refuseTooMany = async (tx: typeof db, userId: string, more: number, status: PhotoStanding) => {
    const { all, pending } = await countUploads(tx, userId)
    if (all + more > mediaLimits.perPerson)
      throw new HttpError(409, photoTexts.tooManyPhotos, { code: 'too-many-photos' })
    if (status === 'pending' && pending + more > mediaLimits.pending)
      throw new HttpError(409, photoTexts.tooManyPending, { code: 'too-many-pending' })
  }

  const insert = (arrival: Arrival, judged: Judged[]): Promise<{ ids: string[]; isNew: boolean }> =>
    inTransaction(db, async (tx) => {
      const { uploaderId, clientKey, eventId, status } = arrival
      if (uploaderId !== null) {
        await lockUploads(tx, uploaderId)
        const before = clientKey === undefined ? [] : await findUploaded(tx, uploaderId, clientKey)
        if (before.length > 0) return { ids: before, isNew: false }
        await refuseTooMany(tx, uploaderId, judged.length, status)
      }
      await insertPhotos(
        tx,
        judged.map((one, index) => rowOf(arrival, one, index)),
      )
      const ids = judged.map(({ id }) => id)
      for (const id of ids) await renderLater(tx, jobs, id)
      if (uploaderId !== null && eventId !== undefined)
        await tieToEvent(
          tx,
          { eventId, userId: uploaderId, at: clock() },
          ids.map((photoId) => ({ photoId })),
        )
      return { ids, isNew: true }
    })

  return {
    /** Whether there is room for more photos of a person; looked at before they are sent. */
    makeSure: (userId: string, status: PhotoStanding) => refuseTooMany(db, userId, 1, status),

    /** The photos that this person has already sent under this name. */
    addedBefore: (userId: string, clientKey: string) => findUploaded(db, userId, clientKey),

    /** One file that cannot be used refuses them all. Answers the ids in the order of the files. */
    add: async (arrival: Arrival): Promise<{ ids: string[]; isNew: boolean }> => {
      const judged = await judge(arrival.files)
      await keep(judged)
      try {
        const added = await insert(arrival, judged)
        if (!added.isNew) await drop(judged)
        return added
      } catch (error) {
        await drop(judged)
        throw error
      }
    },
  }
}
