import { z } from 'zod'
import {
  accesses,
  accessStatuses,
  approvalStatuses,
  difficulties,
  diveTypes,
  facilities,
  hazards,
  siteCategories,
  waterBodyTypes,
  wreckLooks,
} from './site-words.ts'

export * from './site-words.ts'

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
