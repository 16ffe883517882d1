import { mapLimits, tileLayer } from '@soundings/contract/map'
import { bandOrder, type DepthBand, depthBands } from '@soundings/rules/depth'
import type { CircleLayerSpecification, ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import type { Theme } from '#shared/theme/theme-store.ts'
import { fonts } from './base-labels.ts'
import { donutPrefix } from './donut.ts'
import { bandColours, type Palette } from './palette.ts'

type Circle = Omit<CircleLayerSpecification, 'source'>
type Label = Omit<SymbolLayerSpecification, 'source'>

/** Where sites come from: tiles that the server clustered, or a set found by a search, clustered here. */
export type Kind = 'tiles' | 'found'

export const clusterLayer = (kind: Kind) => `${kind}-clusters`
export const siteLayer = (kind: Kind) => `${kind}-soundings`

/** How many sites of each band a cluster found here holds, summed up by the map: `band0`, `band1` … */
export const bandSums = Object.fromEntries(
  bandOrder.map((_, at) => [`band${at}`, ['+', ['case', ['==', ['get', 'band'], at], 1, 0]]]),
)

const joined = bandOrder.flatMap((_, at) => (at === 0 ? [['get', 'band0']] : [',', ['get', `band${at}`]]))
const bandsOf: Record<Kind, ExpressionSpecification> = {
  tiles: ['get', 'bands'],
  found: ['concat', ...joined] as unknown as ExpressionSpecification,
}
const countOf: Record<Kind, ExpressionSpecification> = {
  tiles: ['get', 'count'],
  found: ['get', 'point_count'],
}

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

const fade = { duration: 200, delay: 0 }

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

const place = ({ kind }: Look) => (kind === 'tiles' ? { 'source-layer': tileLayer } : {})
const opacity = ({ isShown }: Look) => (isShown ? 1 : 0)
const textFade = (look: Look) => ({ 'text-opacity': opacity(look), 'text-opacity-transition': fade })

const clusters = (look: Look): Label => ({
  id: clusterLayer(look.kind),
  type: 'symbol',
  ...place(look),
  filter: isCluster,
  layout: {
    'icon-image': ['concat', donutPrefix(look.theme), bandsOf[look.kind]],
    'icon-allow-overlap': true,
    'text-field': ['to-string', countOf[look.kind]],
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
  ...place(look),
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
  ...place(look),
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
  ...place(look),
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
