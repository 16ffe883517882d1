import { disputedBoxes, landOf, missingIslands } from './places/lands.mjs'

/** A place at sea belongs to the nearest coast, if that is not farther than this, in kilometres. */
const farOut = 50
/** And only if every other country is twice as far, and so much farther, in kilometres. */
const clearlyFarther = 2
const kmPerDegree = 111.195
/** What lies farther away than this decides nothing. */
const farthest = 2 * farOut + clearlyFarther + 10
/** Nothing is said of what is disputed: it counts as a country without a name. */
const nobody = 254
const cut = 255

/**
 * Which country a place belongs to, all over the earth, as a quadtree: the box of all longitudes and latitudes is cut into
 * quarters, south-west, south-east, north-west, north-east, until one answer holds for all of a quarter, or `depth` is
 * reached, where a square without one answer has none.
 *
 * A byte each: 255 for a box that is cut further, before its four quarters; 254 for no country; else the country's place
 * in the list.
 * @param {import('./land.mjs').Country[]} atlas
 * @param {{ depth: number }} options
 */
export function countryTree(atlas, { depth }) {
  const { countries, edges } = landsOf(atlas)
  const holders = holderTest(edges)
  const bytes = []

  const visit = (level, box, near, reach) => {
    const square = squareOf(box)
    const still = near.filter((edge) => isWithin(edge, square, reach))
    const decided = level < 4 ? undefined : decide(square, still, holders)
    const answer = isDisputed(box) ? (isWhollyDisputed(box) ? nobody : undefined) : decided?.answer
    if (answer !== undefined || level === depth) return void bytes.push(answer ?? nobody)
    const start = bytes.length
    bytes.push(cut)
    const [west, south, east, north] = box
    const [x, y] = [(west + east) / 2, (south + north) / 2]
    const enough = decided?.reach ?? reach
    visit(level + 1, [west, south, x, y], still, enough)
    visit(level + 1, [x, south, east, y], still, enough)
    visit(level + 1, [west, y, x, north], still, enough)
    visit(level + 1, [x, y, east, north], still, enough)
    joinQuarters(bytes, start)
  }

  visit(0, [-180, -90, 180, 90], edges, farthest)
  return { countries, bytes: Uint8Array.from(bytes) }
}

/** The lands by name, and every edge of their outlines as `[x, y, toX, toY, country]`, also where land runs past ±180. */
function landsOf(atlas) {
  const countries = []
  const placeOf = (land) => {
    if (!land) return nobody
    const known = countries.findIndex(({ name }) => name === land.name)
    return known >= 0 ? known : countries.push(land) - 1
  }
  const edges = []
  const add = (ring, country) => {
    for (let at = 1; at < ring.length; at += 1) {
      const [[x, y], [toX, toY]] = [ring[at - 1], ring[at]]
      for (const turn of [-360, 0, 360]) edges.push([x + turn, y, toX + turn, toY, country])
    }
  }
  for (const land of atlas)
    for (const polygon of land.polygons) {
      const country = placeOf(landOf(land, polygon))
      for (const ring of polygon) add(ring, country)
    }
  for (const [name, code, x, y] of missingIslands) {
    const [w, e, s, n] = [x - 0.01, x + 0.01, y - 0.01, y + 0.01]
    add(
      [
        [w, s],
        [w, n],
        [e, n],
        [e, s],
        [w, s],
      ],
      placeOf({ name, code }),
    )
  }
  if (countries.length > nobody) throw new Error('A byte holds no more countries')
  return { countries, edges }
}

/** The box with its middle, half its diagonal in kilometres, and how wide a degree of longitude is at its narrowest. */
function squareOf([west, south, east, north]) {
  const [x, y] = [(west + east) / 2, (south + north) / 2]
  const widest = Math.cos((Math.min(Math.abs(south), Math.abs(north), Math.abs(y)) * Math.PI) / 180)
  const half = Math.hypot(((east - west) / 2) * (south * north < 0 ? 1 : widest), (north - south) / 2)
  return { west, south, east, north, x, y, radius: half * kmPerDegree }
}

