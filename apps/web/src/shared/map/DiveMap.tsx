import type { BaseMaps } from '@soundings/contract/configuration'
import { mapLimits } from '@soundings/contract/map'
import { AttributionControl, Map as MapLibre, type MapRef } from '@vis.gl/react-maplibre'
import { use, useCallback, useMemo, useRef, useState } from 'react'
import { useTheme } from '#shared/theme/theme-store.ts'
import { type Base, baseStyle } from './base-style.ts'
import { DepthLegend } from './DepthLegend.tsx'
import css from './DiveMap.module.css'
import { drawMissingDonuts } from './donut.ts'
import { canDraw, fontsReady } from './engine.ts'
import { FlagPin } from './FlagPin.tsx'
import type { FoundSites } from './found-sites.ts'
import { HoverRing } from './HoverRing.tsx'
import { MapFailure } from './MapFailure.tsx'
import { MapTools } from './MapTools.tsx'
import { readPress } from './map-click.ts'
import { paletteOf } from './palette.ts'
import { SamePlace, type Stack } from './SamePlace.tsx'
import { SiteSources } from './SiteSources.tsx'
import { clusterLayer, siteLayer } from './site-layers.ts'
import { useBaseMap } from './use-base-map.ts'
import { type Bounds, FoundView, type Selected, SelectionView } from './views.tsx'

export type MapPosition = { lat: number; lng: number; z: number }

export type DiveMapProps = {
  base: Base
  onBaseChange: (base: Base) => void
  /** The base maps of this server; undefined until they are known, and then the bundled ones serve. */
  bases: BaseMaps | undefined
  /** The address of the site tiles with {z}/{x}/{y}; undefined until their version is known. */
  tiles: string | undefined
  /** The set that is shown instead of all sites, or null. */
  found: FoundSites | null
  /** Whether the map moves to show all of a found set. */
  follows: boolean
  selected: Selected | null
  /** What the list points at. */
  hovered: readonly [number, number] | null
  /** The marker under the pointer, by the integer that tiles know a site by. */
  onHover: (mapId: number | null) => void
  onSite: (mapId: number) => void
  /** Where the map looks first; null for the whole world. */
  position: MapPosition | null
  onMove: (position: MapPosition) => void
  /** Offered after the person moved the map. */
  onSearchHere: (bounds: Bounds) => void
}

const webglMissing = 'This browser cannot draw it: WebGL 2 is missing.'
const isFatal = (message: string) => /WebGL|worker/i.test(message)

/** The one map: base, soundings, clusters, the selected site. */
export const DiveMap = (props: DiveMapProps) => {
  use(fontsReady)
  const [failure, setFailure] = useState(() => (canDraw() ? null : webglMissing))
  if (failure) return <MapFailure why={failure} />
  return <DrawnMap {...props} onFailure={setFailure} />
}

const DrawnMap = ({ onFailure, ...props }: DiveMapProps & { onFailure: (why: string) => void }) => {
  const { base, selected, position, found } = props
  const theme = useTheme((state) => state.theme)
  const palette = paletteOf(theme)
  const ref = useRef<MapRef>(null)
  const [hasLoaded, setHasLoaded] = useState(false)
  const [isStill, setIsStill] = useState(false)
  const [stack, setStack] = useState<Stack | null>(null)
  const { baseMap, onTileError } = useBaseMap(base, props.bases)

  const style = useMemo(
    () => baseStyle(base, baseMap, palette, window.location.origin),
    [base, baseMap, palette],
  )
  const kind = found === null ? 'tiles' : 'found'
  const first = position ?? { ...mapLimits.initialCenter, z: mapLimits.initialZoom }

  const begin = useCallback((map: MapRef | null) => {
    ref.current = map
    if (map) drawMissingDonuts(map.getMap())
  }, [])

  const press = async (features: Parameters<typeof readPress>[1]) => {
    setStack(null)
    const meant = ref.current && (await readPress(ref.current, features))
    if (!meant) return
    if ('stack' in meant) setStack(meant.stack)
    else props.onSite(meant.site)
  }

  if (baseMap.kind === 'missing-key')
    return (
      <MapFailure
        title="Map key missing"
        why={`Set the key of ${baseMap.name} in the configuration of this server.`}
      />
    )
  return (
    <section
      className={css.map}
      aria-label="Map of dive sites. The list offers the same sites."
      aria-busy={!isStill}
    >
      <MapLibre
        ref={begin}
        mapStyle={style}
        initialViewState={{ latitude: first.lat, longitude: first.lng, zoom: first.z }}
        minZoom={mapLimits.minZoom}
        maxZoom={mapLimits.maxZoom}
        dragRotate={false}
        touchPitch={false}
        interactiveLayerIds={[clusterLayer(kind), siteLayer(kind)]}
        attributionControl={false}
        onLoad={() => setHasLoaded(true)}
        onMoveStart={() => setIsStill(false)}
        onIdle={() => setIsStill(true)}
        onClick={({ features = [] }) => void press(features)}
        onMouseMove={({ features: [feature] = [] }) => props.onHover(feature?.properties.site ?? null)}
        onMouseOut={() => props.onHover(null)}
        onMoveEnd={({ viewState }) =>
          props.onMove({ lat: viewState.latitude, lng: viewState.longitude, z: viewState.zoom })
        }
        onError={({ error, sourceId }: { error: Error; sourceId?: string }) => {
          if (!hasLoaded && isFatal(error.message)) onFailure('Its drawing part could not start.')
          else if (sourceId === 'imagery' || baseMap.kind === 'style') onTileError()
        }}
      >
        <AttributionControl compact position="bottom-right" />
        <SiteSources tiles={props.tiles} found={found} theme={theme} onImagery={base === 'satellite'} />
        {props.hovered && <HoverRing coordinates={props.hovered} />}
        {selected && <FlagPin coordinates={selected.coordinates} name={selected.name} />}
        {stack && <SamePlace stack={stack} onSite={props.onSite} onClose={() => setStack(null)} />}
        <SelectionView selected={selected} />
        <FoundView found={found} follows={props.follows} />
        <MapTools base={base} onBaseChange={props.onBaseChange} onSearchHere={props.onSearchHere} />
        <div className={css.legend}>
          <DepthLegend />
        </div>
      </MapLibre>
    </section>
  )
}
