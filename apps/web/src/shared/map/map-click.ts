import { mapLimits, type TileCluster, type TileSite } from '@soundings/contract/map'
import type { MapRef } from '@vis.gl/react-maplibre'
import type { MapGeoJSONFeature } from 'maplibre-gl'
import type { Stack } from './SamePlace.tsx'

type Properties = Partial<TileCluster & TileSite>

const positionOf = ({ geometry }: MapGeoJSONFeature): [number, number] => {
  const [lng = 0, lat = 0] = geometry.type === 'Point' ? geometry.coordinates : []
  return [lng, lat]
}

/** What a press on the map meant: zooms into a cluster, or answers the site or the sites that lie there. */
export const readPress = (
  map: MapRef,
  features: MapGeoJSONFeature[],
): { site: number } | { stack: Stack } | undefined => {
  const [top] = features
  if (!top) return undefined
  const properties = top.properties as Properties
  if (properties.zoom !== undefined) {
    const zoom = Math.min(properties.zoom, mapLimits.clusterClickMaxZoom)
    map.easeTo({ center: positionOf(top), zoom, duration: 600 })
    return undefined
  }
  const sites = features
    .map((feature) => feature.properties as Properties)
    .filter((each): each is TileSite => each.site !== undefined)
  const different = [...new Map(sites.map((each) => [each.site, each])).values()]
  if (different.length > 1) return { stack: { coordinates: positionOf(top), sites: different } }
  return different[0] && { site: different[0].site }
}
