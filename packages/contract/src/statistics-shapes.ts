import { z } from 'zod'
import { Coordinates, Instant, Uuid } from './common.ts'
import { number, wholeNumber } from './numbers.ts'
import { Person } from './person.ts'
import { Spread } from './report-digest.ts'
import { SiteCategory } from './site-fields.ts'
import { publicKinds } from './statistics-fields.ts'

const Month = wholeNumber().min(1).max(12)
const percentage = () => number().min(0).max(100)

export const GlobalStats = z.object({
  totalSites: wholeNumber(),
  totalUsers: wholeNumber(),
  totalPhotos: wholeNumber(),
  countries: wholeNumber(),
})
export type GlobalStats = z.output<typeof GlobalStats>

/** A site with its place among the most popular ones; equal ones share a rank. */
export const PopularSite = z.object({
  id: Uuid,
  slug: z.string(),
  name: z.string(),
  /** Region and country. */
  location: z.string(),
  /** The path of its best photo; null where it has none. */
  image: z.string().nullable(),
  rank: wholeNumber().min(1),
  /** The mean of its dive reports, 1 to 5; null where it has none. */
  rating: number().nullable(),
  /** Of the last 30 days. */
  views: wholeNumber(),
  photos: wholeNumber(),
  description: z.string(),
})
export type PopularSite = z.output<typeof PopularSite>

/** Something that became public. */
export const PublicThing = z.object({
  id: Uuid,
  icon: z.enum(publicKinds),
  /** Null where the person left, or does not show what they do. */
  user: Person.nullable(),
  timestamp: Instant,
  /** What happened, in words that go on from the name: `shared a photo`. */
  description: z.string(),
  location: z.string().nullable(),
  /** Where it is read. */
  path: z.string(),
})
export type PublicThing = z.output<typeof PublicThing>

/** What all public dive reports say; empty texts and zeros where fewer than three tell. */
export const Insights = z.object({
  /** The English name of the month with most dives. */
  mostActiveMonth: z.string(),
  /** The mean, in degrees Celsius. */
  avgWaterTemp: number(),
  /** The mean, in metres. */
  avgVisibility: number(),
  topMarineLife: z.string(),
  /** The same as codes: the month from 1 to 12, the species by id. */
  month: Month.nullable(),
  species: z.string().nullable(),
  /** How many reports stand behind each. */
  counts: z.object({
    reports: wholeNumber(),
    waterTemp: wholeNumber(),
    visibility: wholeNumber(),
    species: wholeNumber(),
  }),
})
export type Insights = z.output<typeof Insights>

/** A country or a region in it, with its share of the sites that say where they lie. */
export const Region = z.object({
  name: z.string(),
  sites: wholeNumber(),
  percentage: percentage(),
  /** How seasons are asked for: `egypt`, `egypt/red sea`. */
  key: z.string(),
  /** The country of a region; null for a country. */
  country: z.string().nullable(),
  /** The middle of its sites; null while that is not known yet. */
  coordinates: Coordinates.nullable(),
})
export type Region = z.output<typeof Region>

const Owned = z.array(z.object({ name: z.string(), count: wholeNumber() }))
/** What people own who let it be counted, each named by five people or more. */
export const EquipmentStats = z.object({ regulators: Owned, bcds: Owned, cameras: Owned })
export type EquipmentStats = z.output<typeof EquipmentStats>

/** A region, or a country where sites say no more, by the public dive reports from there. */
export const TopDestination = z.object({
  name: z.string(),
  country: z.string().nullable(),
  key: z.string(),
  reports: wholeNumber(),
})
export type TopDestination = z.output<typeof TopDestination>

export const CategoryShare = z.object({
  /** Null for sites that do not say. */
  category: SiteCategory.nullable(),
  sites: wholeNumber(),
  percentage: percentage(),
})
export type CategoryShare = z.output<typeof CategoryShare>

/** The water of a month, as reports tell it; null where fewer than three measured it. */
export const SeasonMonth = z.object({
  month: Month,
  reports: wholeNumber(),
  /** Degrees Celsius. */
  waterTemp: Spread.nullable(),
  /** Metres. */
  visibility: Spread.nullable(),
})
export type SeasonMonth = z.output<typeof SeasonMonth>

export const Seen = z.object({
  species: z.string(),
  name: z.string(),
  scientific: z.string(),
  reports: wholeNumber(),
})
export type Seen = z.output<typeof Seen>

/** What came in a month (UTC) and is public today. */
export const GrowthMonth = z.object({
  /** `2026-11`. */
  month: z.string(),
  sites: wholeNumber(),
  photos: wholeNumber(),
  reports: wholeNumber(),
  /** Null for one to four people: fewer than five are not told. */
  members: wholeNumber().nullable(),
})
export type GrowthMonth = z.output<typeof GrowthMonth>
