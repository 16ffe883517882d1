import type { BaseMap } from '@soundings/contract/configuration'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { labelLayers } from './base-labels.ts'
import { landLayers, lineLayers, seaLayers } from './base-layers.ts'
import { type Base, byZoom, chartLook, imageryLook } from './base-look.ts'
import { bundledImagery, chartSources, imageryZooms, provided } from './base-sources.ts'
import type { Palette } from './palette.ts'

export type { Base } from './base-look.ts'

export const baseLabel: Record<Base, string> = { roadmap: 'Map', satellite: 'Satellite' }

const roadmap = (palette: Palette, isDark: boolean): LayerSpecification[] => {
  const look = chartLook(palette, isDark)
  const limits = { from: 0 }
  return [
    ...seaLayers(look, limits),
    ...landLayers(look, limits),
    ...lineLayers(look, limits),
    ...labelLayers(look.labels),
  ]
}

/** Imagery where it is sharp; then it passes into the drawn sea and coast in its own light, and leaves a tint on the land. */
const satellite = (palette: Palette): LayerSpecification[] => {
  const look = imageryLook(palette)
  const limits = { from: imageryZooms.drawn }
  return [
    ...seaLayers(look, limits),
    ...landLayers(look, limits),
    {
      id: 'tint',
      type: 'raster',
      source: 'tint',
      minzoom: imageryZooms.drawn,
      paint: { 'raster-fade-duration': 0, 'raster-opacity': 0.9, 'raster-saturation': -0.1 },
    },
    {
      id: 'imagery',
      type: 'raster',
      source: 'imagery',
      maxzoom: Math.ceil(imageryZooms.gone),
      paint: {
        'raster-fade-duration': 0,
        'raster-opacity': byZoom(imageryZooms.fading, 1, imageryZooms.gone, 0),
      },
    },
    ...lineLayers(look, limits),
    ...labelLayers(look.labels),
  ]
}

/** A provider's picture over our own chart, so that there is something while it loads and where it ends. */
const providedLayers = (palette: Palette, isDark: boolean): LayerSpecification[] => {
  const look = chartLook(palette, isDark)
  const limits = { from: 0 }
  return [
    ...seaLayers(look, limits),
    ...landLayers(look, limits),
    { id: 'imagery', type: 'raster', source: 'imagery' },
  ]
}

/**
 * The style of a base map: the bundled chart or imagery, a provider's tiles, or the address of a provider's style.
 * `origin` is where this server's own files lie.
 */
export const baseStyle = (
  base: Base,
  map: BaseMap,
  { palette, isDark }: { palette: Palette; isDark: boolean },
  origin: string,
): StyleSpecification | string => {
  if (map.kind === 'style') return map.url
  const sources = chartSources(origin)
  if (map.kind === 'xyz' || map.kind === 'pmtiles')
    return {
      version: 8,
      sources: { ...sources, imagery: provided(map) },
      layers: providedLayers(palette, isDark),
    }
  return base === 'satellite'
    ? { version: 8, sources: { ...sources, ...bundledImagery(origin) }, layers: satellite(palette) }
    : { version: 8, sources, layers: roadmap(palette, isDark) }
}
