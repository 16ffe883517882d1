import { z } from 'zod'
import { Paging, page, text, Uuid } from './common.ts'
import { wholeNumber, wholeNumberText } from './numbers.ts'
import { feature, route } from './route.ts'
import {
  CategoryShare,
  EquipmentStats,
  GlobalStats,
  GrowthMonth,
  Insights,
  PopularSite,
  PublicThing,
  Region,
  SeasonMonth,
  Seen,
  TopDestination,
} from './statistics-shapes.ts'

export * from './statistics-fields.ts'
export * from './statistics-shapes.ts'

const Format = z.enum(['json', 'csv']).default('json')
/** Of a place with at most two names: `egypt/red sea`; the world where it is left out. */
const region = text(200).optional()
/** A table as a file has all of its lines. */
const ChartPage = Paging.extend({ format: Format })

export const statistics = feature('What divers did together, counted.', {
  global: route('/api/stats/global', {
    method: 'GET',
    access: 'public',
    summary: 'Get how many sites, divers, photos and countries there are',
    reply: GlobalStats,
  }),
  popularSites: route('/api/stats/popular-sites', {
    method: 'GET',
    access: 'public',
    summary: 'List the most popular dive sites, by views of 30 days, photos and dive reports',
    query: Paging,
    reply: page(PopularSite),
  }),
  recentActivity: route('/api/stats/recent-activity', {
    method: 'GET',
    access: 'public',
    summary: 'List what became public, newest first',
    query: Paging,
    reply: page(PublicThing),
  }),
  insights: route('/api/stats/insights', {
    method: 'GET',
    access: 'public',
    summary: 'Get what all dive reports say together',
    reply: Insights,
  }),
  topRegions: route('/api/stats/top-regions', {
    method: 'GET',
    access: 'public',
    summary: 'List countries by their dive sites, or the regions of one; `format=csv` answers a table',
    query: ChartPage.extend({ country: text(80).optional() }),
    reply: page(Region),
  }),
  equipment: route('/api/stats/equipment', {
    method: 'GET',
    access: 'public',
    summary: 'Get the equipment that most people own, of those who let theirs be counted',
    reply: EquipmentStats,
  }),
  destinations: route('/api/stats/destinations', {
    method: 'GET',
    access: 'public',
    summary: 'List regions by their dive reports; `format=csv` answers a table',
    query: ChartPage,
    reply: page(TopDestination),
  }),
  categories: route('/api/stats/categories', {
    method: 'GET',
    access: 'public',
    summary: 'List categories of dive sites by the sites that have them; `format=csv` answers a table',
    query: ChartPage,
    reply: page(CategoryShare),
  }),
  seasons: route('/api/stats/seasons', {
    method: 'GET',
    access: 'public',
    summary: 'Get water temperature and visibility by month; `format=csv` answers a table',
    query: z.object({ region, format: Format }),
    reply: z.object({
      /** The name of the place; null for the world. */
      name: z.string().nullable(),
      reports: wholeNumber(),
      months: z.array(SeasonMonth),
    }),
  }),
  species: route('/api/stats/species', {
    method: 'GET',
    access: 'public',
    summary: 'List what was seen in a month of the year, most often first; `format=csv` answers a table',
    query: ChartPage.extend({ region, month: wholeNumberText().min(1).max(12).optional() }),
    reply: page(Seen).extend({ month: wholeNumber() }),
  }),
  growth: route('/api/stats/growth', {
    method: 'GET',
    access: 'public',
    summary: 'List what came in each month and is public today; `format=csv` answers a table',
    query: ChartPage,
    reply: page(GrowthMonth),
  }),
  view: route('/api/stats/site-views/:siteId', {
    method: 'POST',
    access: 'public',
    summary: 'Count that the page of a site was opened, once a day for each person',
    params: z.object({ siteId: Uuid }),
    reply: z.object({ success: z.literal(true) }),
  }),
})
