import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Coordinates } from '@soundings/contract/common'
import { projectRoot } from '#config/project.ts'

/** A country or territory: its English name as sites have it, and its ISO 3166 code, if it has one. */
export type Land = { name: string; code: string | null }

const cut = 255

/** Where each box of the tree ends, so that its quarters are found without reading what lies before them. */
const endsOf = (tree: Uint8Array): Uint32Array => {
  const ends = new Uint32Array(tree.length)
  const walk = (at: number): number => {
    let end = at + 1
    if (tree[at] === cut) for (let quarter = 0; quarter < 4; quarter++) end = walk(end)
    ends[at] = end
    return end
  }
  walk(0)
  return ends
}

const open = () => {
  const read = (name: string) => readFileSync(join(projectRoot, 'apps/api/countries', name))
  const lands = JSON.parse(read('countries.json').toString('utf8')) as Land[]
  const tree = gunzipSync(read('countries.bin.gz'))
  return { lands, tree, ends: endsOf(tree) }
}

let opened: ReturnType<typeof open> | undefined
const opening = () => {
  opened ??= open()
  return opened
}

/**
 * The country that a place lies in, or whose coast is nearest by far within 50 km; undefined where that is not clear. How
 * the quadtree was made is told in `apps/api/countries`.
 */
export const countryAt = ([lng, lat]: Coordinates): Land | undefined => {
  const { lands, tree, ends } = opening()
  let [west, south, width, height, at] = [-180, -90, 360, 180, 0]
  while (tree[at] === cut) {
    width /= 2
    height /= 2
    const [isEast, isNorth] = [lng >= west + width, lat >= south + height]
    if (isEast) west += width
    if (isNorth) south += height
    at++
    for (let before = (isNorth ? 2 : 0) + (isEast ? 1 : 0); before > 0; before--) at = ends[at] ?? 0
  }
  return lands[tree[at] ?? cut]
}

/** Every country and territory that a place can lie in. */
export const allLands = (): readonly Land[] => opening().lands
