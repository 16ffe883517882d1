import type { BaseMap } from '@soundings/contract/configuration'
import type { SourceSpecification, StyleSpecification } from 'maplibre-gl'

type Sources = StyleSpecification['sources']

/** The zooms at which the bundled imagery gives way: from where on the chart below is drawn, and when it fades. */
export const imageryZooms = { drawn: 4, fading: 4.6, gone: 6.6 }

/**
 * The tiles of one of our own archives. Their zooms are said here, so that an archive is opened only when a tile of it is
 * needed: opening takes 16 kB.
 */
const archive = (
  origin: string,
  name: string,
  zooms: { minzoom?: number; maxzoom: number },
  attribution = '',
) => ({
  tiles: [`pmtiles://${origin}/map/${name}.pmtiles/{z}/{x}/{y}`],
  ...zooms,
  attribution,
})

const openStreetMap =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">© OpenStreetMap contributors</a>'

/** The chart that comes with Soundings. */
export const chartSources = (origin: string): Sources => ({
  chart: { type: 'vector', ...archive(origin, 'roadmap', { maxzoom: 6 }, 'Made with Natural Earth') },
  coast: { type: 'vector', ...archive(origin, 'coast', { maxzoom: 8 }, `${openStreetMap}, GSHHG, GeoNames`) },
  depth: { type: 'vector', ...archive(origin, 'depth', { maxzoom: 7 }, 'ETOPO5 (NOAA)') },
  relief: { type: 'raster', ...archive(origin, 'relief', { maxzoom: 3 }), tileSize: 512 },
})

/** The imagery that comes with Soundings, and the colours of the land that stay when it is gone. */
export const bundledImagery = (origin: string): Sources => ({
  imagery: {
    type: 'raster',
    ...archive(origin, 'satellite', { maxzoom: 3 }, 'Imagery: NASA Visible Earth'),
    tileSize: 512,
  },
  tint: { type: 'raster', ...archive(origin, 'tint', { minzoom: 3, maxzoom: 3 }), tileSize: 512 },
})

/** A provider's tiles. */
export const provided = (map: BaseMap & { kind: 'xyz' | 'pmtiles' }): SourceSpecification =>
  map.kind === 'xyz'
    ? {
        type: 'raster',
        tiles: [map.tiles],
        tileSize: map.tileSize,
        maxzoom: map.maxZoom,
        attribution: map.attribution,
      }
    : { type: 'raster', url: `pmtiles://${map.url}`, tileSize: 512, attribution: map.attribution }
