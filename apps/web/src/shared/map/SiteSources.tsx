import { clustering } from '@soundings/contract/map'
import { Layer, type LayerProps, Source } from '@vis.gl/react-maplibre'
import { memo } from 'react'
import type { Theme } from '#shared/theme/theme-store.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { depthFactor } from '#shared/units/units.view.ts'
import type { FoundSites } from './found-sites.ts'
import { paletteOf } from './palette.ts'
import { type Kind, siteLayers } from './site-layers.ts'
import { useFoundTiles } from './use-found-tiles.ts'

type Props = {
  /** The address of the site tiles with {z}/{x}/{y}; undefined until their version is known. */
  tiles: string | undefined
  /** The set that is shown instead of all sites, or null. */
  found: FoundSites | null
  theme: Theme
  onImagery: boolean
}

/** All sites, clustered by the server, or a found set, clustered here in the same way; one fades as the other comes. */
export const SiteSources = memo(({ tiles, found, theme, onImagery }: Props) => {
  const perMetre = depthFactor(useUnits(({ depth }) => depth))
  const foundTiles = useFoundTiles(found)
  const source = (kind: Kind, address: string, isShown: boolean) => (
    <Source id={kind} type="vector" tiles={[address]} maxzoom={clustering.maxZoom + 1}>
      {siteLayers({ kind, theme, palette: paletteOf(theme), onImagery, perMetre, isShown }).map((layer) => (
        <Layer key={layer.id} {...(layer as LayerProps)} />
      ))}
    </Source>
  )
  return (
    <>
      {tiles && source('tiles', tiles, found === null)}
      {source('found', foundTiles, found !== null)}
    </>
  )
})
