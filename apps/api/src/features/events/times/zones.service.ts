import { eventTexts } from '@soundings/contract/events'
import { findSitesSeenBy } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { zoneAt } from '#shared/zones.ts'

type Asked = { site?: string | undefined; near?: readonly number[] | undefined }

/** The zone that an event at a site or a position would have, to be proposed. */
export const zonesService = ({ db }: Pick<Dependencies, 'db'>) => ({
  of: async ({ id }: Person, { site, near }: Asked): Promise<{ zone: string | null }> => {
    if (near) return { zone: zoneAt([near[1] ?? 0, near[0] ?? 0]) }
    if (site === undefined) return { zone: null }
    const [found] = await findSitesSeenBy(db, { id, isEditor: false }, [site])
    if (!found) throw new HttpError(404, eventTexts.noSite)
    return { zone: zoneAt(found.coordinates) }
  },
})
