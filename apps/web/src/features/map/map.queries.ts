import { map } from '@soundings/contract/map'
import { sites } from '@soundings/contract/sites'
import { read } from '#shared/api/query.ts'

/** How often an open map asks whether sites have changed, in milliseconds. */
const watch = 60_000

/** The version of the site tiles; a new one means that the map must ask for new tiles. */
export const mapVersionQuery = () => ({ ...read(map.version, {}), refetchInterval: watch, staleTime: watch })

/** The site behind a marker. */
export const markerQuery = (mapId: number) => ({ ...read(map.site, { params: { mapId } }), staleTime: watch })

/** The selected site; its details ask the same question, so it is answered once. */
export const selectedSiteQuery = (siteId: string) => read(sites.get, { params: { siteId } })

/** Where tiles of a version lie, with {z}/{x}/{y} left for the map to fill. */
export const tilesAddress = (version: string): string => {
  const path = map.tile.path.replace(':version', version).replace(/:([zxy])/g, '{$1}')
  return window.location.origin + path
}
