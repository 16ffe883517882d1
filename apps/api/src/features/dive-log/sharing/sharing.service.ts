import { createHash, randomBytes } from 'node:crypto'
import {
  type DiveShare,
  type NewDiveShare,
  type OpenedDiveShare,
  type SharedDive,
  type SharedPart,
  sharedParts,
  sharingLimits,
} from '@soundings/contract/dive-log'
import type { PhotoSize } from '@soundings/contract/photo-sizes'
import { thinSamples } from '@soundings/rules/dive-profile'
import { v7 as newId } from 'uuid'
import { type Db, inTransaction } from '#db/client.ts'
import type { ServingService } from '#features/media/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { BytesAnswer } from '#shared/bytes-answer.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { type DiveRow, factsOf, findDive } from '../dives.repo.ts'
import { noSuchDive, noSuchPhoto } from '../errors.ts'
import { unpackSamples } from '../profiles/profile-bytes.ts'
import { findProfile } from '../profiles/profiles.repo.ts'
import { openLog } from '../writing/log.repo.ts'
import { sharedPhotos } from './shared-photos.ts'
import { countShares, deleteShare, findShared, insertShare, listShares } from './shares.repo.ts'

/** Samples that a visitor gets of a profile. */
const mostSamples = 1_500

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

type ShareRow = Awaited<ReturnType<typeof listShares>>[number]
const toShare = ({ id, shows, createdAt, expiresAt }: Omit<ShareRow, 'tokenHash' | 'diveId'>): DiveShare => ({
  id,
  shows,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
})

const profileOf = async (db: Db, { dive }: DiveRow): Promise<SharedDive['profile']> => {
  const found = await findProfile(db, dive.ownerId, dive.id, 0)
  if (!found?.samples) return null
  const { columns, rows } = thinSamples(await unpackSamples(found.samples), mostSamples)
  return { columns, samples: rows, events: found.events }
}

export type SharingService = ReturnType<typeof sharingService>

/** Links to single dives that anybody can open until they end. */
export const sharingService = (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { origin, pictures }: { origin: string; pictures: Pick<ServingService, 'privateOf'> },
) => {
  const own = async (tx: Db, person: Person, id: string): Promise<DiveRow> => {
    const row = await findDive(tx, person.id, id)
    if (!row) throw noSuchDive()
    return row
  }

  /** The dive that a link leads to, for whoever has it. */
  const opened = async (token: string) => {
    const link = await findShared(db, hashOf(token), clock())
    const row = link && (await findDive(db, link.ownerId, link.diveId))
    if (!link || !row) throw new HttpError(404, 'This link has ended or never existed')
    return { link, row, facts: factsOf(row) }
  }

  return {
    open: (person: Person, diveId: string, { shows, expiresAt }: NewDiveShare): Promise<OpenedDiveShare> =>
      inTransaction(db, async (tx) => {
        await openLog(tx, person.id)
        await own(tx, person, diveId)
        if (expiresAt !== null && new Date(expiresAt) <= clock())
          throw new HttpError(400, 'The link has to end in the future.', { field: 'expiresAt' })
        if ((await countShares(tx, diveId, clock())) >= sharingLimits.links)
          throw new HttpError(409, 'This dive already has 20 open links. End one of them first.', {
            code: 'too-many',
          })
        const token = randomBytes(32).toString('base64url')
        const row = {
          id: newId(),
          shows: sharedParts.filter((part) => shows.includes(part)),
          createdAt: clock(),
          expiresAt: expiresAt === null ? null : new Date(expiresAt),
        }
        await insertShare(tx, { ...row, diveId, tokenHash: hashOf(token) })
        return { ...toShare(row), token, url: `${origin}/shared/dives/${token}` }
      }),

    list: async (person: Person, diveId: string): Promise<{ items: DiveShare[] }> => {
      await own(db, person, diveId)
      return { items: (await listShares(db, diveId, clock())).map(toShare) }
    },

    end: async (person: Person, diveId: string, id: string): Promise<{ success: true }> => {
      await own(db, person, diveId)
      await deleteShare(db, diveId, id)
      return { success: true }
    },

    /** What anybody sees who has the link. */
    read: async (token: string): Promise<SharedDive> => {
      const { link, row, facts } = await opened(token)
      const chosen = <Value>(part: SharedPart, value: Value): Value | null =>
        link.shows.includes(part) ? value : null
      const { siteName, location, date, time, maxDepth, meanDepth, duration, visibility, waterTemp } = facts
      return {
        siteName,
        location,
        date,
        time,
        maxDepth,
        meanDepth,
        duration,
        visibility,
        waterTemp,
        conditions: facts.conditions,
        species: row.dive.species,
        diveSiteId: row.site?.status === 'approved' ? facts.diveSiteId : null,
        shows: link.shows,
        diver: link.diver,
        photos: link.shows.includes('photos')
          ? await sharedPhotos(db, link.ownerId, { token, ids: facts.photos })
          : null,
        outline: chosen('profile', row.dive.outline && [...row.dive.outline]),
        profile: link.shows.includes('profile') ? await profileOf(db, row) : null,
        cylinders: chosen('gas', facts.cylinders),
        sac: chosen('gas', row.dive.sac),
        notes: chosen('notes', facts.notes),
        buddies: chosen('people', facts.buddies),
        divemasters: chosen('people', facts.divemasters),
        entry: chosen('position', facts.entry),
      }
    },

    /** A private photo, for as long as the link is open that shows it. */
    photo: async (
      { token, size, photoId }: { token: string; size: PhotoSize; photoId: string },
      takesAvif: boolean,
    ): Promise<BytesAnswer> => {
      const { link, facts } = await opened(token)
      if (!link.shows.includes('photos') || !facts.photos.includes(photoId)) throw noSuchPhoto()
      return pictures.privateOf(link.ownerId, photoId, size, takesAvif)
    },
  }
}
