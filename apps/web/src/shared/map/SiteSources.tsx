import { clustering } from '@soundings/contract/map'
import { depthFactor } from '@soundings/rules/units'
import { Layer, type LayerProps, Source } from '@vis.gl/react-maplibre'
import { memo } from 'react'
import type { Theme } from '#shared/theme/theme-store.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import type { FoundSites } from './found-sites.ts'
import { paletteOf } from './palette.ts'
import { siteLayers } from './site-layers.ts'
import { useFoundTiles } from './use-found-tiles.ts'
import { useSuccession } from './use-succession.ts'

type Props = {
  /** The address of the site tiles with {z}/{x}/{y}; undefined until their version is known. */
  tiles: string | undefined
  /** The set that is shown instead of all sites, or null. */
  found: FoundSites | null
  theme: Theme
  onImagery: boolean
  /** Called with the name of the source that is to be seen from now on. */
  onShown?: (source: string) => void
}

/** All sites, clustered by the server, or a found set, clustered here in the same way; one fades as the other comes. */
export const SiteSources = memo(({ tiles, found, theme, onImagery, onShown }: Props) => {
  const perMetre = depthFactor(useUnits(({ depth }) => depth))
  const foundTiles = useFoundTiles(found)
  return useSuccession(found ? foundTiles : tiles, onShown).map(({ source, address, isShown }) => (
    <Source key={source} id={source} type="vector" tiles={[address]} maxzoom={clustering.maxZoom + 1}>
      {siteLayers({ source, theme, palette: paletteOf(theme), onImagery, perMetre, isShown }).map((layer) => (
        <Layer key={layer.id} {...(layer as LayerProps)} />
      ))}
    </Source>
  ))
})
