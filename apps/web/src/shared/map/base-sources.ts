import type { BaseMap } from '@soundings/contract/configuration'
import type { SourceSpecification, StyleSpecification } from 'maplibre-gl'

type Sources = StyleSpecification['sources']

/** The zooms at which the bundled imagery gives way: from where on the chart below is drawn, and when it fades. */
export const imageryZooms = { drawn: 4, fading: 4.6, gone: 6.6 }

const archive = (origin: string, name: string) => `pmtiles://${origin}/map/${name}.pmtiles`

const openStreetMap =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">© OpenStreetMap contributors</a>'

/** The chart that comes with Soundings. */
export const chartSources = (origin: string): Sources => ({
  chart: { type: 'vector', url: archive(origin, 'roadmap'), attribution: 'Made with Natural Earth' },
  coast: {
    type: 'vector',
    url: archive(origin, 'coast'),
    attribution: `${openStreetMap}, GSHHG, GeoNames`,
  },
  depth: { type: 'vector', url: archive(origin, 'depth'), attribution: 'ETOPO5 (NOAA)' },
  relief: { type: 'raster', url: archive(origin, 'relief'), tileSize: 512 },
})

/** The imagery that comes with Soundings, and the colours of the land that stay when it is gone. */
export const bundledImagery = (origin: string): Sources => ({
  imagery: {
    type: 'raster',
    url: archive(origin, 'satellite'),
    tileSize: 512,
    attribution: 'Imagery: NASA Visible Earth',
  },
  tint: { type: 'raster', url: archive(origin, 'tint'), tileSize: 512 },
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
