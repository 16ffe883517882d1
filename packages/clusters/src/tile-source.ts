/// <reference path="./vt-pbf.d.ts" />
import { clustering, mapLimits, type TileCluster, type TileSite, tileLayer } from '@soundings/contract/map'
import { type BandCounts, bandOrder, bandShares, depthBand } from '@soundings/rules/depth'
import Supercluster, { type ClusterProperties, type PointFeature } from 'supercluster'
import { fromGeojsonVt } from 'vt-pbf'

/** A site as the map needs it. Depth in metres, coordinates in decimal degrees. */
export type MapPoint = { site: number; name?: string; lng: number; lat: number; depth: number | null }

/** Answers the tile at z/x/y as an uncompressed Mapbox vector tile, or null where there is nothing. */
export type TileSource = (z: number, x: number, y: number) => Uint8Array | null

/** Coordinates inside a tile run from 0 to this. */
const extent = 4096
const tileSize = 512

const noBands = Object.fromEntries(bandOrder.map((band) => [band, 0])) as BandCounts

const countBand = ({ depth }: TileSite): BandCounts => ({ ...noBands, [depthBand(depth)]: 1 })

const addBands = (sum: BandCounts, more: BandCounts) => {
  for (const band of bandOrder) sum[band] += more[band]
}

const toFeature = ({ site, name, lng, lat, depth }: MapPoint): PointFeature<TileSite> => ({
  type: 'Feature',
  properties: { site, ...(name !== undefined && { name }), ...(depth !== null && { depth }) },
  geometry: { type: 'Point', coordinates: [lng, lat] },
})

/** Names are most of a tile's bytes, and far out the map writes none. */
const toSite = (tags: TileSite | null | undefined, zoom: number) => {
  if (!tags || zoom >= mapLimits.labelZoom) return tags
  const { name: _, ...rest } = tags
  return rest
}

/** Builds the cluster index of all points; about half a second for a hundred thousand. */
export const buildTileSource = (points: readonly MapPoint[]): TileSource => {
  const index = new Supercluster<TileSite, BandCounts>({
    radius: (clustering.radius * extent) / tileSize,
    extent,
    maxZoom: clustering.maxZoom,
    minPoints: clustering.minPoints,
    map: countBand,
    reduce: addBands,
  }).load(points.map(toFeature))

  const toCluster = (tags: ClusterProperties & BandCounts): TileCluster => ({
    count: tags.point_count,
    bands: bandShares(tags),
    zoom: index.getClusterExpansionZoom(tags.cluster_id),
  })

  return (z, x, y) => {
    const tile = index.getTile(z, x, y)
    if (!tile) return null
    const features = tile.features.map(({ type, geometry, tags }) => ({
      type,
      geometry,
      tags: tags && 'cluster' in tags ? toCluster(tags) : toSite(tags, z),
    }))
    return fromGeojsonVt({ [tileLayer]: { features } }, { version: 2, extent })
  }
}
