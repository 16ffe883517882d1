import { Uuid } from '@soundings/contract/common'
import type { DivePhoto } from '@soundings/contract/dive-log'
import { z } from 'zod'
import type { Dependencies } from '#ports/dependencies.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import type { Person } from '#shared/person.ts'
import { findDivePhotos } from '../read-dives.ts'
import { countPhotos, listPhotos } from './dive-photos.repo.ts'
import { DiveStart } from './places.ts'

const Place = z.object({ by: DiveStart, dive: Uuid, at: z.int().min(0).max(32_767), id: Uuid })

type Asked = { dive_id?: string | undefined; cursor?: string | undefined; limit: number }

/** The photos of a log. */
export const divePhotosService = ({ db }: Pick<Dependencies, 'db'>) => ({
  list: async (person: Person, { dive_id: diveId, cursor, limit }: Asked) => {
    const after = fromCursor(Place, cursor)
    const rows = await listPhotos(db, person.id, { diveId, after, limit: limit + 1 })
    const shown = rows.slice(0, limit)
    const seen = await findDivePhotos(
      db,
      person.id,
      shown.map(({ id }) => id),
    )
    const items = shown.flatMap(({ id, diveId: ofDive }): (DivePhoto & { diveId: string })[] => {
      const photo = seen.get(id)
      return photo ? [{ ...photo, diveId: ofDive }] : []
    })
    const last = shown.at(-1)
    const isMore = rows.length > limit && last
    const place = last && { by: last.startsAt, dive: last.diveId, at: last.position, id: last.id }
    return {
      items,
      nextCursor: isMore ? toCursor(place) : null,
      total: await countPhotos(db, person.id, diveId),
    }
  },
})
