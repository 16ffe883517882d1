import type { Coordinates } from '@soundings/contract/common'
import { distanceKm } from '@soundings/rules/geo'
import { duplicateDistance, isNearDuplicate } from '@soundings/rules/near-duplicates'

type Placed = { id: string; siteName: string; aliases: readonly string[]; coordinates: Coordinates }

/** A site that another one seems to repeat, and how far it lies from it, in metres. */
export type Original = { id: string; siteName: string; metres: number }

/** Bands of latitude as high as two sites may lie apart: what repeats a site lies in its band or the one beside. */
const bandHeight = duplicateDistance / 110
const bandOf = ([, lat]: Coordinates) => Math.floor(lat / bandHeight)

/** Remembers sites by place, so that the few that another could repeat are found without asking them all. */
export const placeBook = () => {
  const bands = new Map<number, Placed[]>()
  return {
    add: (site: Placed): void => {
      const band = bandOf(site.coordinates)
      const others = bands.get(band)
      if (others) others.push(site)
      else bands.set(band, [site])
    },
    near: (coordinates: Coordinates): Placed[] => {
      const band = bandOf(coordinates)
      return [band - 1, band, band + 1].flatMap((each) => bands.get(each) ?? [])
    },
  }
}

export type PlaceBook = ReturnType<typeof placeBook>

/** The nearest of these sites that the given one seems to repeat. */
export const originalOf = (site: Omit<Placed, 'id'>, candidates: readonly Placed[]): Original | undefined =>
  candidates
    .filter((each) => isNearDuplicate(each, site))
    .map(({ id, siteName, coordinates }) => ({
      id,
      siteName,
      metres: Math.round(distanceKm(coordinates, site.coordinates) * 1_000),
    }))
    .sort((one, other) => one.metres - other.metres)[0]
