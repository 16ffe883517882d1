import type { Coordinates } from '@soundings/contract/common'
import type { SiteFacts } from '@soundings/contract/sites'
import { countryAt } from './country-at.ts'
import { quoted } from './labels.ts'
import { codesOf, isAmong } from './said-country.ts'

/** In degrees: where nothing is clear, a place so near to a country may well be that country's. */
const doubts = [0.5, 1]
const directions = [-1, 0, 1].flatMap((east) => [-1, 0, 1].map((north) => [east, north] as const))

const mayLieIn = (codes: ReadonlySet<string>, [lng, lat]: Coordinates): boolean => {
  const land = countryAt([lng, lat])
  if (land) return isAmong(codes, land)
  return doubts.some((degrees) =>
    directions.some(([east, north]) =>
      isAmong(codes, countryAt([lng + east * degrees, lat + north * degrees])),
    ),
  )
}

/** What is wrong with a place: it lies outside the country that the row names, and inside with its numbers swapped. */
export const swappedIn = ({
  country,
  coordinates: [lng, lat],
}: Pick<SiteFacts, 'country' | 'coordinates'>): string | undefined => {
  if (country === null || Math.abs(lng) > 90) return undefined
  const codes = codesOf(country)
  if (!isAmong(codes, countryAt([lat, lng])) || mayLieIn(codes, [lng, lat])) return undefined
  return `Latitude and longitude may be swapped: latitude ${lat}, longitude ${lng} isn’t in ${quoted(country)}, but latitude ${lng}, longitude ${lat} is`
}

/** The facts with the country that the place lies in, where the row names none and the map leaves no doubt. */
export const withCountry = (facts: SiteFacts): SiteFacts =>
  facts.country === null ? { ...facts, country: countryAt(facts.coordinates)?.name ?? null } : facts
