import { mapLimits } from '@soundings/contract/map'
import {
  AttributionControl,
  Map as MapLibre,
  type MapRef,
  type MapSourceDataEvent,
} from '@vis.gl/react-maplibre'
import { type CSSProperties, useCallback, useMemo, useRef, useState } from 'react'
import { useTheme } from '#shared/theme/theme-store.ts'
import { Areas } from './Areas.tsx'
import { baseStyle } from './base-style.ts'
import { noSides, paddingOf } from './camera.ts'
import { DepthLegend } from './DepthLegend.tsx'
import css from './DiveMap.module.css'
import { symbolFade } from './engine.ts'
import { FlagPin } from './FlagPin.tsx'
import { publishedOf, type WaitingSite } from './found-sites.ts'
import { HoverRing } from './HoverRing.tsx'
import { MapErrors } from './MapErrors.tsx'
import { MapTools } from './MapTools.tsx'
import { type MapRoute, Marks } from './Marks.tsx'
import { MissingKey } from './MissingKey.tsx'
import { readPress } from './map-click.ts'
import { type DiveMapProps, siteWords } from './map-props.ts'
import { drawMissingImages } from './missing-images.ts'
import { PositionView } from './PositionView.tsx'
import { paletteOf } from './palette.ts'
import { SamePlace, type Stack } from './SamePlace.tsx'
import { SiteSources } from './SiteSources.tsx'
import { markLayer } from './site-layers.ts'
import { useBaseMap } from './use-base-map.ts'
import { FoundView, SelectionView } from './views.tsx'
import { WaitingSites } from './WaitingSites.tsx'
import { waitingLayer } from './waiting-layers.ts'

const none: readonly WaitingSite[] = []
const noRoutes: readonly MapRoute[] = []

const isFatal = (message: string) => /WebGL|worker/i.test(message)

type Props = DiveMapProps & { onFailure: (why: string) => void }

/** The map in a browser that can draw it. */
export const DrawnMap = ({ onFailure, ...props }: Props) => {
  const { base, selected, position, found, waiting = none, covered = 0, sides = noSides } = props
  const { hasLegend = true, hasBaseChoice = true, isInPage = false, words = siteWords } = props
  const theme = useTheme((state) => state.theme)
  const palette = paletteOf(theme)
  const ref = useRef<MapRef>(null)
  const [hasLoaded, setHasLoaded] = useState(false)
  const [isStill, setIsStill] = useState(false)
  /** The source whose markers are pressed and pointed at. */
  const [source, setSource] = useState<string>()
  const [stack, setStack] = useState<Stack | null>(null)
  const { baseMap, isProvided, onTileError, onTile } = useBaseMap(base, props.bases)

  const style = useMemo(
    () => baseStyle(base, baseMap, { palette, isDark: theme === 'dark' }, window.location.origin),
    [base, baseMap, palette, theme],
  )
  const published = useMemo(() => found && publishedOf(found), [found])
  const first = position ?? { ...mapLimits.initialCenter, z: mapLimits.initialZoom }

  const begin = useCallback((map: MapRef | null) => {
    ref.current = map
    if (map) drawMissingImages(map.getMap())
  }, [])

  const choose = (mapId: number) => {
    setStack(null)
    props.onSite(mapId)
  }
  const press = (features: Parameters<typeof readPress>[1]) => {
    setStack(null)
    const meant = ref.current && readPress(ref.current, features)
    if (!meant) return
    if ('stack' in meant) setStack(meant.stack)
    else choose(meant.site)
  }

  if (baseMap.kind === 'missing-key')
    return (
      <MissingKey
        base={base}
        missing={baseMap}
        bases={props.bases}
        onBaseChange={props.onBaseChange}
        words={words}
      />
    )
  return (
    <section
      className={css.map}
      style={
        {
          '--covered': `${covered}px`,
          '--left': `${sides.left}px`,
          '--right': `${sides.right}px`,
        } as CSSProperties
      }
      aria-label={words.label}
      aria-busy={!isStill}
    >
      <MapLibre
        ref={begin}
        mapStyle={style}
        // What is not there yet has no differences to apply.
        styleDiffing={hasLoaded}
        initialViewState={{
          latitude: first.lat,
          longitude: first.lng,
          zoom: first.z,
          padding: paddingOf(covered, sides),
        }}
        minZoom={mapLimits.minZoom}
        maxZoom={mapLimits.maxZoom}
        dragRotate={false}
        touchPitch={false}
        cooperativeGestures={isInPage}
        fadeDuration={symbolFade}
        interactiveLayerIds={source ? [markLayer(source), waitingLayer] : [waitingLayer]}
        attributionControl={false}
        onLoad={() => setHasLoaded(true)}
        onMoveStart={() => setIsStill(false)}
        onIdle={() => setIsStill(true)}
        onClick={({ features = [] }) => press(features)}
        onMouseMove={({ features: [feature] = [] }) => props.onHover(feature?.properties.site ?? null)}
        onMouseOut={() => props.onHover(null)}
        onMoveEnd={({ viewState }) =>
          props.onMove({ lat: viewState.latitude, lng: viewState.longitude, z: viewState.zoom })
        }
        onSourceData={({ sourceId, tile }: MapSourceDataEvent) => {
          if (tile && sourceId === 'imagery') onTile()
        }}
        onError={({ error, sourceId }: { error: Error; sourceId?: string }) => {
          if (!hasLoaded && isFatal(error.message)) onFailure('The map renderer couldn’t start.')
          else if (sourceId === 'imagery' || baseMap.kind === 'style') onTileError()
        }}
      >
        <AttributionControl compact position="bottom-right" />
        <SiteSources
          tiles={props.tiles}
          found={published}
          theme={theme}
          onImagery={base === 'satellite'}
          onShown={setSource}
        />
        {waiting.length > 0 && (
          // Drawn anew above each new source.
          <WaitingSites key={source} sites={waiting} theme={theme} onImagery={base === 'satellite'} />
        )}
        {props.areas && (
          <Areas areas={props.areas} theme={theme} onImagery={base === 'satellite'} onArea={props.onArea} />
        )}
        {props.marks && <Marks marks={props.marks} routes={props.routes ?? noRoutes} onMark={props.onMark} />}
        {props.hovered && <HoverRing coordinates={props.hovered} />}
        {selected && <FlagPin coordinates={selected.coordinates} name={selected.name} />}
        {stack && <SamePlace stack={stack} onSite={choose} onClose={() => setStack(null)} />}
        <SelectionView selected={selected} covered={covered} sides={sides} />
        <PositionView position={position} />
        <FoundView found={found} follows={props.follows} />
        <MapTools
          base={base}
          onBaseChange={hasBaseChoice ? props.onBaseChange : undefined}
          onSearchHere={props.onSearchHere}
        />
        <MapErrors error={props.error} isProvided={isProvided} />
        {hasLegend && (
          <div className={css.legend}>
            <DepthLegend hasWaiting={waiting.length > 0} />
          </div>
        )}
      </MapLibre>
    </section>
  )
}
