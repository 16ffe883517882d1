import { useMap } from '@vis.gl/react-maplibre'
import type { MapSourceDataEvent } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { fade } from './site-layers.ts'

/** A source of markers on the map; hidden ones are on their way in or out. */
export type Drawn = { source: string; address: string; isShown: boolean }

let drawn = 0

/**
 * The sources to draw for tiles at an address, oldest first. Each address gets a source of its own, as MapLibre does not
 * ask again for tiles that were on their way when the address of a source changed. The one before stays until the tiles
 * of the new one are there, then the two change over and the old one goes. Without an address nothing changes.
 */
export const useSuccession = (
  address: string | undefined,
  onShown?: (source: string) => void,
): readonly Drawn[] => {
  const { current: map } = useMap()
  const [sources, setSources] = useState<readonly Drawn[]>([])

  useEffect(() => {
    if (!map || address === undefined) return
    const source = `sites-${++drawn}`
    // One that never came into sight is given up.
    setSources((before) => [...before.filter(({ isShown }) => isShown), { source, address, isShown: false }])
    let gone: ReturnType<typeof setTimeout> | undefined
    const takeOver = () => {
      stopWaiting()
      onShown?.(source)
      setSources((all) => all.map((each) => ({ ...each, isShown: each.source === source })))
      gone = setTimeout(
        () => setSources((all) => all.filter((each) => each.source === source)),
        fade.duration,
      )
    }
    const look = (event: MapSourceDataEvent) => {
      if (event.sourceId === source && event.isSourceLoaded) takeOver()
    }
    const stopWaiting = () => {
      map.off('sourcedata', look)
      map.off('idle', takeOver)
    }
    map.on('sourcedata', look)
    // Whatever happens to its tiles, the newest is shown in the end.
    map.on('idle', takeOver)
    return () => {
      stopWaiting()
      clearTimeout(gone)
    }
  }, [map, address, onShown])

  return sources
}
