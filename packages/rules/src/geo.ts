import type { Coordinates } from '@soundings/contract/common'

const earthRadius = 6371.0088
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres between two [longitude, latitude] points (haversine, mean earth radius). */
export const distanceKm = ([lng1, lat1]: Coordinates, [lng2, lat2]: Coordinates): number => {
  const dLat = radians(lat2 - lat1)
  const dLng = radians(lng2 - lng1)
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(dLng / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** A position as divers write it: degrees and decimal minutes, e.g. `27° 48.822′ N, 33° 55.236′ E`. */
export const formatPosition = ([lng, lat]: Coordinates): string => {
  const half = (value: number, positive: string, negative: string) => {
    const thousandths = Math.round(Math.abs(value) * 60_000)
    const degrees = Math.floor(thousandths / 60_000)
    const minutes = ((thousandths % 60_000) / 1000).toFixed(3).padStart(6, '0')
    return `${degrees}° ${minutes}′ ${value < 0 ? negative : positive}`
  }
  return `${half(lat, 'N', 'S')}, ${half(lng, 'E', 'W')}`
}
