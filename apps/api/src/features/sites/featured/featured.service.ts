import { setImmediate as breathe } from 'node:timers/promises'
import { type FeaturedSite, featuredLimits } from '@soundings/contract/featured'
import { rankFeatured } from '@soundings/rules/featured'
import { distanceKm } from '@soundings/rules/geo'
import { v7 as newId } from 'uuid'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import { writeAudit } from '#src/audit/audit.repo.ts'
import { findApprovedSites } from '../sites.repo.ts'
import { hasFeatured, listFeatured, type Ranked, readCandidates, storeFeatured } from './featured.repo.ts'

type Around = { lat?: number | undefined; lng?: number | undefined }

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Sites this near to a place, in kilometres, are within reach of a journey. */
const withinReach = 3_000

const refreshJob = 'refresh-featured-sites'

/** Those within reach first, the nearest before the others; then the rest as they were ranked. */
const nearestFirst = (items: FeaturedSite[], { lat, lng }: Around): FeaturedSite[] => {
  if (lat === undefined || lng === undefined) return items
  const measured = items.map((site) => ({ site, km: distanceKm(site.coordinates, [lng, lat]) }))
  const near = measured.filter(({ km }) => km <= withinReach).sort((one, other) => one.km - other.km)
  const far = measured.filter(({ km }) => km > withinReach)
  return [...near, ...far].map(({ site }) => site)
}

const rankSoon = ({ db, jobs }: Pick<Dependencies, 'db' | 'jobs'>): Promise<void> =>
  jobs.add(db, refreshJob, {}, { key: refreshJob })

/** Has the sites ranked soon when nobody has done so yet. */
export const featureFirst = async (deps: Pick<Dependencies, 'db' | 'jobs'>): Promise<void> => {
  if (!(await hasFeatured(deps.db))) await rankSoon(deps)
}

/** The sites worth a look, by month. */
export const featuredService = ({
  db,
  clock,
  jobs,
  log,
}: Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'log'>) => {
  const refresh = async (): Promise<number> => {
    const candidates = await readCandidates(db)
    const ranked: Ranked[][] = []
    for (const month of months) {
      ranked.push(rankFeatured(candidates, month, featuredLimits.keptAMonth))
      await breathe()
    }
    await storeFeatured(db, ranked, clock())
    return new Set(ranked.flat().map(({ id }) => id)).size
  }

  const month = () => clock().getUTCMonth() + 1

  let refreshing: Promise<number> | undefined
  /** However many ask at once, the sites are ranked once. */
  const refreshOnce = () => {
    refreshing ??= refresh().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  /** Ranks for a month what nobody has ranked yet, and has that done for good, so that no visitor waits for it again. */
  const rankNow = async (): Promise<FeaturedSite[]> => {
    const ranked = rankFeatured(await readCandidates(db), month(), featuredLimits.keptAMonth)
    if (ranked.length > 0) await rankSoon({ db, jobs })
    const known = new Map(
      (
        await findApprovedSites(
          db,
          ranked.map(({ id }) => id),
        )
      ).map((site) => [site.id, site]),
    )
    return ranked.flatMap(({ id, reason }) => {
      const site = known.get(id)
      return site ? [{ ...site, reason }] : []
    })
  }

  let ranking: Promise<FeaturedSite[]> | undefined
  /** However many ask at once, the sites are ranked once. */
  const rankOnce = () => {
    ranking ??= rankNow().finally(() => {
      ranking = undefined
    })
    return ranking
  }

  const refreshByClock = async () => {
    log.info(`ranked the featured sites anew: ${await refreshOnce()}`)
  }
  jobs.register(refreshJob, refreshByClock)
  jobs.repeat('refresh-featured-sites-weekly', '23 4 * * 1', refreshByClock)

  return {
    month,

    /** Ranks the sites of every month anew, because an admin wants it; answers how many there are. */
    refresh: async ({ id: actorId }: Person): Promise<number> => {
      const count = await refreshOnce()
      const subject = { subjectType: 'featured', subjectId: 'sites', details: { count } }
      await writeAudit(db, { id: newId(), at: clock(), actorId, action: 'featured.update', ...subject })
      return count
    },

    /** The best of this month; around a place, those within reach of it first. */
    list: async (around: Around): Promise<{ items: FeaturedSite[]; refreshedAt: string | null }> => {
      const { items, refreshedAt } = await listFeatured(db, month())
      const found = items.length > 0 ? items : await rankOnce()
      return {
        items: nearestFirst(found, around).slice(0, featuredLimits.listed),
        refreshedAt: refreshedAt?.toISOString() ?? null,
      }
    },
  }
}
