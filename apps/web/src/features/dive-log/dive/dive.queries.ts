import { diveLog } from '@soundings/contract/dive-log'
import { equipment } from '@soundings/contract/equipment'
import { reports } from '@soundings/contract/reports'
import { read } from '#shared/api/query.ts'

/** How long what belongs to a dive counts as fresh, in milliseconds; every change of the log asks for it anew. */
const freshness = 5 * 60_000

/** More samples than these nobody sees; only of longer recordings are some left out. */
const mostSamples = 20_000

/** What a computer recorded of a dive, whole; computers count from 0. */
export const profileQuery = (diveId: string, computer: number) => ({
  ...read(diveLog.profile, {
    params: { diveId },
    query: { computer: String(computer), points: String(mostSamples) },
  }),
  staleTime: freshness,
})

/** What a dive said before each change. */
export const historyQuery = (diveId: string) => read(diveLog.history, { params: { diveId } })

/** What one dives with, to name it. */
export const ownEquipmentQuery = () => ({ ...read(equipment.get, {}), staleTime: freshness })

/** What divers report of a site, taken together. */
export const siteDigestQuery = (siteId: string) => ({
  ...read(reports.digest, { params: { siteId } }),
  staleTime: freshness,
})
