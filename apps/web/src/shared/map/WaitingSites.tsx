import { depthFactor } from '@soundings/rules/units'
import { Layer, type LayerProps, Source } from '@vis.gl/react-maplibre'
import { memo, useMemo } from 'react'
import type { Theme } from '#shared/theme/theme-store.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import type { WaitingSite } from './found-sites.ts'
import { paletteOf } from './palette.ts'
import { waitingLayers } from './waiting-layers.ts'

type Props = { sites: readonly WaitingSite[]; theme: Theme; onImagery: boolean }

const toFeature = ({ site, coordinates, depth, name, status }: WaitingSite) => ({
  type: 'Feature' as const,
  geometry: { type: 'Point' as const, coordinates },
  properties: { site, name, status, ...(depth !== null && { depth }) },
})

/** The person's own sites that are not published. They are few and never hide in a cluster. */
export const WaitingSites = memo(({ sites, theme, onImagery }: Props) => {
  const perMetre = depthFactor(useUnits(({ depth }) => depth))
  const data = useMemo(
    () => ({ type: 'FeatureCollection' as const, features: sites.map(toFeature) }),
    [sites],
  )
  return (
    <Source id="waiting" type="geojson" data={data}>
      {waitingLayers({ theme, palette: paletteOf(theme), onImagery, perMetre }).map((layer) => (
        <Layer key={layer.id} {...(layer as LayerProps)} />
      ))}
    </Source>
  )
})
