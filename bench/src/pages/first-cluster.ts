import type { Map as MapEngine } from 'maplibre-gl'
import type { FirstCluster } from './first-cluster-times.ts'

declare global {
  interface Window {
    firstCluster?: FirstCluster
  }
}

/** Notes the time once the frame that is being made has been shown. `handed` is when the library got its source. */
export const noteFirstCluster = (handed: number): void => {
  requestAnimationFrame(() =>
    setTimeout(() => {
      const opened = performance.now()
      window.firstCluster = { opened, handed: opened - handed }
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
