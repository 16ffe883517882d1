import type { BaseMap } from '@soundings/contract/configuration'
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { labelLayers } from './base-labels.ts'
import type { Palette } from './palette.ts'

/** The pictures that can lie under the sites. */
export type Base = 'satellite' | 'roadmap'

export const baseLabel: Record<Base, string> = { roadmap: 'Map', satellite: 'Satellite' }

const fromChart = (layer: string) => ({ source: 'chart', 'source-layer': layer })

/** Strokes along the coast, widest first and under the land, as charts shade their shallows; paler towards the shore. */
const waterlines = ({ sea, sea2 }: Palette): LayerSpecification[] =>
  [14, 9, 5].map((width, at) => ({
    id: `waterline-${at}`,
    type: 'line',
    ...fromChart('coast'),
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': ['interpolate', ['linear'], (at + 1) / 4, 0, sea, 1, sea2],
      'line-width': [
        'interpolate',
        ['exponential', 1.6],
        ['zoom'],
        2,
        width / 6,
        7,
        width * 1.6,
        12,
        width * 6,
      ],
    },
  }))

const roadmap = (palette: Palette): LayerSpecification[] => [
  { id: 'water', type: 'background', paint: { 'background-color': palette.sea } },
  ...waterlines(palette),
  { id: 'land', type: 'fill', ...fromChart('land'), paint: { 'fill-color': palette.land } },
  {
    id: 'borders',
    type: 'line',
    ...fromChart('borders'),
    paint: { 'line-color': palette['land-line'], 'line-width': 0.8, 'line-dasharray': [3, 2] },
  },
  {
    id: 'coast',
    type: 'line',
    ...fromChart('coast'),
    paint: { 'line-color': palette['land-line'], 'line-width': 1 },
  },
  ...labelLayers({ land: palette.label, sea: palette['sea-label'], halo: palette.land }),
]

/** The imagery is coarse: from zoom 5 on it fades, and the drawn land beneath comes through. */
const fading: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 5, 1, 8, 0.5]

const satellite = (palette: Palette): LayerSpecification[] => [
  { id: 'water', type: 'background', paint: { 'background-color': palette['imagery-void'] } },
  { id: 'land', type: 'fill', ...fromChart('land'), paint: { 'fill-color': palette['imagery-land'] } },
  {
    id: 'imagery',
    type: 'raster',
    source: 'imagery',
    paint: { 'raster-fade-duration': 0, 'raster-opacity': fading },
  },
  {
    id: 'borders',
    type: 'line',
    ...fromChart('borders'),
    paint: { 'line-color': palette['imagery-line'], 'line-width': 0.7 },
  },
  {
    id: 'coast',
    type: 'line',
    ...fromChart('coast'),
    paint: {
      'line-color': palette['imagery-coast'],
      'line-width': ['interpolate', ['linear'], ['zoom'], 2, 0.5, 7, 1.4],
    },
  },
  ...labelLayers({
    land: palette['imagery-label'],
    sea: palette['imagery-sea-label'],
    halo: palette['imagery-halo'],
  }),
]

type Sources = StyleSpecification['sources']

const chartSource = (origin: string): Sources => ({
  chart: {
    type: 'vector',
    url: `pmtiles://${origin}/map/roadmap.pmtiles`,
    attribution: 'Made with Natural Earth',
  },
})

const bundledImagery = (origin: string): Sources => ({
  imagery: {
    type: 'raster',
    url: `pmtiles://${origin}/map/satellite.pmtiles`,
    tileSize: 512,
    attribution: 'Imagery: NASA Visible Earth',
  },
})

const provided = (map: BaseMap & { kind: 'xyz' | 'pmtiles' }): Sources => ({
  imagery:
    map.kind === 'xyz'
      ? {
          type: 'raster',
          tiles: [map.tiles],
          tileSize: map.tileSize,
          maxzoom: map.maxZoom,
          attribution: map.attribution,
        }
      : { type: 'raster', url: `pmtiles://${map.url}`, tileSize: 512, attribution: map.attribution },
})

/** A provider's picture over our own chart, so that there is something while it loads and where it ends. */
const providedLayers = (palette: Palette): LayerSpecification[] => [
  { id: 'water', type: 'background', paint: { 'background-color': palette.sea } },
  { id: 'land', type: 'fill', ...fromChart('land'), paint: { 'fill-color': palette.land } },
  { id: 'imagery', type: 'raster', source: 'imagery' },
]

/**
 * The style of a base map: the bundled chart or imagery, a provider's tiles, or the address of a provider's style.
 * `origin` is where this server's own files lie.
 */
export const baseStyle = (
  base: Base,
  map: BaseMap,
  palette: Palette,
  origin: string,
): StyleSpecification | string => {
  if (map.kind === 'style') return map.url
  const sources = chartSource(origin)
  if (map.kind === 'xyz' || map.kind === 'pmtiles')
    return { version: 8, sources: { ...sources, ...provided(map) }, layers: providedLayers(palette) }
  return base === 'satellite'
    ? { version: 8, sources: { ...sources, ...bundledImagery(origin) }, layers: satellite(palette) }
    : { version: 8, sources, layers: roadmap(palette) }
}
