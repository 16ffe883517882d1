import type { Coordinates } from '@soundings/contract/common'
import type { Dive } from '@soundings/contract/dive-log'

/** Where a dive is shown on the map, and what lies there: where one went in, came out, or the site. */
export const placeOf = ({
  entry,
  exit,
  site,
}: Pick<Dive, 'entry' | 'exit' | 'site'>): { coordinates: Coordinates; what: string } | null => {
  if (entry) return { coordinates: entry, what: 'Where you entered the water' }
  if (exit) return { coordinates: exit, what: 'Where you left the water' }
  return site?.coordinates ? { coordinates: site.coordinates, what: 'Position of the dive site' } : null
}
