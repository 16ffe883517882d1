import { statistics } from '@soundings/contract/statistics'
import { area } from '#shared/api/area.ts'
import { addressOf, call } from '#shared/api/client.ts'

const stats = area('/api/stats')

/** So many rows of a chart or list come at once. */
const few = { limit: 10 } as const

export const globalQuery = () => stats.read(statistics.global, {})
export const insightsQuery = () => stats.read(statistics.insights, {})
export const equipmentQuery = () => stats.read(statistics.equipment, {})
export const popularSitesQuery = () => stats.readPages(statistics.popularSites, { query: few })
export const recentActivityQuery = () => stats.readPages(statistics.recentActivity, { query: few })
/** As many as the first screen has room for. */
export const latestActivityQuery = () => stats.read(statistics.recentActivity, { query: { limit: 4 } })
export const destinationsQuery = () => stats.readPages(statistics.destinations, { query: few })
export const categoriesQuery = () => stats.readPages(statistics.categories, { query: { limit: 50 } })
export const growthQuery = () => stats.readPages(statistics.growth, { query: { limit: 24 } })

/** Countries, or the regions of one. */
export const regionsQuery = (country: string | undefined) =>
  stats.readPages(statistics.topRegions, { query: { limit: 20, ...(country && { country }) } })

/** The water of a place by month; of the world where none is named. */
export const seasonsQuery = (region: string | undefined) =>
  stats.read(statistics.seasons, { query: { ...(region && { region }) } })

/** What was seen in a month, this one where none is named. */
export const seenQuery = (region: string | undefined, month: number | undefined) =>
  stats.readPages(statistics.species, {
    query: { ...few, ...(region && { region }), ...(month && { month }) },
  })

const csv = { format: 'csv' } as const

/** Where all that a chart shows is to be had as a file. */
export const csvAddress = {
  destinations: () => addressOf(statistics.destinations, { query: csv }),
  categories: () => addressOf(statistics.categories, { query: csv }),
  growth: () => addressOf(statistics.growth, { query: csv }),
  regions: (country: string | undefined) =>
    addressOf(statistics.topRegions, { query: { ...csv, ...(country && { country }) } }),
  seasons: (region: string | undefined) =>
    addressOf(statistics.seasons, { query: { ...csv, ...(region && { region }) } }),
  species: (region: string | undefined, month: number) =>
    addressOf(statistics.species, { query: { ...csv, month, ...(region && { region }) } }),
}

/** Says that the page of a site was opened. Throws when that can’t be sent. */
export const countView = (siteId: string) => call(statistics.view, { params: { siteId } })
