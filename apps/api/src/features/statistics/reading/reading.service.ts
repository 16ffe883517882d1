import { siteCategories } from '@soundings/contract/site-words'
import type {
  CategoryShare,
  EquipmentStats,
  GlobalStats,
  GrowthMonth,
  Insights,
  SeasonMonth,
  Seen,
} from '@soundings/contract/statistics'
import { statisticsLimits } from '@soundings/contract/statistics'
import { speciesById } from '@soundings/rules/species'
import { growthOf, insightsOf, percentageOf, seasonsOf } from '@soundings/rules/statistics'
import type { Places } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { placesService } from './places.service.ts'
import { type Asked, cutPage, type Page, rankingOf } from './rankings.ts'
import { countSlots, readGearSpellings, readMost, readTallies, readTotals } from './reading.repo.ts'
import { listPopularSites } from './sites.service.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & { places: Pick<Places, 'view'> }

const grown = ['sites', 'photos', 'reports', 'members'].map((kind) => `growth:${kind}`)

/** What is told from the tallies. */
export const readingService = ({ db, clock, places }: Needs) => {
  const { nameOf, ...byPlace } = placesService({ db, places })

  const owned = async (kind: string) => {
    const { people: least, gear: limit } = statisticsLimits
    const found = await readMost(db, `gear:${kind}`, { limit, least })
    const spelt = await readGearSpellings(
      db,
      kind,
      found.map(({ slot }) => slot),
    )
    return found.map(({ slot, n }) => ({ name: spelt.get(slot) ?? slot, count: n }))
  }

  return {
    ...byPlace,

    global: async (): Promise<GlobalStats> => {
      const [totals, countries] = await Promise.all([
        readTotals(db, ['sites', 'members', 'photos']),
        countSlots(db, 'countries', 1_000),
      ])
      return {
        totalSites: totals.get('sites') ?? 0,
        totalUsers: totals.get('members') ?? 0,
        totalPhotos: totals.get('photos') ?? 0,
        countries,
      }
    },

    popularSites: (asked: Asked) => listPopularSites(db, asked),

    insights: async (): Promise<Insights> => {
      const [marks, [top]] = await Promise.all([
        readTallies(db, ['water:']),
        readMost(db, 'species', { limit: 1 }),
      ])
      return insightsOf(marks, top && { species: top.slot, n: top.n })
    },

    equipment: async (): Promise<EquipmentStats> => {
      const [regulators, bcds, cameras] = await Promise.all(['regulator', 'bcd', 'camera'].map(owned))
      return { regulators: regulators ?? [], bcds: bcds ?? [], cameras: cameras ?? [] }
    },

    categories: async (asked: Asked): Promise<Page<CategoryShare>> => {
      const rows = await readMost(db, 'categories', { limit: 50 })
      const all = rows.reduce((sum, { n }) => sum + n, 0)
      return cutPage(
        rows.map(({ slot, n }) => ({
          category: siteCategories.find((one) => one === slot) ?? null,
          sites: n,
          percentage: percentageOf(n, all),
        })),
        asked,
      )
    },

    /** `region` is the key of a place; the world without one. */
    seasons: async (
      region = '',
    ): Promise<{ name: string | null; reports: number; months: SeasonMonth[] }> => {
      const [name, marks] = await Promise.all([nameOf(region), readTallies(db, [`water:${region}`])])
      return { name, ...seasonsOf(marks) }
    },

    /** What was seen in a month of the year, this one where none is asked for. */
    seen: async ({
      region = '',
      month = clock().getUTCMonth() + 1,
      ...asked
    }: Asked & { region?: string | undefined; month?: number | undefined }): Promise<
      Page<Seen> & { month: number }
    > => {
      const { items, ...rest } = await rankingOf(db, `seen:${month}:${region}`, asked, { most: 1_000 })
      return {
        ...rest,
        month,
        items: items.flatMap(({ slot, n }) => {
          const known = speciesById(slot)
          return known ? [{ species: slot, name: known.name, scientific: known.scientific, reports: n }] : []
        }),
      }
    },

    growth: async (asked: Asked): Promise<Page<GrowthMonth>> =>
      cutPage(growthOf(await readTallies(db, grown), clock().toISOString().slice(0, 7)), asked),
  }
}
export type Reading = ReturnType<typeof readingService>
