import type { FilterSpecification, SymbolLayerSpecification } from 'maplibre-gl'

/** Page fonts: the map draws its letters with them, so there are no glyph files. */
export const fonts = { ui: ['Instrument Sans Variable'], display: ['Bricolage Grotesque Variable'] }

export type LabelColours = { land: string; sea: string; halo: string; seaHalo: string }

type Kind = 'town' | 'region' | 'sea' | 'ocean' | 'country'
type Look = Pick<SymbolLayerSpecification, 'layout' | 'minzoom'>

/** Which ranks are shown at which zoom: the most important first. */
const calm: FilterSpecification = [
  '<=',
  ['get', 'rank'],
  ['step', ['zoom'], 0, 3, 1, 4, 2, 5, 4, 6, 5, 7, 6, 8, 7, 9, 8, 10, 9],
]

const besideThePlace: SymbolLayerSpecification['layout'] = {
  'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
  'text-radial-offset': 0.4,
  'text-justify': 'auto',
}

const looks: Record<Kind, Look> = {
  town: { minzoom: 5, layout: { 'text-size': 12, ...besideThePlace } },
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

/** Towns that nobody chose: they come late, smaller, and leave room. */
const otherTowns: Look = {
  minzoom: 6,
  layout: {
    'text-size': ['interpolate', ['linear'], ['zoom'], 6, 11, 12, 12.5],
    'text-padding': 10,
    ...besideThePlace,
  },
}

const names = (
  id: string,
  look: Look,
  colours: { text: string; halo: string },
): SymbolLayerSpecification => ({
  id: `label-${id}`,
  type: 'symbol',
  source: 'chart',
  'source-layer': 'labels',
  ...look,
  filter: ['all', ['==', ['get', 'kind'], id], calm] as FilterSpecification,
  layout: {
    'text-field': ['get', 'name'],
    'text-font': fonts.ui,
    'text-max-width': 8,
    'symbol-sort-key': ['get', 'rank'],
    ...look.layout,
  },
  paint: { 'text-color': colours.text, 'text-halo-color': colours.halo, 'text-halo-width': 1.3 },
})

/** The names on the base map. What is declared last wins where names collide. */
export const labelLayers = ({ land, sea, halo, seaHalo }: LabelColours): SymbolLayerSpecification[] => {
  const onLand = { text: land, halo }
  const { layout, ...town } = names('other-town', otherTowns, onLand)
  return [
    {
      ...town,
      source: 'coast',
      'source-layer': 'places',
      filter: calm,
      layout: { ...layout, 'symbol-sort-key': ['get', 'size'] },
    },
    ...(Object.keys(looks) as Kind[]).map((kind) =>
      names(kind, looks[kind], kind === 'sea' || kind === 'ocean' ? { text: sea, halo: seaHalo } : onLand),
    ),
  ]
}
