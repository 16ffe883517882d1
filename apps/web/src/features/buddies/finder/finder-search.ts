import { buddyInterests, relationsLimits } from '@soundings/contract/relations-fields'
import { difficulties } from '@soundings/contract/site-words'
import { between, oneOf, readSaid, someOf, textThat, words } from '#shared/lib/said.ts'
import type { FinderSearch } from './finder.view.ts'

const { area, languages, radiusKm } = relationsLimits

/** Whether this is a day of a calendar, `2026-11-21`, in this century. */
export const isDay = (text: string): boolean => {
  const at = /^20\d\d-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

const isPosition = (text: string): boolean => {
  const [lng = Number.NaN, lat = Number.NaN] = /^-?\d{1,3}(\.\d+)?,-?\d{1,2}(\.\d+)?$/.test(text)
    ? text.split(',').map(Number)
    : []
  return Math.abs(lng) <= 180 && Math.abs(lat) <= 90
}

const codes = new RegExp(`^[a-z]{2,3}(,[a-z]{2,3}){0,${languages - 1}}$`)

const parts = {
  from: textThat(isDay),
  to: textThat(isDay),
  near: textThat(isPosition),
  area: words(area),
  radius: between(radiusKm.min, radiusKm.max),
  level: oneOf(...difficulties),
  interests: someOf(buddyInterests),
  languages: textThat((text) => codes.test(text)),
}

/** Reads it. What makes no sense there counts as not said. It is part of the first scripts, so it is plain. */
export const readFinderSearch = (said: Record<string, unknown>): FinderSearch => readSaid(parts, said)
