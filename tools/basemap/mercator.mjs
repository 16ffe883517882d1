const degrees = 180 / Math.PI

/**
 * Projects a longitude and latitude to Web Mercator, where the world is the unit square, north up.
 * @param {[longitude: number, latitude: number]} position
 * @returns {[x: number, y: number]}
 */
export function toMercator([longitude, latitude]) {
  const y = 0.5 - Math.asinh(Math.tan(latitude / degrees)) / (2 * Math.PI)
  return [longitude / 360 + 0.5, y]
}

/**
 * Turns a point of the Web Mercator unit square back into longitude and latitude.
 * @param {[x: number, y: number]} point
 * @returns {[longitude: number, latitude: number]}
 */
export function fromMercator([x, y]) {
  return [(x - 0.5) * 360, Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * degrees]
}
