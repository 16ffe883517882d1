import { unit } from './vector.mjs'

/**
 * Turns points into places on the picture and back.
 * @param {{ width: number, height: number, focal: number, pitch: number }} lens `focal` in half picture
 * widths, `pitch` upwards in radians
 */
export function cameraOf({ width, height, focal, pitch }) {
  const cos = Math.cos(pitch)
  const sin = Math.sin(pitch)
  const zoom = (focal * width) / 2

  return {
    width,
    height,
    zoom,
    /** A point as the eye sees it: to the right, up, away. */
    seen: (x, y, z) => [x, y * cos - z * sin, y * sin + z * cos],
    /** The place on the picture of a point as the eye sees it. */
    project: ([x, y, z]) => [width / 2 + (x / z) * zoom, height / 2 - (y / z) * zoom],
    /** The direction through a place on the picture, 1 long away from the eye. */
    ray: (column, row) => {
      const x = (column - width / 2) / zoom
      const y = (height / 2 - row) / zoom
      return [x, y * cos + sin, cos - y * sin]
    },
    /** Where on the picture a direction vanishes, or where it would. */
    vanishing(direction) {
      const [x, y, z] = this.seen(...unit(direction))
      return this.project([x, y, Math.max(0.02, z)])
    },
  }
}
