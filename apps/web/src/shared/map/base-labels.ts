import type { FilterSpecification, SymbolLayerSpecification } from 'maplibre-gl'

/** Page fonts: the map draws its letters with them, so there are no glyph files. */
export const fonts = { ui: ['Instrument Sans Variable'], display: ['Bricolage Grotesque Variable'] }

export type LabelColours = { land: string; sea: string; halo: string }

type Kind = 'town' | 'region' | 'sea' | 'ocean' | 'country'

/** Which ranks are shown at which zoom: the most important first. */
const calm: FilterSpecification = ['<=', ['get', 'rank'], ['step', ['zoom'], 0, 3, 1, 4, 2, 5, 4, 6, 5, 7, 6]]

const looks: Record<Kind, Pick<SymbolLayerSpecification, 'layout' | 'minzoom'>> = {
  town: { minzoom: 5, layout: { 'text-size': 12, 'text-anchor': 'top', 'text-offset': [0, 0.5] } },
  region: { minzoom: 4, layout: { 'text-size': 11.5, 'text-anchor': 'top', 'text-offset': [0, 0.8] } },
  sea: {
    layout: { 'text-size': ['interpolate', ['linear'], ['zoom'], 3, 11, 7, 14], 'text-letter-spacing': 0.06 },
  },
  ocean: { layout: { 'text-size': 14, 'text-letter-spacing': 0.16 } },
  country: {
    layout: {
      'text-size': ['interpolate', ['linear'], ['zoom'], 2, 10, 6, 13.5],
      'text-transform': 'uppercase',
      'text-letter-spacing': 0.12,
    },
  },
}

/** The names on the base map. What is declared last wins where names collide. */
export const labelLayers = ({ land, sea, halo }: LabelColours): SymbolLayerSpecification[] =>
  (Object.keys(looks) as Kind[]).map((kind) => ({
    id: `label-${kind}`,
    type: 'symbol',
    source: 'chart',
    'source-layer': 'labels',
    ...looks[kind],
    filter: ['all', ['==', ['get', 'kind'], kind], calm] as FilterSpecification,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': fonts.ui,
      'text-max-width': 8,
      'symbol-sort-key': ['get', 'rank'],
      ...looks[kind].layout,
    },
    paint: {
      'text-color': kind === 'sea' || kind === 'ocean' ? sea : land,
      'text-halo-color': halo,
      'text-halo-width': 1.3,
    },
  }))
