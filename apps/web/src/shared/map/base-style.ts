import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { labelLayers } from './base-labels.ts'
import type { Palette } from './palette.ts'

/** The pictures that can lie under the sites. */
export type Base = 'satellite' | 'roadmap'

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

/** The bundled base maps: nothing in them comes from the network beyond this server. */
export const baseStyle = (base: Base, palette: Palette, origin: string): StyleSpecification => ({
  version: 8,
  sources: {
    chart: {
      type: 'vector',
      url: `pmtiles://${origin}/map/roadmap.pmtiles`,
      attribution: 'Made with Natural Earth',
    },
    ...(base === 'satellite' && {
      imagery: {
        type: 'raster',
        url: `pmtiles://${origin}/map/satellite.pmtiles`,
        tileSize: 512,
        attribution: 'Imagery: NASA Visible Earth',
      },
    }),
  },
  layers: base === 'satellite' ? satellite(palette) : roadmap(palette),
})
