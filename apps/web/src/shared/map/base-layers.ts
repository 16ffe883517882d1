import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { type BaseLook, byZoom, onGround } from './base-look.ts'

const fromCoast = (layer: string) => ({ source: 'coast', 'source-layer': layer })
const fromDepth = { source: 'depth', 'source-layer': 'depth' }

/** What is drawn from which zoom on; imagery covers what lies below. */
type Limits = { from: number }

/** The whole world does without relief: its pictures would weigh more than everything else that is seen first. */
const reliefFrom = 3

/**
 * Strokes along the coast under the land, as charts shade their shallows: the depths are too coarse to know the last few
 * hundred metres. Each: its width in pixels at zoom 12, and how strong it is.
 */
const shallows = [
  { width: 30, strength: 0.3 },
  { width: 17, strength: 0.45 },
  { width: 8, strength: 0.6 },
]

const byDepth = (shades: BaseLook['shades']): ExpressionSpecification =>
  ['interpolate', ['linear'], ['get', 'depth'], ...shades.flat()] as unknown as ExpressionSpecification

/**
 * From how close the bands fade, and from where on none is left, in zooms: their source knows a depth every nine kilometres,
 * and what is seen of it beyond are straight edges that no sea floor has. The strokes of the shallows stay.
 */
const bandsFade = { from: 9.5, to: 11.5 }

/** The one shade of the water where the bands have faded: that of a sea of 200 m. */
const closeShade = ({ shades, open }: BaseLook): string =>
  shades.find(([depth]) => depth === 200)?.[1] ?? open

/** The water: bands of depth, lines between them where they are wide, and the light on the sea floor. */
export const seaLayers = (look: BaseLook, { from }: Limits): LayerSpecification[] => [
  { id: 'water', type: 'background', paint: { 'background-color': look.open } },
  // Under the bands: where they have a gap at the coast, there is shallow water and no deep.
  {
    id: 'coastal-water',
    type: 'line',
    ...fromCoast('land'),
    minzoom: Math.max(8, from),
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': byZoom(bandsFade.from, look.shades[0]?.[1] ?? look.open, bandsFade.to, closeShade(look)),
      'line-width': onGround(60, 2),
    },
  },
  {
    id: 'depth',
    type: 'fill',
    ...fromDepth,
    minzoom: from,
    layout: { 'fill-sort-key': ['get', 'depth'] },
    paint: {
      'fill-color': [
        'interpolate',
        ['linear'],
        ['zoom'],
        bandsFade.from,
        byDepth(look.shades),
        bandsFade.to,
        closeShade(look),
      ] as unknown as ExpressionSpecification,
    },
  },
  {
    id: 'contours',
    type: 'line',
    ...fromDepth,
    minzoom: Math.max(5, from),
    filter: ['>', ['get', 'depth'], 0],
    paint: {
      'line-color': look.contour,
      'line-width': 0.6,
      'line-opacity': byZoom(5, 0, 6.5, 0.22, bandsFade.from, 0.22, bandsFade.to, 0),
    },
  },
  {
    id: 'sea-relief',
    type: 'raster',
    source: 'relief',
    minzoom: Math.max(reliefFrom, from),
    maxzoom: 7,
    paint: {
      'raster-fade-duration': 0,
      'raster-opacity': byZoom(reliefFrom, 0, reliefFrom + 0.5, look.relief.sea, 4, 0.22, 6.4, 0),
    },
  },
  ...shallows.map(
    ({ width, strength }, at): LayerSpecification => ({
      id: `shallows-${at}`,
      type: 'line',
      ...fromCoast('land'),
      minzoom: Math.max(6, from),
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-color': look.shades[0]?.[1] ?? look.open,
        'line-width': onGround(width, 1),
        'line-opacity': byZoom(6, 0, 8, strength),
        'line-blur': onGround(width / 3, 0.5),
      },
    }),
  ),
]

/** Land and lakes, in the light of the relief. */
export const landLayers = (look: BaseLook, { from }: Limits): LayerSpecification[] => [
  {
    id: 'land',
    type: 'fill',
    ...fromCoast('land'),
    minzoom: from,
    paint: { 'fill-color': look.land },
  },
  {
    id: 'land-relief',
    type: 'raster',
    source: 'relief',
    minzoom: Math.max(reliefFrom, from),
    maxzoom: 7,
    paint: {
      'raster-fade-duration': 0,
      'raster-opacity': byZoom(reliefFrom, 0, reliefFrom + 0.5, look.relief.land, 4, 0.2, 6.4, 0),
    },
  },
]

/** What is drawn over land, and over imagery where it fades: lakes, coasts, borders. */
export const lineLayers = (look: BaseLook, { from }: Limits): LayerSpecification[] => {
  const appearing = from === 0 ? 1 : byZoom(from, 0, from + 2, 1)
  return [
    {
      id: 'lakes',
      type: 'fill',
      ...fromCoast('water'),
      minzoom: Math.max(2, from),
      paint: { 'fill-color': look.lake, 'fill-opacity': appearing },
    },
    {
      id: 'lake-lines',
      type: 'line',
      ...fromCoast('water'),
      minzoom: 7,
      paint: { 'line-color': look.coast, 'line-width': byZoom(7, 0.2, 12, 0.7), 'line-opacity': 0.7 },
    },
    {
      id: 'small-waters',
      type: 'circle',
      ...fromCoast('small-waters'),
      minzoom: 7,
      paint: {
        'circle-color': look.lake,
        'circle-radius': byZoom(7, 3, 10, 21, 14, 26),
        'circle-stroke-color': look.coast,
        'circle-stroke-width': 0.7,
        'circle-stroke-opacity': 0.7,
      },
    },
    {
      id: 'coast',
      type: 'line',
      ...fromCoast('land'),
      minzoom: from,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': look.coast,
        'line-width': byZoom(2, 0.35, 6, 0.7, 10, 1, 14, 1.6),
        'line-opacity': from === 0 ? 1 : byZoom(from, 0, from + 3, 0.6),
      },
    },
    {
      id: 'borders',
      type: 'line',
      source: 'chart',
      'source-layer': 'borders',
      paint: {
        'line-color': look.border,
        'line-width': 0.8,
        'line-dasharray': [3, 2],
        'line-opacity': byZoom(0, 0.7, 8, 0.7, 10, 0.4),
      },
    },
  ]
}
