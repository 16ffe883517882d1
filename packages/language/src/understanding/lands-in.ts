import { land, type Water } from './water.ts'

const row = /^(.+?)(?: \((.+)\))?((?:;? -?[\d.]+ -?[\d.]+ -?[\d.]+ -?[\d.]+)+)$/
const heading = /^(.+):$/

const keyOf = (label: string): string =>
  label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')

const boxOf = (sides: string): Water['boxes'][number] => {
  const [west = 0, south = 0, east = 0, north = 0] = sides.trim().split(' ').map(Number)
  return [west, south, east, north]
}

const landOf = (line: string, country: string | null): Water => {
  const [, label = '', also = '', boxes = ''] = row.exec(line) ?? []
  if (label === '') throw new Error(`This is no place with its box: ${line}`)
  return { ...land(keyOf(label), label, also, ...boxes.split(';').map(boxOf)), country }
}

/**
 * Reads a table of places: a line each, with other names in brackets, then west, south, east and north in degrees; of several
 * boxes, with a semicolon between. Below a line such as `Brazil:` only what lies in that country belongs to them; `All:`
 * ends that.
 */
export const landsIn = (table: string): Water[] => {
  let country: string | null = null
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const name = heading.exec(line)?.[1]
      if (name === undefined) return [landOf(line, country)]
      country = name === 'All' ? null : name
      return []
    })
}
