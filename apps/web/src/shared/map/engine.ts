import { addProtocol, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { Protocol } from 'pmtiles'
import { fonts } from './base-labels.ts'
import 'maplibre-gl/dist/maplibre-gl.css'

setWorkerUrl(workerUrl)
const archives = new Protocol()
addProtocol('pmtiles', archives.tile)

/** Opens every map archive anew when it is next needed: one that once failed to open would fail for ever. */
export const reopenArchives = (): void => archives.tiles.clear()

/** The map draws letters with page fonts once, so they must be there first. A font that fails to load stops nothing. */
export const fontsReady: Promise<unknown> = Promise.allSettled(
  [...fonts.ui, ...fonts.display].map((font) => document.fonts.load(`14px "${font}"`)),
)

/**
 * How long symbols take to come and go, in milliseconds. The map also places new ones no more often than that, so a
 * long fade keeps sites waiting that have arrived.
 */
export const symbolFade = 100

/** Whether this browser can draw the map at all. */
export const canDraw = (): boolean => {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}
