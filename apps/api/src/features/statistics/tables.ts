import type {
  CategoryShare,
  GrowthMonth,
  Region,
  SeasonMonth,
  Seen,
  TopDestination,
} from '@soundings/contract/statistics'
import type { Table } from './csv.ts'

export const regionTable: Table<Region> = {
  name: ({ name }) => name,
  country: ({ country }) => country,
  sites: ({ sites }) => sites,
  'share (%)': ({ percentage }) => percentage,
}

export const destinationTable: Table<TopDestination> = {
  name: ({ name }) => name,
  country: ({ country }) => country,
  reports: ({ reports }) => reports,
}

export const categoryTable: Table<CategoryShare> = {
  category: ({ category }) => category,
  sites: ({ sites }) => sites,
  'share (%)': ({ percentage }) => percentage,
}

export const seasonTable: Table<SeasonMonth> = {
  month: ({ month }) => month,
  reports: ({ reports }) => reports,
  'waterTemp median (°C)': ({ waterTemp }) => waterTemp?.median ?? null,
  'waterTemp lower quartile (°C)': ({ waterTemp }) => waterTemp?.low ?? null,
  'waterTemp upper quartile (°C)': ({ waterTemp }) => waterTemp?.high ?? null,
  'waterTemp reports': ({ waterTemp }) => waterTemp?.reports ?? null,
  'visibility median (m)': ({ visibility }) => visibility?.median ?? null,
  'visibility lower quartile (m)': ({ visibility }) => visibility?.low ?? null,
  'visibility upper quartile (m)': ({ visibility }) => visibility?.high ?? null,
  'visibility reports': ({ visibility }) => visibility?.reports ?? null,
}

export const seenTable: Table<Seen> = {
  species: ({ species }) => species,
  name: ({ name }) => name,
  scientific: ({ scientific }) => scientific,
  reports: ({ reports }) => reports,
}

export const growthTable: Table<GrowthMonth> = {
  month: ({ month }) => month,
  sites: ({ sites }) => sites,
  photos: ({ photos }) => photos,
  reports: ({ reports }) => reports,
  members: ({ members }) => members ?? 'fewer than 5',
}