function isWithin([x, y, toX, toY], { west, south, east, north }, reach) {
  const up = reach / kmPerDegree
  if (Math.max(y, toY) < south - up || Math.min(y, toY) > north + up) return false
  const poleward = Math.min(89, Math.max(Math.abs(south), Math.abs(north)) + up)
  const aside = up / Math.cos((poleward * Math.PI) / 180)
  return Math.max(x, toX) >= west - aside && Math.min(x, toX) <= east + aside
}

/** The one answer for all of a square, if there is one; else how far away edges still matter for its quarters. */
function decide({ x, y, radius }, edges, holders) {
  const distances = new Map()
  const squeeze = Math.cos((y * Math.PI) / 180)
  for (const [fromX, fromY, toX, toY, country] of edges) {
    const [dx, dy] = [(toX - fromX) * squeeze, toY - fromY]
    const [px, py] = [(fromX - x) * squeeze, fromY - y]
    const along = Math.max(0, Math.min(1, -(px * dx + py * dy) / (dx * dx + dy * dy || 1)))
    const distance = Math.hypot(px + along * dx, py + along * dy)
    if (!(distance >= distances.get(country))) distances.set(country, distance)
  }
  const holder = holders(x, y)
  const nearest = [...distances]
    .map(([country, degrees]) => [country, country === holder ? 0 : degrees * kmPerDegree])
    .sort(([, one], [, other]) => one - other)
  if (nearest.length === 0) return { answer: holder ?? nobody }
  const inside = holder === undefined ? Number.POSITIVE_INFINITY : (distances.get(holder) ?? 9) * kmPerDegree
  const isOnLand = inside >= radius
  const others = nearest.filter(([country]) => country !== (holder ?? nearest[0][0]))
  const [country, first] = holder === undefined ? nearest[0] : [holder, 0]
  const second = others[0]?.[1] ?? farthest
  const most = holder !== undefined && isOnLand ? 0 : first + radius
  const least = holder !== undefined && isOnLand ? 0 : Math.max(0, first - radius)
  if (most <= farOut && second - radius >= Math.max(2 * most, most + clearlyFarther))
    return { answer: country }
  if (least > farOut || second + radius < Math.max(2 * least, least + clearlyFarther))
    return { answer: nobody }
  return {
    answer: undefined,
    reach: Math.min(farthest, 2 * (first + 2 * radius) + clearlyFarther + 2 * radius),
  }
}

/** Tells whose land a place lies on, by the edges that lie west of it; those of a latitude are found once. */
function holderTest(edges) {
  const bandHeight = 0.1
  const bands = new Map()
  for (const edge of edges) {
    const [low, high] = [Math.min(edge[1], edge[3]), Math.max(edge[1], edge[3])]
    for (let band = Math.floor(low / bandHeight); band <= Math.floor(high / bandHeight); band += 1) {
      const found = bands.get(band)
      if (found) found.push(edge)
      else bands.set(band, [edge])
    }
  }
  const rows = new Map()
  const rowAt = (latitude) => {
    const row = new Map()
    for (const [x, y, toX, toY, country] of bands.get(Math.floor(latitude / bandHeight)) ?? []) {
      if (y > latitude === toY > latitude) continue
      const crossing = x + ((latitude - y) / (toY - y)) * (toX - x)
      row.set(country, [...(row.get(country) ?? []), crossing])
    }
    return row
  }
  return (longitude, latitude) => {
    if (!rows.has(latitude)) rows.set(latitude, rowAt(latitude))
    for (const [country, crossings] of rows.get(latitude))
      if (crossings.filter((crossing) => crossing < longitude).length % 2 === 1) return country
    return undefined
  }
}

function isDisputed([west, south, east, north]) {
  return disputedBoxes.some(([w, s, e, n]) => west < e && east > w && south < n && north > s)
}

function isWhollyDisputed([west, south, east, north]) {
  return disputedBoxes.some(([w, s, e, n]) => west >= w && east <= e && south >= s && north <= n)
}

/** Four quarters with one answer are one box with that answer. */
function joinQuarters(bytes, start) {
  const answers = bytes.slice(start + 1)
  if (answers.length === 4 && answers.every((answer) => answer === answers[0] && answer !== cut))
    bytes.splice(start, 5, answers[0])
}
