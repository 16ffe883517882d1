import { isDeepStrictEqual } from 'node:util'
import {
  type Certification,
  CertificationFacts,
  certificationLimits,
  certificationTexts,
} from '@soundings/contract/certifications'
import { isSameCard } from '@soundings/rules/certifications'
import { isYetToCome } from '@soundings/rules/reports'
import { v7 as newId } from 'uuid'
import { type Db, inTransaction } from '#db/client.ts'
import { findPhotosSeen, leavePrivatePhotos, lockPrivateOf } from '#features/media/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import {
  type CertificationRow,
  deleteCertification,
  findAdded,
  insertCertification,
  isOnAnotherCard,
  listCertifications,
  lockAndCount,
  lockCertification,
  writeCertification,
  writeLook,
} from './certifications.repo.ts'

type Holder = Pick<Person, 'id'>

const noSuch = () => new HttpError(404, 'This certification doesn’t exist.')

type Photo = NonNullable<Certification['photo']>
type Stated = CertificationFacts & { photoId?: string | null | undefined }

/** Cards as their holder sees them, with the pictures that are for nobody else. */
const toCertifications = async (
  db: Db,
  ownerId: string,
  rows: CertificationRow[],
): Promise<Certification[]> => {
  const ids = rows.flatMap(({ photoId }) => photoId ?? [])
  const seen = await findPhotosSeen(db, ids, { id: ownerId, isModerator: false })
  const photoOf = (id: string | null): Photo | null => {
    const { state, thumbnailUrl, fullUrl } = (id !== null && seen.get(id)) || {}
    return id !== null && state && thumbnailUrl !== undefined && fullUrl !== undefined
      ? { id, state, thumbnailUrl, fullUrl }
      : null
  }
  return rows.map(({ photoId, createdAt, verifiedAt, reviewAskedAt, ...row }) => ({
    ...row,
    photo: photoOf(photoId),
    verifiedAt: verifiedAt?.toISOString() ?? null,
    // Without its photo there is nothing to look at.
    reviewAskedAt: (photoId && reviewAskedAt?.toISOString()) || null,
    createdAt: createdAt.toISOString(),
  }))
}

/** What people state about their training. */
export const certificationsService = ({
  db,
  clock,
  jobs,
}: Pick<Dependencies, 'db' | 'clock'> & { jobs: Pick<Dependencies['jobs'], 'add'> }) => {
  const answer = async (tx: Db, ownerId: string, row: CertificationRow | undefined) => {
    const [card] = row ? await toCertifications(tx, ownerId, [row]) : []
    if (!card) throw noSuch()
    return card
  }

  /** A card is shown by a private photo of its holder, and by one that shows no other. */
  const refuseForeignPhoto = async (tx: Db, ownerId: string, photoId: string | null, card: string | null) => {
    if (photoId === null) return
    const own = await lockPrivateOf(tx, ownerId, [photoId])
    if (!own.has(photoId) || (await isOnAnotherCard(tx, ownerId, photoId, card)))
      throw new HttpError(400, certificationTexts.foreignPhoto, { field: 'photoId' })
  }

  const refuseFuture = ({ issuedOn }: CertificationFacts) => {
    if (issuedOn !== null && isYetToCome(issuedOn, clock()))
      throw new HttpError(400, certificationTexts.future, { field: 'issuedOn' })
  }

  return {
    list: async ({ id }: Holder) => ({
      items: await toCertifications(db, id, await listCertifications(db, id)),
    }),

    /** Adds one. One name makes one, however often it comes. */
    add: (
      { id: ownerId }: Holder,
      { clientKey, photoId = null, ...facts }: Stated & { clientKey?: string | undefined },
    ): Promise<Certification> => {
      refuseFuture(facts)
      return inTransaction(db, async (tx) => {
        const there = await lockAndCount(tx, ownerId)
        const before = clientKey && (await findAdded(tx, ownerId, clientKey))
        if (before) return answer(tx, ownerId, before)
        if (there >= certificationLimits.count)
          throw new HttpError(409, certificationTexts.tooMany, { code: 'too-many' })
        const row = { id: newId(), ownerId, clientKey: clientKey ?? null, createdAt: clock() }
        await refuseForeignPhoto(tx, ownerId, photoId, null)
        return answer(tx, ownerId, await insertCertification(tx, { ...facts, photoId }, row))
      })
    },

    change: (
      { id: ownerId }: Holder,
      id: string,
      { version, photoId: told, ...facts }: Stated & { version?: number | undefined },
    ): Promise<Certification> => {
      refuseFuture(facts)
      return inTransaction(db, async (tx) => {
        const before = await lockCertification(tx, ownerId, id)
        if (!before) throw noSuch()
        // Before the version check: a client that lost the reply sends the same once more.
        const photoId = told === undefined ? before.photoId : told
        const isOtherPhoto = photoId !== before.photoId
        if (!isOtherPhoto && isDeepStrictEqual(CertificationFacts.parse(before), facts))
          return answer(tx, ownerId, before)
        if (version !== undefined && version !== before.version)
          throw new HttpError(409, certificationTexts.changedSince, { code: 'changed-since' })
        if (isOtherPhoto) await refuseForeignPhoto(tx, ownerId, photoId, id)
        const changed = await writeCertification(tx, ownerId, id, {
          ...facts,
          photoId,
          // Another photo is shown to nobody before its holder says so.
          ...(isOtherPhoto && { reviewAskedAt: null }),
          ...(!isSameCard(before, facts) && { verifiedAt: null, verifiedBy: null }),
        })
        if (isOtherPhoto && before.photoId !== null) await leavePrivatePhotos(tx, jobs, [before.photoId])
        return answer(tx, ownerId, changed)
      })
    },

    /** Shows the photo of a card to moderators, until one has decided. */
    askReview: ({ id: ownerId }: Holder, id: string): Promise<Certification> =>
      inTransaction(db, async (tx) => {
        const row = await lockCertification(tx, ownerId, id)
        if (!row) throw noSuch()
        const card = await answer(tx, ownerId, row)
        if (card.verifiedAt !== null)
          throw new HttpError(409, certificationTexts.alreadySeen, { code: 'already-seen' })
        if (card.photo === null) throw new HttpError(409, certificationTexts.noPhoto, { code: 'no-photo' })
        if (card.photo.state !== 'ready')
          throw new HttpError(409, certificationTexts.photoNotReady, { code: 'photo-not-ready' })
        if (row.reviewAskedAt !== null) return card
        const reviewAskedAt = clock()
        await writeLook(tx, id, { reviewAskedAt })
        return answer(tx, ownerId, { ...row, reviewAskedAt })
      }),

    withdrawReview: ({ id: ownerId }: Holder, id: string): Promise<Certification> =>
      inTransaction(db, async (tx) => {
        const row = await lockCertification(tx, ownerId, id)
        if (!row) throw noSuch()
        if (row.reviewAskedAt !== null) await writeLook(tx, id, { reviewAskedAt: null })
        return answer(tx, ownerId, { ...row, reviewAskedAt: null })
      }),

    /** Its picture goes with the next nightly look, as long as an undo may want it back. */
    remove: async ({ id: ownerId }: Holder, id: string): Promise<{ success: true }> => {
      await deleteCertification(db, ownerId, id)
      return { success: true }
    },
  }
}
