import type { Coordinates } from '@soundings/contract/common'
import { distanceKm } from '@soundings/rules/geo'
import { duplicateDistance, isNearDuplicate } from '@soundings/rules/near-duplicates'

type Placed = { id: string; siteName: string; aliases: readonly string[]; coordinates: Coordinates }

/** A site that another one seems to repeat, and how far it lies from it, in metres. */
export type Original = { id: string; siteName: string; metres: number }

/** Bands of latitude as high as two sites may lie apart: what repeats a site lies in its band or the one beside. */
const bandHeight = duplicateDistance / 110
const bandOf = ([, lat]: Coordinates) => Math.floor(lat / bandHeight)

/** The cells around the globe of a band, each at least as wide as it is high, and the one of them that is meant. */
const cellIn = (band: number, lng: number) => {
  const farthest = Math.max(Math.abs(band), Math.abs(band + 1)) * bandHeight
  const around = Math.max(
    1,
    Math.floor((360 / bandHeight) * Math.cos((Math.min(farthest, 90) * Math.PI) / 180)),
  )
  return { around, cell: Math.min(around - 1, Math.floor(((lng + 180) / 360) * around)) }
}
const keyOf = (band: number, cell: number) => `${band}:${cell}`

/** Remembers sites by place, so that the few that another could repeat are found without asking them all. */
export const placeBook = () => {
  const cells = new Map<string, Placed[]>()
  return {
    add: (site: Placed): void => {
      const band = bandOf(site.coordinates)
      const key = keyOf(band, cellIn(band, site.coordinates[0]).cell)
      const others = cells.get(key)
      if (others) others.push(site)
      else cells.set(key, [site])
    },
    near: (coordinates: Coordinates): Placed[] => {
      const own = bandOf(coordinates)
      const keys = [own - 1, own, own + 1].flatMap((band) => {
        const { around, cell } = cellIn(band, coordinates[0])
        return [cell - 1, cell, cell + 1].map((each) => keyOf(band, (each + around) % around))
      })
      return [...new Set(keys)].flatMap((key) => cells.get(key) ?? [])
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
