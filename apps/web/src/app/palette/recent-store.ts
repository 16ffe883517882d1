import { isUuid } from '@soundings/contract/ids'
import type { FoundPlace } from '@soundings/contract/places'
import type { SiteSummary } from '@soundings/contract/sites'
import { create } from 'zustand'
import { readStored, writeStored } from '#shared/lib/stored.ts'

export const recentKey = 'soundings.recent-choices'
const maxRecent = 5

/** A site as far as the palette shows it. */
type KnownSite = Pick<
  SiteSummary,
  'id' | 'slug' | 'siteName' | 'city' | 'region' | 'country' | 'maxDepth'
> & { accessStatus?: SiteSummary['accessStatus'] | undefined }

export type Choice = { kind: 'site'; site: KnownSite } | { kind: 'place'; place: FoundPlace }

// Read by hand and not by a schema: the home screen reads them before it is drawn.

const isText = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => Number.isFinite(value)
const orNull = (fits: (value: unknown) => boolean) => (value: unknown) => value === null || fits(value)

type Looks = Record<string, (value: unknown) => boolean>
/** A look for each part: a part that is added, or a kind of place, needs one here as well. */
type LooksOf<T> = Record<keyof T, (value: unknown) => boolean>

const looksOfSite = {
  id: isUuid,
  slug: isText,
  siteName: isText,
  city: orNull(isText),
  region: orNull(isText),
  country: orNull(isText),
  maxDepth: orNull(isNumber),
  accessStatus: (value) => value === undefined || orNull(isText)(value),
} satisfies LooksOf<KnownSite>

const placeKinds: Record<FoundPlace['kind'], true> = {
  country: true,
  region: true,
  city: true,
  sea: true,
  area: true,
}

const looksOfPlace = {
  kind: (value) => isText(value) && Object.hasOwn(placeKinds, value as string),
  name: isText,
  region: orNull(isText),
  country: orNull(isText),
  count: isNumber,
  bounds: (value) => Array.isArray(value) && value.length === 4 && value.every(isNumber),
} satisfies LooksOf<FoundPlace>

/** The parts of something that are kept of it. */
const partsOf = (looks: Looks, whole: object): object =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name in looks))

const fits = (looks: Looks, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(looks).every(([name, isRight]) => isRight((value as Record<string, unknown>)[name]))

const isChoice = (value: unknown): value is Choice => {
  const { kind, site, place } = (value ?? {}) as Record<string, unknown>
  return kind === 'site' ? fits(looksOfSite, site) : kind === 'place' && fits(looksOfPlace, place)
}

const read = (): Choice[] => {
  try {
    const kept: unknown = JSON.parse(readStored(recentKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isChoice).slice(0, maxRecent) : []
  } catch {
    return []
  }
}

const write = (choices: Choice[]) => {
  writeStored(recentKey, JSON.stringify(choices))
  useRecent.setState({ choices })
}

/** What tells two choices apart. */
export const choiceId = (choice: Choice): string => {
  if (choice.kind === 'site') return `site-${choice.site.id}`
  const { kind, name, region, country } = choice.place
  return [kind, country, region, name].filter(Boolean).join('-').replace(/\s+/g, '_')
}

/** The sites and places that this device chose last, newest first. */
export const useRecent = create<{ choices: Choice[] }>()(() => ({ choices: read() }))

const keptOf = (choice: Choice): Choice =>
  choice.kind === 'site'
    ? { kind: 'site', site: partsOf(looksOfSite, choice.site) as KnownSite }
    : { kind: 'place', place: partsOf(looksOfPlace, choice.place) as FoundPlace }

/** Puts a choice on top of the recent ones; only what the palette shows of it is kept. */
export const rememberChoice = (choice: Choice): void => {
  const others = useRecent.getState().choices.filter((each) => choiceId(each) !== choiceId(choice))
  write([keptOf(choice), ...others].slice(0, maxRecent))
}

export const forgetRecent = (): void => write([])
