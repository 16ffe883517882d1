import { full, listed, type Sentence, say } from './pieces.ts'
import type { Source } from './sources.ts'

// What does not change with the season: how to get there and in, what is on land, what was before.

type Teller = (source: Source) => Sentence[]

export const entry: Teller = ({ site }) => {
  const ways = { shore: 'from the shore', boat: 'by boat', either: 'from the shore or by boat' }
  const way = site.access === null ? [] : [say`${site} is dived ${ways[site.access]}.`]
  const how = site.entryMethod === null ? [] : [say`${full(site.entryMethod)}`]
  return way.length + how.length > 0
    ? [...way, ...how]
    : [say`The entry of ${site} does not say how to get in.`]
}

export const access: Teller = (source) => {
  const { accessibilityDetails } = source.site
  return accessibilityDetails === null
    ? entry(source)
    : [...entry(source).slice(0, 1), say`${full(accessibilityDetails)}`]
}

const facilityWords = {
  none: 'no facilities',
  basic: 'basic facilities',
  'full-service': 'full service',
  'dive-shop-nearby': 'a dive shop nearby',
  'accommodation-nearby': 'places to stay nearby',
  'restaurant-nearby': 'places to eat nearby',
} as const

export const facilities: Teller = ({ site }) =>
  site.facilities.length === 0
    ? [say`The entry of ${site} does not say what is there on land.`]
    : [say`${site} has ${listed(site.facilities.map((one) => facilityWords[one]))}.`]

export const photos: Teller = ({ site }) => {
  const count = site.media.length
  if (count === 0) return [say`There are no photos of ${site} yet.`]
  return [say`There ${count === 1 ? 'is one photo' : `are ${count} photos`} of ${site}, in its gallery.`]
}

export const history: Teller = ({ site }) =>
  site.historicalSignificance === null
    ? [say`The entry of ${site} tells nothing of its history.`]
    : [say`${site}: ${full(site.historicalSignificance)}`]
