import type { Map as MapEngine } from 'maplibre-gl'
import type { FirstCluster } from './first-cluster-times.ts'

declare global {
  interface Window {
    firstCluster?: FirstCluster
  }
}

/** In milliseconds; what a map without sites has drawn is on screen well within it. */
const rest = 500

/**
 * A map says that it stands still while its last frames still wait for the process that draws them, which takes long without
 * a graphics card: measured at once, the first cluster would wait for them, too. Call it before the source is handed over.
 */
export const restFirst = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, rest))

/** Notes the time once the frame that is being made has been shown. `handed` is when the library got its source. */
export const noteFirstCluster = (handed: number): void => {
  requestAnimationFrame(() =>
    setTimeout(() => {
      const now = performance.now()
      window.firstCluster = { opened: now - rest, handed: now - handed }
    }),
  )
}

/** Calls back in the frame in which the map has drawn a cluster of this layer. */
export const onceDrawn = (map: MapEngine, layer: string, drawn: () => void): void => {
  const look = () => {
    if (map.queryRenderedFeatures({ layers: [layer] }).length === 0) return
    map.off('render', look)
    drawn()
  }
  map.on('render', look)
}
