import { mapLimits, type TileCluster, type TileSite } from '@soundings/contract/map'
import type { MapRef } from '@vis.gl/react-maplibre'
import type { GeoJSONSource, MapGeoJSONFeature } from 'maplibre-gl'
import type { Stack } from './SamePlace.tsx'

type Properties = Partial<TileCluster & TileSite & { cluster_id: number }>

const positionOf = ({ geometry }: MapGeoJSONFeature): [number, number] => {
  const [lng = 0, lat = 0] = geometry.type === 'Point' ? geometry.coordinates : []
  return [lng, lat]
}

/** The zoom at which a cluster falls apart: tiles say it, a set clustered here is asked. */
const zoomOf = async (map: MapRef, { zoom, cluster_id }: Properties): Promise<number> => {
  if (zoom !== undefined) return zoom
  const source = map.getSource('found') as GeoJSONSource | undefined
  return source && cluster_id !== undefined ? source.getClusterExpansionZoom(cluster_id) : map.getZoom() + 2
}

/** What a press on the map meant: zooms into a cluster, or answers the site or the sites that lie there. */
export const readPress = async (
  map: MapRef,
  features: MapGeoJSONFeature[],
): Promise<{ site: number } | { stack: Stack } | undefined> => {
  const [top] = features
  if (!top) return undefined
  const properties = top.properties as Properties
  if (properties.cluster) {
    const zoom = Math.min(await zoomOf(map, properties), mapLimits.clusterClickMaxZoom)
    map.easeTo({ center: positionOf(top), zoom, duration: 600 })
    return undefined
  }
  const sites = features
    .map((feature) => feature.properties as Properties)
    .filter((each): each is TileSite => each.site !== undefined && !each.cluster)
  const different = [...new Map(sites.map((each) => [each.site, each])).values()]
  if (different.length > 1) return { stack: { coordinates: positionOf(top), sites: different } }
  return different[0] && { site: different[0].site }
}
