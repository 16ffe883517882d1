import '../../../apps/web/src/shared/ui/styles.ts'
import '../../../apps/web/src/shared/map/map-tokens.css'
import type { LayerSpecification } from 'maplibre-gl'
import { paletteOf } from '../../../apps/web/src/shared/map/palette.ts'
import { siteLayers } from '../../../apps/web/src/shared/map/site-layers.ts'

/** The layers that the app draws sites with. */
export const ourLayers = (source: string): LayerSpecification[] =>
  siteLayers({
    source,
    theme: 'light',
    palette: paletteOf('light'),
    onImagery: false,
    perMetre: 1,
    isShown: true,
  }).map((layer) => ({ ...layer, source }) as LayerSpecification)
