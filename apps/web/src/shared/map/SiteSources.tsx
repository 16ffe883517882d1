import { clustering } from '@soundings/contract/map'
import { Layer, type LayerProps, Source } from '@vis.gl/react-maplibre'
import { memo, useMemo } from 'react'
import type { Theme } from '#shared/theme/theme-store.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { depthFactor } from '#shared/units/units.view.ts'
import { type FoundSites, toFeatures } from './found-sites.ts'
import { paletteOf } from './palette.ts'
import { bandSums, type Kind, siteLayers } from './site-layers.ts'

type Props = {
  /** The address of the site tiles with {z}/{x}/{y}; undefined until their version is known. */
  tiles: string | undefined
  /** The set that is shown instead of all sites, or null. */
  found: FoundSites | null
  theme: Theme
  onImagery: boolean
}

const nothing: FoundSites = { mapId: [], lng: [], lat: [], depth: [] }

/** All sites, clustered by the server, or a found set, clustered here with the same look; one fades as the other comes. */
export const SiteSources = memo(({ tiles, found, theme, onImagery }: Props) => {
  const perMetre = depthFactor(useUnits(({ depth }) => depth))
  const features = useMemo(() => toFeatures(found ?? nothing), [found])
  const layers = (kind: Kind, isShown: boolean) =>
    siteLayers({ kind, theme, palette: paletteOf(theme), onImagery, perMetre, isShown }).map((layer) => (
      <Layer key={layer.id} {...(layer as LayerProps)} />
    ))
  return (
    <>
      {tiles && (
        <Source id="tiles" type="vector" tiles={[tiles]} maxzoom={clustering.maxZoom + 1}>
          {layers('tiles', found === null)}
        </Source>
      )}
      <Source
        id="found"
        type="geojson"
        data={features}
        cluster
        clusterRadius={clustering.radius}
        clusterMaxZoom={clustering.maxZoom}
        clusterMinPoints={clustering.minPoints}
        clusterProperties={bandSums}
      >
        {layers('found', found !== null)}
      </Source>
    </>
  )
})
