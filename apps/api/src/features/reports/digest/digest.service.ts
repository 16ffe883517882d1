import type { Digest } from '@soundings/contract/reports'
import { digestOf, reportsByMonth } from '@soundings/rules/digest'
import type { Dependencies } from '#ports/dependencies.ts'
import { findCounts, findCountsOf } from './digest.repo.ts'

/** What divers report of a site, taken together. It is counted as they write; nothing is summed up over reports here. */
export const digestService = ({ db }: Pick<Dependencies, 'db'>) => ({
  of: async (siteId: string): Promise<{ reports: number; byMonth: number[]; digest: Digest | null }> => {
    const { months, latest } = (await findCounts(db, siteId)) ?? { months: {}, latest: null }
    const byMonth = reportsByMonth(months)
    const reports = byMonth.reduce((sum, count) => sum + count, 0)
    return { reports, byMonth, digest: digestOf(months, latest) }
  },

  /** What is told together of each of these sites; nothing of those with too few reports. */
  ofSites: async (siteIds: string[]): Promise<Map<string, Digest>> => {
    const counted = await findCountsOf(db, siteIds)
    return new Map(
      [...counted].flatMap(([siteId, { months, latest }]) => {
        const digest = digestOf(months, latest)
        return digest ? [[siteId, digest] as const] : []
      }),
    )
  },
})
