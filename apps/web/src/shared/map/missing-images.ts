import type { Map as MapEngine } from 'maplibre-gl'
import { donutOf } from './donut.ts'
import { soundingMarkOf } from './sounding-mark.ts'
import { waitingMarkOf } from './waiting-mark.ts'

/** Draws what its name says when the map first misses an image. Call it before the first tile arrives. */
export const drawMissingImages = (map: MapEngine): void => {
  map.setMissingStyleImageResolver((id) => {
    if (map.hasImage(id)) return
    const pixelRatio = window.devicePixelRatio
    const image = donutOf(id, pixelRatio) ?? soundingMarkOf(id, pixelRatio) ?? waitingMarkOf(id, pixelRatio)
    if (image) map.addImage(id, image, { pixelRatio })
  })
}
