import { searchLimits } from '@soundings/contract/search-limits'
import { batchLimit, type SiteSummary } from '@soundings/contract/sites'
import { numberText, plural } from '@soundings/rules/phrases'
import type { FoundSites } from '#shared/map/index.ts'

/** So many of the related sites are listed at first, and so many more each time the list nears its end. */
export const firstShown = 15
const step = 10

/** The list nears its end when so many pixels of it are left. */
export const nearEnd = 100

/** How many are listed next, of so many. */
export const shownAfter = (shown: number, known: number): number =>
  Math.min(Math.max(known, firstShown), shown + step)

/** Ids in calls: the first batch alone, as it is seen first, then as many as one call takes. */
export const callsFor = (ids: readonly string[]): string[][] => {
  const [first = [], ...rest] = Array.from({ length: Math.ceil(ids.length / batchLimit) }, (_, page) =>
    ids.slice(page * batchLimit, (page + 1) * batchLimit),
  )
  const { batch } = searchLimits
  return [first.slice(0, batch), first.slice(batch), ...rest].filter((call) => call.length > 0)
}

const hundredThousandths = (degrees: number) => Math.round(degrees * 1e5)

/** Sites as the map takes a found set. */
export const asFound = (sites: readonly SiteSummary[]): FoundSites => ({
  mapId: sites.map(({ mapId }) => mapId),
  lng: sites.map(({ coordinates: [lng] }) => hundredThousandths(lng)),
  lat: sites.map(({ coordinates: [, lat] }) => hundredThousandths(lat)),
  depth: sites.map(({ maxDepth }) => maxDepth),
  name: sites.map(({ siteName }) => siteName),
})

/** `15 of 61 related sites`, or `3 related sites` where all are listed. */
export const relatedText = (shown: number, total: number): string =>
  shown < total
    ? plural(total, {
        one: `${numberText(shown)} of # related site`,
        other: `${numberText(shown)} of # related sites`,
      })
    : plural(total, { one: '# related site', other: '# related sites' })
