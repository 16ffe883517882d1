import { difficulties } from '@soundings/contract/site-fields'
import { speciesIn } from '@soundings/rules/species'
import type { TripSite } from '@soundings/rules/trip-site'
import type { NamedStep } from '#features/sites/index.ts'
import type { SiteRow } from './advice-sites.repo.ts'
import { stepsOf } from './steps.ts'

/** A public site with all that advice about a trip asks of it. */
export type AdviceSite = TripSite & {
  id: string
  revision: number
  siteName: string
  lng: number
  lat: number
  hasPhoto: boolean
  isCold: boolean
  isInland: boolean
  /** The places that it lies in, the largest first; the key of the last, by its exact words. */
  path: readonly NamedStep[]
  leaf: string
}

const inland: ReadonlySet<string | null> = new Set(['lake', 'quarry', 'river'])

/** Reads rows, and remembers what it was told before: of many sites many say the same. */
export const siteReader = (): ((row: SiteRow) => AdviceSite) => {
  const known = { animals: new Map<string, string[]>(), paths: new Map<string, NamedStep[]>() }
  const speciesOf = (text: string): string[] => {
    const before = known.animals.get(text)
    const found = before ?? speciesIn(text)
    if (!before) known.animals.set(text, found)
    return found
  }
  const pathOf = (leaf: string, row: SiteRow): NamedStep[] => {
    const before = known.paths.get(leaf)
    const found = before ?? stepsOf(row)
    if (!before) known.paths.set(leaf, found)
    return found
  }
  return (row) => {
    const { country, region, city, difficulty, requiredDiverLevel, waterBodyType, marineLife, ...rest } = row
    const leaf = JSON.stringify([country, region, city])
    return {
      ...rest,
      difficulty: difficulties.findLast((one) => one === difficulty || one === requiredDiverLevel) ?? null,
      animals: [...new Set(marineLife.flatMap(speciesOf))],
      isCold: row.hazards.includes('cold-water'),
      isInland: inland.has(waterBodyType),
      path: pathOf(leaf, row),
      leaf,
    }
  }
}
