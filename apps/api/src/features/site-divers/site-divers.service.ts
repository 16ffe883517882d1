import { Uuid } from '@soundings/contract/common'
import type { DiverKind, SiteDivers } from '@soundings/contract/site-divers'
import { z } from 'zod'
import type { PersonalData } from '#extension-points/personal-data.ts'
import { meetPeople } from '#features/people/index.ts'
import type { Standings } from '#features/standing/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import {
  countDivers,
  deleteDiver,
  deleteDiversOf,
  findKind,
  findPlacesOf,
  isPublicSite,
  listDivers,
  saveDiver,
} from './divers.repo.ts'

const Place = z.object({ at: z.iso.datetime(), id: Uuid })
type Paging = { cursor?: string | undefined; limit: number }
const firstPage: Paging = { limit: 50 }

/** Who dives at a site, of those who said so. */
export const siteDiversService = ({
  db,
  clock,
  standings,
}: Pick<Dependencies, 'db' | 'clock'> & { standings: Pick<Standings, 'badgesOf'> }) => {
  const check = async (siteId: string) => {
    if (!(await isPublicSite(db, siteId)))
      throw new HttpError(404, 'This dive site doesn’t exist or isn’t public')
  }

  const namesFor = async (readerId: string, siteId: string, { cursor, limit }: Paging) => {
    const place = fromCursor(Place, cursor)
    const after = place && { at: new Date(place.at), id: place.id }
    const rows = await listDivers(db, siteId, { readerId, after, limit: limit + 1 })
    const shown = rows.slice(0, limit)
    const ids = shown.map(({ userId }) => userId)
    const [met, badges] = await Promise.all([meetPeople(db, readerId, ids), standings.badgesOf(ids)])
    const last = shown.at(-1)
    return {
      items: shown.flatMap(({ userId, kind, at }) => {
        const one = met.get(userId)
        if (!one?.may('identity')) return []
        return { ...one.person, kind, since: at.toISOString(), badge: badges.get(userId) ?? null }
      }),
      nextCursor:
        rows.length > limit && last ? toCursor({ at: last.at.toISOString(), id: last.userId }) : null,
    }
  }

  const list = async (readerId: string | undefined, siteId: string, paging: Paging): Promise<SiteDivers> => {
    await check(siteId)
    const total = await countDivers(db, siteId)
    if (readerId === undefined) return { items: [], nextCursor: null, total, mine: null }
    const [names, mine] = await Promise.all([
      namesFor(readerId, siteId, paging),
      findKind(db, siteId, readerId),
    ])
    return { ...names, total, mine }
  }

  return {
    list,

    say: async (userId: string, siteId: string, kind: DiverKind): Promise<SiteDivers> => {
      await check(siteId)
      await saveDiver(db, { siteId, userId, kind, at: clock() })
      return list(userId, siteId, firstPage)
    },

    unsay: async (userId: string, siteId: string): Promise<SiteDivers> => {
      await check(siteId)
      await deleteDiver(db, siteId, userId)
      return list(userId, siteId, firstPage)
    },
  }
}

/** Where somebody says that they dive goes with the account. */
export const personalSiteDivers: PersonalData = {
  name: 'divesAt',
  read: findPlacesOf,
  leave: deleteDiversOf,
}
