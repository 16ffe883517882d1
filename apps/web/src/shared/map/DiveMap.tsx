import { clustering, mapLimits, type TileCluster, type TileSite } from '@soundings/contract/map'
import {
  AttributionControl,
  Layer,
  type LayerProps,
  Map as MapLibre,
  type MapRef,
  Source,
} from '@vis.gl/react-maplibre'
import type { MapLayerMouseEvent } from 'maplibre-gl'
import { use, useMemo, useRef, useState } from 'react'
import { useTheme } from '#shared/theme/theme-store.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { depthFactor } from '#shared/units/units.view.ts'
import { type Base, baseStyle } from './base-style.ts'
import { DepthLegend } from './DepthLegend.tsx'
import css from './DiveMap.module.css'
import { canDraw, fontsReady } from './engine.ts'
import { FlagPin } from './FlagPin.tsx'
import { MapControls } from './MapControls.tsx'
import { MapFailure } from './MapFailure.tsx'
import { paletteOf } from './palette.ts'
import { clusterLayer, siteLayer, siteLayers } from './site-layers.ts'
import { type Selected, useSelectionView } from './use-selection-view.ts'

export type MapPosition = { lat: number; lng: number; z: number }

type Props = {
  base: Base
  onBaseChange: (base: Base) => void
  /** The address of the site tiles with {z}/{x}/{y}; undefined until their version is known. */
  tiles: string | undefined
  selected: Selected | null
  /** A marker was chosen; `mapId` is the integer that tiles know the site by. */
  onSite: (mapId: number) => void
  /** Where the map looks first; null for the whole world. */
  position: MapPosition | null
  onMove: (position: MapPosition) => void
}

const isFatal = (message: string) => /WebGL|worker/i.test(message)

/** The one map: base, soundings, clusters, the selected site. */
export const DiveMap = (props: Props) => {
  use(fontsReady)
  const [failure, setFailure] = useState(() =>
    canDraw() ? null : 'This browser cannot draw it (WebGL 2 is missing).',
  )
  if (failure) return <MapFailure why={failure} />
  return <DrawnMap {...props} onFailure={setFailure} />
}

const DrawnMap = ({ onFailure, ...props }: Props & { onFailure: (why: string) => void }) => {
  const { base, tiles, selected, position } = props
  const theme = useTheme((state) => state.theme)
  const unit = useUnits(({ depth }) => depth)
  const ref = useRef<MapRef>(null)
  const [hasLoaded, setHasLoaded] = useState(false)
  const [isStill, setIsStill] = useState(false)

  const palette = paletteOf(theme)
  const style = useMemo(() => baseStyle(base, palette, window.location.origin), [base, palette])
  const layers = useMemo(
    () => siteLayers(palette, { onImagery: base === 'satellite', perMetre: depthFactor(unit) }),
    [palette, base, unit],
  )
  const first = position ?? { ...mapLimits.initialCenter, z: mapLimits.initialZoom }

  const choose = ({ features: [feature] = [] }: MapLayerMouseEvent) => {
    if (feature?.geometry.type !== 'Point') return
    const { cluster, zoom, site } = feature.properties as Partial<TileCluster & TileSite>
    if (site !== undefined) props.onSite(site)
    if (!cluster || zoom === undefined) return
    const [lng = 0, lat = 0] = feature.geometry.coordinates
    ref.current?.easeTo({
      center: [lng, lat],
      zoom: Math.min(zoom, mapLimits.clusterClickMaxZoom),
      duration: 600,
    })
  }

  return (
    <section
      className={css.map}
      aria-label="Map of dive sites. The list offers the same sites."
      aria-busy={!isStill}
    >
      <MapLibre
        ref={ref}
        mapStyle={style}
        initialViewState={{ latitude: first.lat, longitude: first.lng, zoom: first.z }}
        minZoom={mapLimits.minZoom}
        maxZoom={mapLimits.maxZoom}
        dragRotate={false}
        touchPitch={false}
        interactiveLayerIds={[clusterLayer, siteLayer]}
        attributionControl={false}
        onLoad={() => setHasLoaded(true)}
        onMoveStart={() => setIsStill(false)}
        onIdle={() => setIsStill(true)}
        onClick={choose}
        onMoveEnd={({ viewState }) =>
          props.onMove({ lat: viewState.latitude, lng: viewState.longitude, z: viewState.zoom })
        }
        onError={({ error }) => {
          if (!hasLoaded && isFatal(error.message)) onFailure('Its drawing part could not start.')
        }}
      >
        <AttributionControl compact position="bottom-right" />
        {tiles && (
          <Source id="sites" type="vector" tiles={[tiles]} maxzoom={clustering.maxZoom + 1}>
            {layers.map((layer) => (
              <Layer key={layer.id} {...(layer as LayerProps)} />
            ))}
          </Source>
        )}
        {selected && <FlagPin coordinates={selected.coordinates} name={selected.name} />}
        <SelectionView selected={selected} />
        <MapControls base={base} onBaseChange={props.onBaseChange} />
        <div className={css.legend}>
          <DepthLegend />
        </div>
      </MapLibre>
    </section>
  )
}

const SelectionView = ({ selected }: { selected: Selected | null }) => {
  useSelectionView(selected)
  return null
}
