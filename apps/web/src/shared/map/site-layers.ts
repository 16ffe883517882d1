import { mapLimits, tileLayer } from '@soundings/contract/map'
import { type DepthBand, depthBands } from '@soundings/rules/depth'
import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import type { Theme } from '#shared/theme/theme-store.ts'
import { fonts } from './base-labels.ts'
import { donutName } from './donut.ts'
import type { Palette } from './palette.ts'
import { soundingMarkName, soundingRadius } from './sounding-mark.ts'

type Label = Omit<SymbolLayerSpecification, 'source'>

/** What is pressed on the map when a site or a cluster is meant. */
export const markLayer = (source: string) => `${source}-marks`

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

/** The image of a site's marker, with the number on it. */
const soundingImage = ({ theme, perMetre }: Look): ExpressionSpecification => [
  'concat',
  byDepth((band) => soundingMarkName(theme, band)),
  sounding(perMetre),
]

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

/**
 * Soundings and clusters, as images. They are one layer: each further layer is drawn again in every tile, and each further
 * way of drawing has to be made ready before the first marker is seen. Clusters lie above soundings. The number of a sounding
 * is part of its image, as there are few; the count of a cluster is text, above all images, as hardly one is there twice.
 */
const marks = (look: SourceLook): Label => ({
  id: markLayer(look.source),
  type: 'symbol',
  ...place,
  layout: {
    'symbol-sort-key': ['case', isCluster, 1, 0],
    'icon-image': ['case', isCluster, donutName(look.theme), soundingImage(look)],
    'icon-allow-overlap': true,
    // The name stands right beside it.
    'icon-padding': 0,
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

const nameSize = 12.5
/** Between a marker and the name of its site, in pixels: the map leaves a name out that comes within two of it. */
const nameGap = 3.5

/** In heights of the letters. */
const besideMarker = (soundingRadius + nameGap) / nameSize

/** The name of a site, beside its marker: on its left where its right is taken. */
export const nameLook = ({
  onImagery,
  palette,
}: Look): Pick<Label, 'type' | 'minzoom' | 'layout' | 'paint'> => ({
  type: 'symbol',
  minzoom: mapLimits.labelZoom,
  layout: {
    'text-field': ['get', 'name'],
    'text-font': fonts.ui,
    'text-size': nameSize,
    'text-justify': 'auto',
    'text-variable-anchor-offset': ['left', [besideMarker, 0], 'right', [-besideMarker, 0]],
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

/** What shows the sites of one source, lowest first. */
export const siteLayers = (look: SourceLook): Label[] => [names(look), marks(look)]
