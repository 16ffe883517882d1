import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { compression, encodeDirectory, encodeHeader, headerLength, maxRootLength } from './pmtiles-format.mjs'

/**
 * @typedef {{ id: number, data: Buffer }} Tile a tile's number on the Hilbert curve, and its bytes
 * @typedef {{ tileType: 'mvt' | 'webp', maxZoom: number, metadata: object }} Archive
 */

/**
 * Writes tiles as one PMTiles v3 archive: header, directory, metadata, then every distinct tile once.
 * @param {string} file
 * @param {Tile[]} tiles
 * @param {Archive} archive
 */
export async function writePmtiles(file, tiles, { tileType, maxZoom, metadata }) {
  const { entries, contents } = packTiles(tiles)
  const directory = gzipSync(encodeDirectory(entries), { level: 9 })
  if (headerLength + directory.length > maxRootLength) {
    throw new Error(`${file}: ${entries.length} entries don’t fit in the root directory`)
  }
  const metadataJson = gzipSync(JSON.stringify(metadata), { level: 9 })
  const tileData = Buffer.concat(contents)
  const header = encodeHeader({
    directoryLength: directory.length,
    metadataLength: metadataJson.length,
    tileDataLength: tileData.length,
    tileCount: tiles.length,
    entryCount: entries.length,
    contentCount: contents.length,
    tileCompression: tileType === 'mvt' ? compression.gzip : compression.none,
    tileType,
    maxZoom,
  })
  await writeFile(file, Buffer.concat([header, directory, metadataJson, tileData]))
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
