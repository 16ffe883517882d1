import { mapLimits, tileLayer } from '@soundings/contract/map'
import { type DepthBand, depthBands } from '@soundings/rules/depth'
import type { CircleLayerSpecification, ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import type { Theme } from '#shared/theme/theme-store.ts'
import { fonts } from './base-labels.ts'
import { donutName } from './donut.ts'
import { bandColours, type Palette } from './palette.ts'

type Circle = Omit<CircleLayerSpecification, 'source'>
type Label = Omit<SymbolLayerSpecification, 'source'>

export const clusterLayer = (source: string) => `${source}-clusters`
export const siteLayer = (source: string) => `${source}-soundings`

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
export const sounding = (perMetre: number): ExpressionSpecification => [
  'case',
  ['has', 'depth'],
  ['to-string', ['round', ['*', ['get', 'depth'], perMetre]]],
  '–',
]

export type Look = {
  theme: Theme
  palette: Palette
  onImagery: boolean
  /** Turns metres into the reader's unit. */
  perMetre: number
}

type SourceLook = Look & { source: string; isShown: boolean }

const place = { 'source-layer': tileLayer }
const opacity = ({ isShown }: Pick<SourceLook, 'isShown'>) => (isShown ? 1 : 0)
const textFade = (look: Pick<SourceLook, 'isShown'>) => ({
  'text-opacity': opacity(look),
  'text-opacity-transition': fade,
})

const clusters = (look: SourceLook): Label => ({
  id: clusterLayer(look.source),
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

const soundingDiscs = (look: SourceLook): Circle => ({
  id: siteLayer(look.source),
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

/** A thin line around the ring, so that a marker stands out from any water and any land. */
const edges = (look: SourceLook): Circle => ({
  id: `${look.source}-edges`,
  type: 'circle',
  ...place,
  filter: isSite,
  paint: {
    'circle-color': look.palette['marker-edge'],
    'circle-radius': 15.25,
    'circle-opacity': opacity(look),
    'circle-opacity-transition': fade,
  },
})

const soundings = (look: SourceLook): Label => ({
  id: `${look.source}-depths`,
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

/** The name of a site, beside its marker. */
export const nameLook = ({
  onImagery,
  palette,
}: Look): Pick<Label, 'type' | 'minzoom' | 'layout' | 'paint'> => ({
  type: 'symbol',
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
    'text-color': onImagery ? palette['imagery-label'] : palette.ink,
    'text-halo-color': onImagery ? palette['imagery-halo'] : palette.land,
    'text-halo-width': 1.6,
  },
})

const names = (look: SourceLook): Label => {
  const { paint, ...rest } = nameLook(look)
  return {
    id: `${look.source}-names`,
    ...rest,
    ...place,
    filter: ['all', isSite, ['has', 'name']],
    paint: { ...paint, ...textFade(look) },
  }
}

/** Soundings and clusters of one source, lowest first. */
export const siteLayers = (look: SourceLook): (Circle | Label)[] => [
  names(look),
  edges(look),
  soundingDiscs(look),
  soundings(look),
  clusters(look),
]
