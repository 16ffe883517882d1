import { z } from 'zod'

export const difficulties = ['beginner', 'intermediate', 'advanced', 'technical'] as const
export const accesses = ['shore', 'boat', 'either'] as const
export const waterBodyTypes = ['ocean', 'sea', 'lake', 'river', 'quarry', 'cave'] as const
export const siteCategories = [
  'coral-reef',
  'rocky-reef',
  'artificial-reef',
  'wreck',
  'wall',
  'pinnacle',
  'cave',
  'drift',
  'muck',
  'cenote',
] as const
export const diveTypes = ['shore', 'boat', 'drift', 'wall', 'reef', 'wreck', 'cave'] as const
export const hazards = [
  'strong-current',
  'low-visibility',
  'depth',
  'cold-water',
  'marine-life',
  'overhead-environment',
  'remote-location',
  'weather-dependent',
] as const
export const facilities = [
  'none',
  'basic',
  'full-service',
  'dive-shop-nearby',
  'accommodation-nearby',
  'restaurant-nearby',
] as const
export const approvalStatuses = ['approved', 'pending', 'rejected'] as const
/** `restricted`: only with a permit, guide or licence, at some times, or in part of it. `closed`: nobody may dive there. */
export const accessStatuses = ['open', 'restricted', 'closed'] as const
/** What a wreck looks like, as far as its name and description tell: how it lies, or that it is no ship of steel. */
export const wreckLooks = ['upright', 'on-side', 'keel-up', 'sailing', 'aeroplane', 'submarine'] as const

export const Difficulty = z.enum(difficulties)
export type Difficulty = z.output<typeof Difficulty>
export const Access = z.enum(accesses)
export type Access = z.output<typeof Access>
export const WaterBodyType = z.enum(waterBodyTypes)
export type WaterBodyType = z.output<typeof WaterBodyType>
export const SiteCategory = z.enum(siteCategories)
export type SiteCategory = z.output<typeof SiteCategory>
export const DiveType = z.enum(diveTypes)
export type DiveType = z.output<typeof DiveType>
export const Hazard = z.enum(hazards)
export type Hazard = z.output<typeof Hazard>
export const Facility = z.enum(facilities)
export type Facility = z.output<typeof Facility>
export const ApprovalStatus = z.enum(approvalStatuses)
export type ApprovalStatus = z.output<typeof ApprovalStatus>
export const AccessStatus = z.enum(accessStatuses)
export type AccessStatus = z.output<typeof AccessStatus>
export const WreckLook = z.enum(wreckLooks)
export type WreckLook = z.output<typeof WreckLook>

const partialDate = /^[12]\d{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/
/** Not every month has 31 days. */
const isOnCalendar = (value: string) => {
  const [year = 0, month = 1, day = 1] = value.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day
}

/** A year, a month or a day: `2023`, `2023-01` or `2023-01-10`. */
export const PartialDate = z
  .string()
  .trim()
  .refine((value) => partialDate.test(value) && isOnCalendar(value), {
    error: 'Must be a year, a month or a day, such as 2023, 2023-01 or 2023-01-10',
  })

/** Limits of a site's fields. Lengths in characters, depths in metres. */
export const siteLimits = {
  name: 120,
  aliases: 20,
  place: 80,
  description: 5000,
  longText: 2000,
  shortText: 200,
  tag: 80,
  tags: 40,
  /** No recorded dive has gone deeper. */
  depth: 350,
  url: 500,
} as const
