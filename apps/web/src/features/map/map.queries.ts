import { configuration } from '@soundings/contract/configuration'
import { map } from '@soundings/contract/map'
import { type Question, siteQuery } from '#features/sites/index.ts'
import { read } from '#shared/api/query.ts'

/** How often an open map asks whether sites have changed, in milliseconds. */
const watch = 60_000

/** The version of the site tiles; a new one means that the map must ask for new tiles. */
export const mapVersionQuery = () => ({ ...read(map.version, {}), refetchInterval: watch, staleTime: watch })

/** The base maps of this server; they do not change while a page is open. */
export const baseMapsQuery = () => ({ ...read(configuration.map, {}), staleTime: Number.POSITIVE_INFINITY })

/** The sites that a question finds, as points. The order of a list means nothing on a map. */
export const foundSitesQuery = ({ sort: _, ...question }: Question) => {
  const query = Object.fromEntries(Object.entries(question).filter(([, value]) => value !== undefined))
  return {
    ...read(map.points, { query }),
    meta: { isPersonal: question.filter_type !== undefined },
    staleTime: watch,
  }
}

/** The sites among those that a question finds which the person added, published or not. */
export const ownSitesQuery = (question: Question) => foundSitesQuery({ ...question, filter_type: 'my_sites' })

/** The site behind a marker. */
export const markerQuery = (mapId: number) => ({ ...read(map.site, { params: { mapId } }), staleTime: watch })

/** The selected site; its details ask the same question, so it is answered once. */
export const selectedSiteQuery = siteQuery

/** Where tiles of a version lie, with {z}/{x}/{y} left for the map to fill. */
export const tilesAddress = (version: string): string => {
  const path = map.tile.path.replace(':version', version).replace(/:([zxy])/g, '{$1}')
  return window.location.origin + path
}
