/** Bands of a tenth of a degree, from the south pole on. */
const perDegree = 10
const bandOf = (lat: number) => Math.min(180 * perDegree - 1, Math.max(0, Math.floor((lat + 90) * perDegree)))

/** Calls `see` with every position whose latitude may lie between two, in degrees, and with few others. */
export type LatitudeBands = (south: number, north: number, see: (at: number) => void) => void

/** Lists the positions band by band, so that what is around a place is found without a look at all others. */
export const latitudeBands = (lat: Float64Array): LatitudeBands => {
  const starts = new Uint32Array(180 * perDegree + 1)
  for (let at = 0; at < lat.length; at++) {
    const next = bandOf(lat[at] as number) + 1
    starts[next] = (starts[next] as number) + 1
  }
  for (let band = 1; band < starts.length; band++)
    starts[band] = (starts[band] as number) + (starts[band - 1] as number)
  const free = starts.slice()
  const positions = new Uint32Array(lat.length)
  for (let at = 0; at < lat.length; at++) {
    const band = bandOf(lat[at] as number)
    positions[free[band] as number] = at
    free[band] = (free[band] as number) + 1
  }
  return (south, north, see) => {
    const end = starts[bandOf(north) + 1] as number
    for (let each = starts[bandOf(south)] as number; each < end; each++) see(positions[each] as number)
  }
}
