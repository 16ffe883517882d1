import type { Coordinates } from '@soundings/contract/common'

/** What a typed position means, or in words for a person why it means nothing. */
export type ReadPosition = { coordinates: Coordinates } | { problem: string }

/** Sites nearer to a pole than this latitude cannot be shown. */
const highestLatitude = 85

const unreadable: ReadPosition = {
  problem: 'This doesn’t look like a position. Try 27.8137, 33.9206 or 27° 48.822′ N, 33° 55.236′ E.',
}
const linkWithout: ReadPosition = {
  problem: 'This link contains no coordinates. Open the place on that map, then copy the page’s address.',
}

const problem = (words: string): ReadPosition => ({ problem: words })

/** To about ten centimetres: finer than anybody can anchor. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6 + 0

const isLatitude = (degrees: number) => Math.abs(degrees) <= 90

const placed = (lat: number, lng: number, isOrderKnown: boolean): ReadPosition => {
  if (!isLatitude(lat) && isLatitude(lng) && !isOrderKnown)
    return problem(
      `Latitude comes first, and ${lat} is too large for one. Are latitude and longitude swapped? Try ${lng}, ${lat}.`,
    )
  if (Math.abs(lat) > highestLatitude)
    return problem(`Latitude must be between -${highestLatitude} and ${highestLatitude}.`)
  if (Math.abs(lng) > 180) return problem('Longitude must be between -180 and 180.')
  return { coordinates: [rounded(lng), rounded(lat)] }
}

const number = '([-+]?\\d{1,3}(?:\\.\\d+)?)'
const pair = `${number}(?:,|%2C|\\+|%20)+${number}`

/** Where map links keep a place, the most telling first: a pin, a search, and last the middle of the view. */
const inLinks = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`[?&]mlat=${number}&mlon=${number}`, 'i'),
  new RegExp(`[?&](?:q|query|ll|sll|daddr|destination|center|cp)=(?:loc:)?${pair}`, 'i'),
  new RegExp(`/(?:place|search|dir)/${pair}`, 'i'),
  new RegExp(`@${pair}`),
  new RegExp(`#(?:map=)?[\\d.]+/${number}/${number}`, 'i'),
]

const readLink = (link: string): ReadPosition => {
  for (const pattern of inLinks) {
    const [found, lat, lng] = pattern.exec(link) ?? []
    if (found) return placed(Number(lat), Number(lng), true)
  }
  return linkWithout
}

