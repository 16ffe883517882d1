import { fromMercator } from './mercator.mjs'

const earthMetres = 40_075_016
/** Slopes are drawn steeper than they are, those of the land more so: from high above they would be flat. */
const exaggeration = { land: 14, sea: 7 }
const weakest = 14

/**
 * The relief of the whole earth, lit from the north-west: white where it is lighter than flat ground, black where it is
 * darker, each more or less opaque, so that it lies over any colour.
 * @param {(longitude: number, latitude: number) => number} height in metres
 * @param {number} side of the Mercator square, in pixels
 * @returns {Buffer} two bytes a pixel: grey, opacity
 */
export function reliefPixels(height, side) {
  const rows = [rowOf(height, side, 0), rowOf(height, side, 0), rowOf(height, side, 1)]
  const pixels = Buffer.alloc(2 * side * side)
  for (let y = 0; y < side; y += 1) {
    const [, latitude] = fromMercator([0, (y + 0.5) / side])
    const metres = (2 * earthMetres * Math.cos((latitude * Math.PI) / 180)) / side
    const [above, here, below] = rows
    for (let x = 0; x < side; x += 1) {
      const steep = (here[x] < 0 ? exaggeration.sea : exaggeration.land) / metres
      const eastward = (here[(x + 1) % side] - here[(x + side - 1) % side]) * steep
      const southward = (below[x] - above[x]) * steep
      const light =
        (0.5 * eastward + 0.5 * southward + Math.SQRT1_2) / Math.hypot(1, eastward, southward) - Math.SQRT1_2
      const opacity = Math.min(255, Math.abs(light) * 315)
      pixels[2 * (y * side + x)] = light > 0 ? 255 : 0
      pixels[2 * (y * side + x) + 1] = opacity < weakest ? 0 : opacity
    }
    rows.shift()
    rows.push(rowOf(height, side, Math.min(side - 1, y + 2)))
  }
  return pixels
}

function rowOf(height, side, y) {
  const [, latitude] = fromMercator([0, (y + 0.5) / side])
  return Float32Array.from({ length: side }, (_, x) => height(((x + 0.5) / side - 0.5) * 360, latitude))
}
