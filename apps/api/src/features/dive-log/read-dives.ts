import type { Dive, DivePhoto } from '@soundings/contract/dive-log'
import type { Db } from '#db/client.ts'
import { findPhotosSeen } from '#features/media/index.ts'
import { type DiveRow, factsOf } from './dives.repo.ts'

/** Those of these photos that the owner of a log may see, by id. */
export const findDivePhotos = async (
  db: Db,
  ownerId: string,
  ids: string[],
): Promise<Map<string, DivePhoto>> => {
  const seen = await findPhotosSeen(db, ids, { id: ownerId, isModerator: false })
  return new Map(
    [...seen].map(([id, { approvalStatus, state, thumbnailUrl, fullUrl, caption }]) => [
      id,
      { id, isPrivate: approvalStatus === 'private', state, thumbnailUrl, fullUrl, caption },
    ]),
  )
}

const siteOf = ({ site }: DiveRow): Dive['site'] =>
  site && site.status === 'approved' ? { name: site.name, coordinates: [site.lng, site.lat] } : null

const toDive = (row: DiveRow, photos: Map<string, DivePhoto>): Dive => {
  const { dive, trip } = row
  const facts = factsOf(row)
  return {
    ...facts,
    id: dive.id,
    photos: facts.photos.flatMap((id) => {
      const photo = photos.get(id)
      return photo ?? []
    }),
    species: dive.species,
    computers: row.computers ?? [],
    outline: dive.outline && [...dive.outline],
    sac: dive.sac,
    site: siteOf(row),
    siteMatch:
      dive.diveSiteId && dive.matchHow
        ? { siteId: dive.diveSiteId, metres: dive.matchMetres, how: dive.matchHow }
        : null,
    trip: dive.tripId && trip !== null ? { id: dive.tripId, name: trip } : null,
    importId: dive.importId,
    version: dive.version,
    createdAt: dive.createdAt.toISOString(),
    lastUpdated: dive.lastUpdated.toISOString(),
    deletedAt: dive.deletedAt?.toISOString() ?? null,
  }
}

/** Dives as their owner reads them, in the order of the rows. */
export const toDives = async (db: Db, ownerId: string, rows: DiveRow[]): Promise<Dive[]> => {
  const ids = rows.flatMap(({ photoIds }) => photoIds ?? [])
  const photos = await findDivePhotos(db, ownerId, ids)
  return rows.map((row) => toDive(row, photos))
}
