import type { Map as MapEngine } from 'maplibre-gl'

declare global {
  interface Window {
    /** When the first cluster was on screen, in milliseconds since the navigation. */
    firstCluster?: number
  }
}

/** Notes the time once the frame that is being made has been shown. */
export const noteFirstCluster = (): void => {
  requestAnimationFrame(() =>
    setTimeout(() => {
      window.firstCluster = performance.now()
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
