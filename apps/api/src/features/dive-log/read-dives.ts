import type { Dive, DivePhoto } from '@soundings/contract/dive-log'
import type { Db } from '#db/client.ts'
import { findPhotosSeen } from '#features/media/index.ts'
import { type DiveRow, factsOf } from './dives.repo.ts'

const photosOf = async (db: Db, ownerId: string, rows: DiveRow[]) => {
  const ids = rows.flatMap(({ photoIds }) => photoIds ?? [])
  return findPhotosSeen(db, ids, { id: ownerId, isModerator: false })
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
      if (!photo) return []
      const { thumbnailUrl, fullUrl, caption } = photo
      return [{ id, thumbnailUrl, fullUrl, caption }]
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
  const photos = await photosOf(db, ownerId, rows)
  return rows.map((row) => toDive(row, photos))
}
