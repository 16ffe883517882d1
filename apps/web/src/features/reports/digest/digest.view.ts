import type { Digest, Spread } from '@soundings/contract/reports'
import { monthNames } from '@soundings/rules/months'
import {
  depthRangeText,
  depthText,
  temperatureRangeText,
  temperatureText,
  type Units,
} from '@soundings/rules/units'
import { agoText } from '#shared/lib/ago.ts'
import { conditionLabel } from '../labels.view.ts'
import { reportsText } from '../report/report.view.ts'

const day = 24 * 3_600_000

const pad = (number: number) => String(number).padStart(2, '0')

/** The day that it is for the reader, `2026-11-21`. */
const dayOf = (now: number): string => {
  const date = new Date(now)
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

/** How long ago a dive was, in whole days or more: `today`, `3 weeks ago`. `now` in milliseconds since 1970. */
export const daysAgoText = (diveDate: string, now: number): string => {
  const today = Date.parse(dayOf(now))
  const days = Math.round((today - Date.parse(diveDate)) / day)
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : agoText(Date.parse(diveDate), today)
}

const rangeOf = ({ low, high }: Spread) => ({ min: low, max: high })

type Shown = Pick<Units, 'depth' | 'temperature'>
type Latest = NonNullable<Digest['latest']>

/** How the water was at the last dive that tells: `21 m visibility, 26.5 °C, calm, clear`. */
export const waterText = (
  { visibility, waterTemp, conditions }: Omit<Latest, 'diveDate'>,
  { depth, temperature }: Shown,
): string =>
  [
    visibility !== null && `${depthText(visibility, depth)} visibility`,
    waterTemp !== null && temperatureText(waterTemp, temperature),
    ...conditions.map((one) => conditionLabel[one].toLowerCase()),
  ]
    .filter(Boolean)
    .join(', ')

/** Visibility and temperature as they usually are in a month, 1 to 12; of the whole year where that month tells nothing. */
export const figuresOf = (
  { visibility, waterTemp, months }: Pick<Digest, 'visibility' | 'waterTemp' | 'months'>,
  month: number,
  { depth, temperature }: Shown,
): { label: string; value: string }[] => {
  const now = months.find((each) => each.month === month)
  const name = monthNames[month - 1] ?? ''
  const figures = [
    {
      told: now?.visibility ?? visibility,
      label: now?.visibility ? `Visibility in ${name}` : 'Visibility, all year',
      text: (median: number) => depthText(median, depth),
    },
    {
      told: now?.waterTemp ?? waterTemp,
      label: now?.waterTemp ? `Water in ${name}` : 'Water, all year',
      text: (median: number) => temperatureText(median, temperature),
    },
  ]
  return figures.flatMap(({ told, label, text }) => (told ? [{ label, value: text(told.median) }] : []))
}

/** All of a digest that a sheet of paper has room for: `visibility 22 m (18 to 27 m), from 42 dive reports`. */
export const lineText = (
  { reports, visibility, waterTemp }: Pick<Digest, 'reports' | 'visibility' | 'waterTemp'>,
  { depth, temperature }: Shown,
): string =>
  [
    visibility &&
      `visibility ${depthText(visibility.median, depth)} (${depthRangeText(rangeOf(visibility), depth)})`,
    waterTemp &&
      `water ${temperatureText(waterTemp.median, temperature)} (${temperatureRangeText(rangeOf(waterTemp), temperature)})`,
    `from ${reportsText(reports)}`,
  ]
    .filter(Boolean)
    .join(', ')

/** A share from 0 to 1, in words that claim no more than they know: `60% of dives`. */
export const shareText = (share: number): string => `${Math.max(1, Math.round(share * 100))}% of dives`
