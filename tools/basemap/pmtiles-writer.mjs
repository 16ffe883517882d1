import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { compression, encodeDirectory, encodeHeader, headerLength, maxRootLength } from './pmtiles-format.mjs'

/**
 * @typedef {{ id: number, data: Buffer }} Tile a tile's number on the Hilbert curve, and its bytes
 * @typedef {{ tileType: 'mvt' | 'webp', minZoom?: number, maxZoom: number, metadata: object }} Archive
 */

/**
 * Writes tiles as one PMTiles v3 archive: header, directories, metadata, then every distinct tile once.
 * @param {string} file
 * @param {Tile[]} tiles
 * @param {Archive} archive
 */
export async function writePmtiles(file, tiles, { tileType, minZoom = 0, maxZoom, metadata }) {
  const { entries, contents } = packTiles(tiles)
  const { root, leaves } = directoriesOf(entries)
  const metadataJson = gzipSync(JSON.stringify(metadata), { level: 9 })
  const tileData = Buffer.concat(contents)
  const header = encodeHeader({
    directoryLength: root.length,
    metadataLength: metadataJson.length,
    leafLength: leaves.length,
    tileDataLength: tileData.length,
    tileCount: tiles.length,
    entryCount: entries.length,
    contentCount: contents.length,
    tileCompression: tileType === 'mvt' ? compression.gzip : compression.none,
    tileType,
    minZoom,
    maxZoom,
  })
  await writeFile(file, Buffer.concat([header, root, metadataJson, leaves, tileData]))
}

/** Orders tiles along the curve; equal neighbours share an entry and equal contents are stored once. */
function packTiles(tiles) {
  const placeOf = new Map()
  const contents = []
  const entries = []
  let offset = 0
  for (const { id, data } of tiles.toSorted((a, b) => a.id - b.id)) {
    const key = data.toString('latin1')
    if (!placeOf.has(key)) {
      placeOf.set(key, { offset, length: data.length })
      contents.push(data)
      offset += data.length
    }
    const place = placeOf.get(key)
    const previous = entries.at(-1)
    const continuesPrevious = previous?.offset === place.offset && previous.id + previous.runLength === id
    if (continuesPrevious) previous.runLength += 1
    else entries.push({ id, runLength: 1, ...place })
  }
  return { entries, contents }
}

/** The first entries of an archive that a reader fetches at once; where they don't fit, they lead to leaves with the rest. */
function directoriesOf(entries) {
  const packed = (some) => gzipSync(encodeDirectory(some), { level: 9 })
  const all = packed(entries)
  if (headerLength + all.length <= maxRootLength) return { root: all, leaves: Buffer.alloc(0) }
  for (let size = 1024; ; size *= 2) {
    const leaves = []
    const roots = []
    let offset = 0
    for (let at = 0; at < entries.length; at += size) {
      const leaf = packed(entries.slice(at, at + size))
      roots.push({ id: entries[at].id, runLength: 0, offset, length: leaf.length })
      leaves.push(leaf)
      offset += leaf.length
    }
    const root = packed(roots)
    if (headerLength + root.length <= maxRootLength) return { root, leaves: Buffer.concat(leaves) }
  }
}
