/**
 * world-atlas joins what Natural Earth cuts at the antimeridian, so Russia's outline jumps from +180 to
 * -180 in the middle of a ring. Tile cutters would draw that jump as a streak around the world. The
 * functions here let longitudes run on past 180 instead; geojson-vt then wraps the excess to the other side.
 *
 * @typedef {[longitude: number, latitude: number]} Position
 * @typedef {Position[]} Line
 */

/**
 * Removes the jumps from a line, letting its longitudes run beyond +-180.
 * @param {Line} line
 * @returns {Line}
 */
export function unwrapLine(line) {
  let turns = 0
  return line.map(([longitude, latitude], index) => {
    const step = index === 0 ? 0 : longitude - line[index - 1][0]
    if (step > 180) turns -= 1
    if (step < -180) turns += 1
    return [longitude + turns * 360, latitude]
  })
}

/**
 * Removes the jumps from a polygon and keeps its holes inside the outer ring.
 * @param {Line[]} polygon the outer ring, then the holes
 * @returns {Line[]}
 */
export function unwrapPolygon([outer, ...holes]) {
  const outerRing = unwrapRing(outer)
  const centre = meanLongitude(outerRing)
  return [outerRing, ...holes.map((hole) => shiftNear(unwrapRing(hole), centre))]
}

function unwrapRing(ring) {
  const line = unwrapLine(ring)
  const [firstLongitude, firstLatitude] = line[0]
  const [lastLongitude] = line.at(-1)
  const circlesThePole = Math.abs(lastLongitude - firstLongitude) > 300
  if (!circlesThePole) return line
  const pole = firstLatitude < 0 ? -90 : 90
  return [...line, [lastLongitude, pole], [firstLongitude, pole], line[0]]
}

function shiftNear(ring, longitude) {
  const turns = Math.round((longitude - meanLongitude(ring)) / 360)
  return ring.map(([x, y]) => [x + turns * 360, y])
}

function meanLongitude(ring) {
  return ring.reduce((sum, [longitude]) => sum + longitude, 0) / ring.length
}
