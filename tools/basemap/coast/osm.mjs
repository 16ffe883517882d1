import { readFileSync } from 'node:fs'
import { joinRings } from '../rings.mjs'

const [open, close, comma, quote] = [...'[],"'].map((sign) => sign.charCodeAt(0))
const isDigit = (byte) => (byte >= 48 && byte <= 57) || byte === 45

/**
 * Reads the outer rings of all polygons of a GeoJSON file. The file is larger than what a parser would make of it is
 * affordable, so it is read sign by sign: arrays that hold numbers are positions, those around them rings, then polygons.
 * @param {string} file
 * @returns {import('../rings.mjs').Rings}
 */
export function readOuterRings(file) {
  const text = readFileSync(file)
  const rings = []
  let ring = []
  let isOuter = true
  /** How many arrays have just ended: a position is one, its ring two, its polygon three. */
  let ended = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === quote) at = text.indexOf(quote, at + 1)
    else if (text[at] === open) {
      ended = 0
      if (!isDigit(text[at + 1])) continue
      const end = text.indexOf(close, at)
      if (isOuter) {
        const middle = text.indexOf(comma, at)
        ring.push(Number(text.latin1Slice(at + 1, middle)), Number(text.latin1Slice(middle + 1, end)))
      }
      at = end - 1
    } else if (text[at] === close) {
      ended += 1
      if (ended === 2) {
        if (isOuter) rings.push(Float64Array.from(ring))
        ring = []
        isOuter = false
      }
      if (ended === 3) isOuter = true
    }
  }
  return joinRings(rings)
}
