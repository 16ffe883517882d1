import type { SymbolLayerSpecification } from 'maplibre-gl'
import { type Look, nameLook, sounding } from './site-layers.ts'
import { waitingMarkName } from './waiting-mark.ts'

/** What is pressed on the map when a site is meant that is not published. */
export const waitingLayer = 'waiting-soundings'

/** Sites that are not published: hollow soundings with a dashed rim, lowest layer first. */
export const waitingLayers = (look: Look): Omit<SymbolLayerSpecification, 'source'>[] => [
  { id: 'waiting-names', ...nameLook(look) },
  {
    id: waitingLayer,
    type: 'symbol',
    layout: {
      'icon-image': waitingMarkName(look.theme, sounding(look.perMetre)),
      'icon-allow-overlap': true,
      // The name stands right beside it.
      'icon-padding': 0,
    },
  },
]
