import { setImmediate as breathe } from 'node:timers/promises'
import { type FeaturedSite, featuredLimits } from '@soundings/contract/featured'
import { rankFeatured } from '@soundings/rules/featured'
import { v7 as newId } from 'uuid'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import { writeAudit } from '#src/audit/audit.repo.ts'
import { findApprovedSites } from '../sites.repo.ts'
import { hasFeatured, listFeatured, type Ranked, readCandidates, storeFeatured } from './featured.repo.ts'
import { type Around, nearestFirst } from './nearest-first.ts'

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

const refreshJob = 'refresh-featured-sites'

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
        items: nearestFirst(found, ({ coordinates }) => coordinates, around).slice(0, featuredLimits.listed),
        refreshedAt: refreshedAt?.toISOString() ?? null,
      }
    },
  }
}
