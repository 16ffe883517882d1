import lookUp from '@photostructure/tz-lookup'
import { isZone } from './wall-times.ts'

/** The zone of a position, as near as a small table knows it; whoever plans can correct it. Null where it has none. */
export const zoneAt = ([lng, lat]: readonly [number, number]): string | null => {
  try {
    const zone = lookUp(lat, lng)
    return isZone(zone) ? zone : null
  } catch {
    return null
  }
}
