import { mapLimits, tileLayer } from '@soundings/contract/map'
import { type DepthBand, depthBands } from '@soundings/rules/depth'
import type { CircleLayerSpecification, ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import type { Theme } from '#shared/theme/theme-store.ts'
import { fonts } from './base-labels.ts'
import { donutName } from './donut.ts'
import { bandColours, type Palette } from './palette.ts'

type Circle = Omit<CircleLayerSpecification, 'source'>
type Label = Omit<SymbolLayerSpecification, 'source'>

/** Where sites come from: tiles that the server clustered, or a set found by a search, clustered here. */
export type Kind = 'tiles' | 'found'

export const clusterLayer = (kind: Kind) => `${kind}-clusters`
export const siteLayer = (kind: Kind) => `${kind}-soundings`

const isCluster: ExpressionSpecification = ['has', 'count']
const isSite: ExpressionSpecification = ['!', ['has', 'count']]

/** One value per depth band, chosen by the site's maximum depth in metres. */
const byDepth = (value: (band: DepthBand) => string): ExpressionSpecification => {
  const steps = depthBands
    .slice(1)
    .flatMap(({ key }, at) => [(depthBands[at]?.upTo ?? 0) + 0.001, value(key)])
  const banded: unknown[] = ['step', ['get', 'depth'], value('d5'), ...steps]
  return ['case', ['has', 'depth'], banded as ExpressionSpecification, value('unknown')]
}

/** How one set of sites gives way to another; times in milliseconds. */
export const fade = { duration: 200, delay: 0 }

/** The number on a marker: whole metres or feet, a dash when the depth is unknown. */
const sounding = (perMetre: number): ExpressionSpecification => [
  'case',
  ['has', 'depth'],
  ['to-string', ['round', ['*', ['get', 'depth'], perMetre]]],
  '–',
]

type Look = {
  kind: Kind
  theme: Theme
  palette: Palette
  onImagery: boolean
  /** Turns metres into the reader's unit. */
  perMetre: number
  isShown: boolean
}

const place = { 'source-layer': tileLayer }
const opacity = ({ isShown }: Look) => (isShown ? 1 : 0)
const textFade = (look: Look) => ({ 'text-opacity': opacity(look), 'text-opacity-transition': fade })

const clusters = (look: Look): Label => ({
  id: clusterLayer(look.kind),
  type: 'symbol',
  ...place,
  filter: isCluster,
  layout: {
    'icon-image': donutName(look.theme),
    'icon-allow-overlap': true,
    'text-field': ['to-string', ['get', 'count']],
    'text-font': fonts.display,
    'text-size': 12.5,
    'text-allow-overlap': true,
  },
  paint: {
    'text-color': look.palette.ink,
    'icon-opacity': opacity(look),
    'icon-opacity-transition': fade,
    ...textFade(look),
  },
})

const soundingDiscs = (look: Look): Circle => ({
  id: siteLayer(look.kind),
  type: 'circle',
  ...place,
  filter: isSite,
  paint: {
    'circle-color': byDepth((band) => bandColours(look.palette, band).fill),
    'circle-radius': 12.5,
    'circle-stroke-color': look.palette.ring,
    'circle-stroke-width': 2,
    'circle-opacity': opacity(look),
    'circle-opacity-transition': fade,
    'circle-stroke-opacity': opacity(look),
    'circle-stroke-opacity-transition': fade,
  },
})

const soundings = (look: Look): Label => ({
  id: `${look.kind}-depths`,
  type: 'symbol',
  ...place,
  filter: isSite,
  layout: {
    'text-field': sounding(look.perMetre),
    'text-font': fonts.display,
    'text-size': 12,
    'text-allow-overlap': true,
    'text-padding': 8,
  },
  paint: { 'text-color': byDepth((band) => bandColours(look.palette, band).text), ...textFade(look) },
})

const names = (look: Look): Label => ({
  id: `${look.kind}-names`,
  type: 'symbol',
  ...place,
  filter: ['all', isSite, ['has', 'name']],
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
  paint: {
    'text-color': look.onImagery ? look.palette['imagery-label'] : look.palette.ink,
    'text-halo-color': look.onImagery ? look.palette['imagery-halo'] : look.palette.land,
    'text-halo-width': 1.6,
    ...textFade(look),
  },
})

/** Soundings and clusters of one source, lowest first. */
export const siteLayers = (look: Look): (Circle | Label)[] => [
  names(look),
  soundingDiscs(look),
  soundings(look),
  clusters(look),
]
