// The sun’s path after Jean Meeus, Astronomical Algorithms (2nd edition, chapters 15 and 25), in the low-precision form that
// NOAA’s Global Monitoring Laboratory publishes (gml.noaa.gov/grad/solcalc/calcdetails.html): right to about a minute
// between 72° north and south.

const rad = Math.PI / 180
const dayMs = 86_400_000
/** The centre of the sun is so far below the horizon, in degrees, when its upper edge touches it: half its width and the air’s bending. */
const horizon = -0.833

/** The sun at a moment: its declination in degrees, and by how many minutes sundials are ahead of clocks. */
const sunAt = (moment: number) => {
  const julianDay = moment / dayMs + 2_440_587.5
  const century = (julianDay - 2_451_545) / 36_525
  const meanLongitude = (280.46646 + century * (36_000.76983 + century * 0.0003032)) % 360
  const anomaly = 357.52911 + century * (35_999.05029 - 0.0001537 * century)
  const eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century)
  const centre =
    Math.sin(anomaly * rad) * (1.914602 - century * (0.004817 + 0.000014 * century)) +
    Math.sin(2 * anomaly * rad) * (0.019993 - 0.000101 * century) +
    Math.sin(3 * anomaly * rad) * 0.000289
  const moonNode = 125.04 - 1934.136 * century
  const longitude = meanLongitude + centre - 0.00569 - 0.00478 * Math.sin(moonNode * rad)
  const meanTilt =
    23 + (26 + (21.448 - century * (46.815 + century * (0.00059 - century * 0.001813))) / 60) / 60
  const tilt = meanTilt + 0.00256 * Math.cos(moonNode * rad)
  const declination = Math.asin(Math.sin(tilt * rad) * Math.sin(longitude * rad)) / rad
  const y = Math.tan((tilt / 2) * rad) ** 2
  const [twice, once] = [2 * meanLongitude * rad, anomaly * rad]
  const equation =
    (4 / rad) *
    (y * Math.sin(twice) -
      2 * eccentricity * Math.sin(once) +
      4 * eccentricity * y * Math.sin(once) * Math.cos(twice) -
      0.5 * y * y * Math.sin(2 * twice) -
      1.25 * eccentricity * eccentricity * Math.sin(2 * once))
  return { declination, equation }
}

/** How many degrees the earth turns between sunrise and noon; null where the sun stays up, or down. */
const halfDay = (lat: number, declination: number): number | null => {
  const cosine =
    Math.cos((90 - horizon) * rad) / (Math.cos(lat * rad) * Math.cos(declination * rad)) -
    Math.tan(lat * rad) * Math.tan(declination * rad)
  return Math.abs(cosine) > 1 ? null : Math.acos(cosine) / rad
}

/**
 * When the sun rises and sets at a place on a day; null where it does not. `noon` is a moment near noon of that day at the
 * place, and [lng, lat] are degrees.
 */
export const sunTimes = (
  [lng, lat]: readonly [number, number],
  noon: Date,
): { sunrise: Date | null; sunset: Date | null } => {
  const midnight = Math.floor((noon.getTime() + (lng / 360) * dayMs) / dayMs) * dayMs - (lng / 360) * dayMs
  const at = (sign: -1 | 1): Date | null => {
    // The sun moves on during the day: reckoned once for noon, and again for about when it rises or sets.
    let moment = midnight + dayMs / 2
    for (let round = 0; round < 3; round += 1) {
      const { declination, equation } = sunAt(moment)
      const half = halfDay(lat, declination)
      if (half === null) return null
      moment = midnight + (720 - equation + sign * 4 * half) * 60_000
    }
    return new Date(Math.round(moment / 60_000) * 60_000)
  }
  return { sunrise: at(-1), sunset: at(1) }
}
