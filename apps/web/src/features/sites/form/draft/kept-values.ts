import { emptyValues, type SiteValues } from '../site-values.ts'

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')
const isPlace = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length === 2 && value.every(Number.isFinite))

/** The kept values that still fit, on top of `rest`: another version of the app may have kept them. */
export const fittingValues = (kept: Record<string, unknown>, rest: SiteValues): SiteValues => {
  const empty: Record<string, unknown> = emptyValues()
  const fits = ([name, value]: [string, unknown]) => {
    if (!Object.hasOwn(empty, name)) return false
    if (name === 'coordinates') return isPlace(value)
    if (Array.isArray(empty[name])) return isList(value)
    return typeof empty[name] === 'string'
      ? typeof value === 'string'
      : value === null || Number.isFinite(value)
  }
  return { ...rest, ...Object.fromEntries(Object.entries(kept).filter(fits)) }
}

/** Whether two forms say the same. */
export const isSameTyped = (one: SiteValues, other: SiteValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