/** The same signs, however a keyboard, a plotter or a page writes them; upper case. */
const plain = (typed: string) =>
  typed
    .replace(/[−–—]/g, '-')
    .replace(/[º˚]|&deg;/g, '°')
    .replace(/''|[″”“¨]/g, '"')
    .replace(/[′’‘ʹʼ`´]/g, "'")
    .replace(/[()[\]{}]/g, ' ')
    .toUpperCase()
    .replace(/\bNORTH\b/g, 'N')
    .replace(/\bSOUTH\b/g, 'S')
    .replace(/\bEAST\b/g, 'E')
    .replace(/\bWEST\b/g, 'W')
    .replace(/DEG(REES?)?/g, '°')
    .replace(/MIN(UTES?)?/g, "'")
    .replace(/SEC(ONDS?)?/g, '"')
    .trim()

const fourParts = /^([-+]?\d+),(\d+),\s*([-+]?\d+),(\d+)$/

/** Decimal commas become points; a comma that parts the two numbers stays. */
const withPoints = (text: string): string => {
  if (text.includes('.')) return text
  if (fourParts.test(text)) return text.replace(fourParts, '$1.$2 ; $3.$4')
  const partsOtherwise = /\d\s+[-+]?\d|[;/NSEW]|,\s|,[-+]/.test(text)
  return partsOtherwise ? text.replace(/(\d),(?=\d)/g, '$1.') : text
}

const latLabel = /\bLAT(ITUDE)?\b\s*[:=]?/
const lngLabel = /\b(LNG|LON|LONG|LONGITUDE)\b\s*[:=]?/

type Half = { numbers: string[]; sign: string; letter: string; marks: string }

const token = /\d+(?:\.\d*)?|\.\d+|[-+]|[NSEW]|[°'"]|[,;/]/g

/** Cuts the text where its second half begins: at its letter, its sign, its separator, or in the middle. */
const halvesOf = (text: string): [Half, Half] | null => {
  if (text.replace(token, '').trim() !== '') return null
  const tokens = text.match(token) ?? []
  const at = (test: RegExp) => tokens.flatMap((each, index) => (test.test(each) ? [index] : []))
  const [numbers, letters, breaks] = [at(/\d/), at(/^[NSEW]$/), at(/^[,;/]$/)]
  const middle = numbers[numbers.length / 2]
  const cut = (() => {
    if (letters.length === 2) return letters[0] === 0 ? letters[1] : (letters[0] ?? 0) + 1
    if (letters.length > 0) return undefined
    if (breaks.length === 1) return breaks[0]
    const second = middle === undefined ? undefined : middle - 1
    return second !== undefined && /[-+]/.test(tokens[second] ?? '') ? second : middle
  })()
  if (cut === undefined) return null
  const half = (part: string[]): Half => ({
    numbers: part.filter((each) => /\d/.test(each)),
    sign: part.filter((each) => /[-+]/.test(each)).join(''),
    letter: part.find((each) => /^[NSEW]$/.test(each)) ?? '',
    marks: part.filter((each) => /[°'"]/.test(each)).join(''),
  })
  return [half(tokens.slice(0, cut)), half(tokens.slice(cut))]
}

const marksInOrder = /^°?'?"?$/

/** Degrees, or degrees and minutes, or degrees, minutes and seconds, as decimal degrees; or what is wrong with them. */
const degreesOf = ({ numbers, sign, letter, marks }: Half): number | string | null => {
  const [degrees = Number.NaN, ...smaller] = numbers.map(Number)
  const isWhole = numbers.slice(0, -1).every((each) => !each.includes('.'))
  if (Number.isNaN(degrees) || smaller.length > 2 || sign.length > 1 || !isWhole) return null
  if (!marksInOrder.test(marks) || marks.length > numbers.length) return null
  if (letter !== '' && sign !== '') return 'Use a minus sign or a letter, not both.'
  if (smaller.some((part) => part >= 60)) return 'Minutes and seconds must be less than 60.'
  const [minutes = 0, seconds = 0] = smaller
  const value = degrees + minutes / 60 + seconds / 3600
  return sign === '-' || letter === 'S' || letter === 'W' ? -value : value
}

/**
 * Reads a position in any usual notation: decimal degrees with point or comma, signs or letters, degrees with minutes
 * and seconds, `geo:` addresses and links of map sites. Latitude comes first unless letters or labels say otherwise.
 * Null when nothing is typed.
 */
export const readPosition = (typed: string): ReadPosition | null => {
  const text = typed.trim()
  if (text === '') return null
  const [geo, geoLat, geoLng] = new RegExp(`^geo:${number},${number}`, 'i').exec(text) ?? []
  if (geo) return placed(Number(geoLat), Number(geoLng), true)
  if (/^(https?:\/\/|[a-z][\w-]*(\.[a-z][\w-]*)+\/)/i.test(text)) return readLink(text)

  const upper = plain(text)
  const [latAt, lngAt] = [upper.search(latLabel), upper.search(lngLabel)]
  const isLabelled = latAt >= 0 && lngAt >= 0
  const halves = halvesOf(withPoints(upper.replace(latLabel, ' ').replace(lngLabel, ' ')))
  if (!halves) return unreadable
  const [first, second] = halves.map(degreesOf)
  if (typeof first === 'string') return problem(first)
  if (typeof second === 'string') return problem(second)
  if (typeof first !== 'number' || typeof second !== 'number') return unreadable

  const letters = halves.map(({ letter }) => letter).join('')
  if (/^([NS]{2}|[EW]{2})$/.test(letters)) return problem('A position needs N or S, and E or W.')
  const isTurned = /^[EW]/.test(letters) || (letters === '' && isLabelled && lngAt < latAt)
  const isOrderKnown = letters !== '' || isLabelled
  return isTurned ? placed(second, first, isOrderKnown) : placed(first, second, isOrderKnown)
}

/** A position as decimal degrees, latitude first, to about a metre: `27.81370, 33.92060`. */
export const decimalPosition = ([lng, lat]: Coordinates): string => `${lat.toFixed(5)}, ${lng.toFixed(5)}`
