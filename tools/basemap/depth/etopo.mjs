import { readFileSync } from 'node:fs'
import { NetCDFReader } from 'netcdfjs'

/** How many cells of land next to the sea get the depth of the sea beside them. */
const inland = 4

/**
 * Heights of the whole earth in metres, below 0 under the sea, every five minutes of arc.
 * @typedef {{ values: Float32Array, width: number, height: number, west: number, south: number, step: number }} Grid
 */

/** @returns {Grid} */
export function readEtopo(file) {
  const reader = new NetCDFReader(readFileSync(file))
  const { name } = reader.variables.find(({ dimensions }) => dimensions.length === 2)
  const axis = (size) =>
    reader.getDataVariable(
      reader.variables.find(
        ({ dimensions }) => dimensions.length === 1 && reader.dimensions[dimensions[0]].size === size,
      ).name,
    )
  const [height, width] = reader.variables
    .find((variable) => variable.name === name)
    .dimensions.map((number) => reader.dimensions[number].size)
  const [longitudes, latitudes] = [axis(width), axis(height)]
  return {
    values: Float32Array.from(reader.getDataVariable(name)),
    width,
    height,
    west: longitudes[0],
    south: latitudes[0],
    step: latitudes[1] - latitudes[0],
  }
}

/**
 * Depths below the sea in metres. What is land in this grid is too coarse to be believed near a coast, so the sea floor
 * beside it is thought on below it; else every narrow bay would be dry.
 * @param {Grid} heights
 * @returns {Grid}
 */
export function seaFloor(heights) {
  const { width, height } = heights
  const depths = heights.values.map((metres) => (metres < 0 ? -metres : Number.NaN))
  for (let pass = 0; pass < inland; pass += 1) {
    const before = depths.slice()
    for (let at = 0; at < depths.length; at += 1)
      if (Number.isNaN(before[at])) depths[at] = meanAround(before, at, width, height)
  }
  return { ...heights, values: depths.map((metres) => (Number.isNaN(metres) ? 0 : metres)) }
}

function meanAround(values, at, width, height) {
  const [row, column] = [Math.floor(at / width), at % width]
  let [sum, count] = [0, 0]
  for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y += 1) {
    for (let aside = -1; aside <= 1; aside += 1) {
      const value = values[y * width + ((column + aside + width) % width)]
      if (Number.isNaN(value)) continue
      sum += value
      count += 1
    }
  }
  return count > 0 ? sum / count : Number.NaN
}

/** Averages each value with its neighbours, once: the survey lines of a ship are not the shape of a sea. */
export function softened(grid) {
  const { width, height, values } = grid
  const soft = new Float32Array(values.length)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      let [sum, weights] = [0, 0]
      for (let up = -1; up <= 1; up += 1) {
        const y = Math.max(0, Math.min(height - 1, row + up))
        for (let aside = -1; aside <= 1; aside += 1) {
          const weight = (aside === 0 ? 2 : 1) * (up === 0 ? 2 : 1)
          sum += weight * values[y * width + ((column + aside + width) % width)]
          weights += weight
        }
      }
      soft[row * width + column] = sum / weights
    }
  }
  return { ...grid, values: soft }
}

/**
 * Reads a grid anywhere, smoothly: cubic between the sixteen values around.
 * @param {Grid} grid
 * @returns {(longitude: number, latitude: number) => number}
 */
export function sampler({ values, width, height, west, south, step }) {
  const row = [0, 0, 0, 0]
  return (longitude, latitude) => {
    const x = ((((longitude - west) % 360) + 360) % 360) / step
    const y = (latitude - south) / step
    const [column, line] = [Math.floor(x), Math.floor(y)]
    for (let up = 0; up < 4; up += 1) {
      const start = Math.max(0, Math.min(height - 1, line + up - 1)) * width
      row[up] = cubic(
        values[start + ((column + width - 1) % width)],
        values[start + (column % width)],
        values[start + ((column + 1) % width)],
        values[start + ((column + 2) % width)],
        x - column,
      )
    }
    return cubic(row[0], row[1], row[2], row[3], y - line)
  }
}

function cubic(before, from, to, after, share) {
  const bend = 2 * before - 5 * from + 4 * to - after + share * (3 * (from - to) + after - before)
  return from + 0.5 * share * (to - before + share * bend)
}
