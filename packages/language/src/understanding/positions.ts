import type { Coordinates } from '@soundings/contract/common'
import { readPosition } from '@soundings/rules/coordinates'
import type { Known, KnownPlace } from './known.ts'

// A position in a question is a place like any other: "sites within 20 km of 27.8, 33.9".

const letter = '[NSEW]'
const degrees = String.raw`[-+−]?\d{1,3}(?:\.\d+)?\s*°?`
const minutes = String.raw`(?:\s*\d{1,2}(?:\.\d+)?\s*['′’]?)?`
const seconds = String.raw`(?:\s*\d{1,2}(?:\.\d+)?\s*(?:["″”]|''))?`
const half = String.raw`(?:${letter}\s*)?${degrees}${minutes}${seconds}(?:\s*${letter}\b)?`
const labelled = (label: string) => String.raw`(?:${label})?\s*[:=]?\s*`
const pair = new RegExp(
  String.raw`(?<![\w.])(?:geo:)?${labelled('latitude|lat')}(${half})\s*[,;/ ]\s*${labelled('longitude|long|lng|lon')}(${half})(?![\w°'"]|\.\d)`,
  'gi',
)

const hasLetter = /[NSEW]/i
const isDecimal = /^[-+−]?\d{1,3}\.\d+°?$/
const unit = /^\s*(m|metres?|meters?|ft|feet|km|miles?|min|minutes?|degrees?|c|f|dives?|%)\b/i

/** Two numbers are a position where letters, a label or decimals in both say so; "10.5, 12 m" is none. */
const isPosition = (found: string, first: string, second: string, rest: string): boolean => {
  if (/geo:|lat/i.test(found)) return true
  if (hasLetter.test(first) && hasLetter.test(second)) return true
  return isDecimal.test(first.trim()) && isDecimal.test(second.trim()) && !unit.test(rest)
}

/** A word that no question and no place has. */
const placeholder = 'thisposition'
const fine = 1_000

const nameOf = ([lng, lat]: Coordinates): string =>
  [lat, lng].map((value) => Math.round(value * fine) / fine).join(', ')

const placeAt = (coordinates: Coordinates): KnownPlace => ({
  kind: 'city',
  name: nameOf(coordinates),
  country: null,
  coordinates,
  isLocated: true,
  bounds: [coordinates[0], coordinates[1], coordinates[0], coordinates[1]],
  count: 0,
  closeness: 1,
})

/** The question with a word instead of the first position that it names, and what there is to find with that place. */
export const withPosition = (question: string, known: Known): { question: string; known: Known } => {
  for (const { 0: found, 1: first = '', 2: second = '', index } of question.matchAll(pair)) {
    const end = index + found.length
    if (!isPosition(found, first, second, question.slice(end))) continue
    const position = readPosition(found)
    if (!position || !('coordinates' in position)) continue
    const place = placeAt(position.coordinates)
    return {
      question: `${question.slice(0, index)} ${placeholder} ${question.slice(end)}`,
      known: {
        ...known,
        places: (phrase, spelling) => (phrase === placeholder ? [place] : known.places(phrase, spelling)),
      },
    }
  }
  return { question, known }
}
