import type { Coordinates } from '@soundings/contract/common'
import { mapLimits } from '@soundings/contract/map'
import { IconMapOff } from '@tabler/icons-react'
import { AttributionControl, Map as MapLibre, type MapRef } from '@vis.gl/react-maplibre'
import { use, useMemo, useRef, useState } from 'react'
import { useTheme } from '#shared/theme/theme-store.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { baseStyle } from './base-style.ts'
import { longestFlight, withinMap } from './camera.ts'
import css from './DiveMap.module.css'
import { canDraw, fontsReady, symbolFade } from './engine.ts'
import { FlagPin } from './FlagPin.tsx'
import { MapErrors } from './MapErrors.tsx'
import { MissingKey } from './MissingKey.tsx'
import { drawMissingImages } from './missing-images.ts'
import { PickTools } from './PickTools.tsx'
import { PickView } from './PickView.tsx'
import { paletteOf } from './palette.ts'
import { exactZoom, isRough } from './pick-precision.ts'
import type { PickMapProps } from './pick-props.ts'
import { RoughPlace } from './RoughPlace.tsx'
import { SiteSources } from './SiteSources.tsx'
import { useBaseMap } from './use-base-map.ts'

/** As close as a place is first seen that is already chosen. */
const closeUp = 11

const wrapped = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180

/** The map on which a place is chosen: by a press, or under the cross in its middle. Sites that are known show on it. */
export const PickMap = (props: PickMapProps) => {
  use(fontsReady)
  const [isDrawable] = useState(canDraw)
  if (isDrawable) return <DrawnPickMap {...props} />
  return (
    <Notice icon={IconMapOff} title="Failed to load the map API" role="alert">
      <p>Your browser can’t show the map because WebGL 2 is missing. Type the coordinates instead.</p>
    </Notice>
  )
}

const DrawnPickMap = ({ base, onBaseChange, bases, tiles, place, onPlace, look }: PickMapProps) => {
  const theme = useTheme((state) => state.theme)
  const palette = paletteOf(theme)
  const map = useRef<MapRef>(null)
  /** What the person chose on the map itself: it need not move there. */
  const chosenHere = useRef<Coordinates | null>(null)
  const [first] = useState(place)
  const [isStill, setIsStill] = useState(false)
  /** A place that was chosen from so far out that it may well be another one. */
  const [rough, setRough] = useState<Coordinates | null>(null)
  const { baseMap, isProvided, onTileError, onTile } = useBaseMap(base, bases)
  const style = useMemo(
    () => baseStyle(base, baseMap, { palette, isDark: theme === 'dark' }, window.location.origin),
    [base, baseMap, palette, theme],
  )

  const choose = ({ lng, lat }: { lng: number; lat: number }) => {
    const chosen: Coordinates = [Number(wrapped(lng).toFixed(6)), Number(withinMap(lat).toFixed(6))]
    chosenHere.current = chosen
    setRough(isRough(map.current?.getZoom() ?? closeUp) ? chosen : null)
    onPlace(chosen)
  }
  const zoomIn = () => {
    setRough(null)
    if (place) map.current?.flyTo({ center: place, zoom: exactZoom, maxDuration: longestFlight })
  }
  const chooseMiddle = () => map.current && choose(map.current.getCenter())

  if (baseMap.kind === 'missing-key')
    return <MissingKey base={base} missing={baseMap} bases={bases} onBaseChange={onBaseChange} />
  return (
    <section
      className={css.map}
      aria-label="Map for choosing a location. Use the arrow keys to move, plus and minus to zoom, and Enter to set the location at the crosshair."
      aria-busy={!isStill}
      onKeyDown={({ key, target }) => {
        if (key === 'Enter' && target instanceof HTMLCanvasElement) chooseMiddle()
      }}
    >
      <MapLibre
        ref={(made) => {
          map.current = made
          if (made) drawMissingImages(made.getMap())
        }}
        mapStyle={style}
        initialViewState={
          first
            ? { longitude: first[0], latitude: first[1], zoom: closeUp }
            : {
                longitude: mapLimits.initialCenter.lng,
                latitude: mapLimits.initialCenter.lat,
                zoom: mapLimits.initialZoom,
              }
        }
        minZoom={mapLimits.minZoom}
        maxZoom={mapLimits.maxZoom}
        dragRotate={false}
        touchPitch={false}
        fadeDuration={symbolFade}
        attributionControl={false}
        cursor="crosshair"
        onMoveStart={() => setIsStill(false)}
        onIdle={() => setIsStill(true)}
        onClick={({ lngLat }) => choose(lngLat)}
        onSourceData={({ sourceId, tile }: { sourceId?: string; tile?: unknown }) => {
          if (tile && sourceId === 'imagery') onTile()
        }}
        onError={({ sourceId }: { error: Error; sourceId?: string }) => {
          if (sourceId === 'imagery' || baseMap.kind === 'style') onTileError()
        }}
      >
        <AttributionControl compact position="bottom-right" />
        <SiteSources tiles={tiles} found={null} theme={theme} onImagery={base === 'satellite'} />
        {place && <FlagPin coordinates={place} name="the chosen place" isExact />}
        <PickView place={place} chosenHere={chosenHere} look={look} />
        <PickTools
          base={base}
          onBaseChange={onBaseChange}
          onMiddle={chooseMiddle}
          hasPlace={place !== null}
        />
        {rough && place?.join() === rough.join() && <RoughPlace onZoomIn={zoomIn} />}
        <MapErrors error={null} isProvided={isProvided} />
      </MapLibre>
    </section>
  )
}
