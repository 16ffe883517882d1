import { mapLimits, tileLayer } from '@soundings/contract/map'
import { type DepthBand, depthBands } from '@soundings/rules/depth'
import type { CircleLayerSpecification, ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import { fonts } from './base-labels.ts'
import { bandColours, type Palette } from './palette.ts'

type Circle = Omit<CircleLayerSpecification, 'source'>
type Label = Omit<SymbolLayerSpecification, 'source'>

/** The layers that answer clicks. */
export const clusterLayer = 'site-clusters'
export const siteLayer = 'site-soundings'

const isCluster: ExpressionSpecification = ['has', 'cluster']
const isSite: ExpressionSpecification = ['!', ['has', 'cluster']]

/** One value per depth band, chosen by the site's maximum depth in metres. */
const byDepth = (value: (band: DepthBand) => string): ExpressionSpecification => {
  const steps = depthBands
    .slice(1)
    .flatMap(({ key }, at) => [(depthBands[at]?.upTo ?? 0) + 0.001, value(key)])
  const banded: unknown[] = ['step', ['get', 'depth'], value('d5'), ...steps]
  return ['case', ['has', 'depth'], banded as ExpressionSpecification, value('unknown')]
}

const byCount = (few: number, some: number, many: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['get', 'count'],
  2,
  few,
  50,
  some,
  500,
  many,
]

const clusterDisc = (palette: Palette): Circle => ({
  id: clusterLayer,
  type: 'circle',
  'source-layer': tileLayer,
  filter: isCluster,
  paint: {
    'circle-color': palette.surface,
    'circle-radius': byCount(13, 17, 23),
    'circle-stroke-color': palette.d30,
    'circle-stroke-width': 4,
  },
})

const clusterCount = (palette: Palette): Label => ({
  id: 'site-cluster-counts',
  type: 'symbol',
  'source-layer': tileLayer,
  filter: isCluster,
  layout: {
    'text-field': ['to-string', ['get', 'count']],
    'text-font': fonts.display,
    'text-size': byCount(12.5, 13.5, 15),
    'text-allow-overlap': true,
    'text-padding': 8,
  },
  paint: { 'text-color': palette.ink },
})

const soundingDisc = (palette: Palette): Circle => ({
  id: siteLayer,
  type: 'circle',
  'source-layer': tileLayer,
  filter: isSite,
  paint: {
    'circle-color': byDepth((band) => bandColours(palette, band).fill),
    'circle-radius': 12.5,
    'circle-stroke-color': palette.ring,
    'circle-stroke-width': 2,
  },
})

/** The number on a marker: whole metres or feet, a dash when the depth is unknown. */
const sounding = (perMetre: number): ExpressionSpecification => [
  'case',
  ['has', 'depth'],
  ['to-string', ['round', ['*', ['get', 'depth'], perMetre]]],
  '–',
]

const soundingNumber = (palette: Palette, perMetre: number): Label => ({
  id: 'site-depths',
  type: 'symbol',
  'source-layer': tileLayer,
  filter: isSite,
  layout: {
    'text-field': sounding(perMetre),
    'text-font': fonts.display,
    'text-size': 12,
    'text-allow-overlap': true,
    'text-padding': 8,
  },
  paint: { 'text-color': byDepth((band) => bandColours(palette, band).text) },
})

const siteName = (colour: string, halo: string): Label => ({
  id: 'site-names',
  type: 'symbol',
  'source-layer': tileLayer,
  filter: isSite,
  minzoom: mapLimits.labelZoom,
  layout: {
    'text-field': ['get', 'name'],
    'text-font': fonts.ui,
    'text-size': 12.5,
    'text-anchor': 'left',
    'text-justify': 'left',
    'text-offset': [1.4, 0],
    'text-max-width': 12,
  },
  paint: { 'text-color': colour, 'text-halo-color': halo, 'text-halo-width': 1.6 },
})

/** Soundings and clusters, lowest first. `perMetre` turns metres into the reader's unit. */
export const siteLayers = (
  palette: Palette,
  options: { onImagery: boolean; perMetre: number },
): (Circle | Label)[] => [
  options.onImagery
    ? siteName(palette['imagery-label'], palette['imagery-halo'])
    : siteName(palette.ink, palette.land),
  soundingDisc(palette),
  soundingNumber(palette, options.perMetre),
  clusterDisc(palette),
  clusterCount(palette),
]
