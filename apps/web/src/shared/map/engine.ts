import { addProtocol, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { PMTiles, Protocol } from 'pmtiles'
import { archiveSource } from './archive-source.ts'
import { fonts } from './base-labels.ts'
import 'maplibre-gl/dist/maplibre-gl.css'

setWorkerUrl(workerUrl)
const archives = new Protocol()

const archiveOf = /^pmtiles:\/\/(.+?)(?:\/\d+\/\d+\/\d+)?$/

addProtocol('pmtiles', (asked, abort) => {
  const url = archiveOf.exec(asked.url)?.[1]
  if (url !== undefined && !archives.get(url)) archives.add(new PMTiles(archiveSource(url)))
  return archives.tile(asked, abort)
})

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
