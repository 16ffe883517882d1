/**
 * The binary parts of a PMTiles v3 archive, with leaf directories where one would be too large.
 * Specification: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */

export const headerLength = 127
export const maxRootLength = 16384
export const compression = { none: 1, gzip: 2 }

const tileTypes = { mvt: 1, webp: 4 }
const mercatorEdge = 85.0511287

/**
 * Encodes directory entries column by column as the specification asks: ids, runs, lengths, offsets.
 * @param {{ id: number, runLength: number, length: number, offset: number }[]} entries
 */
export function encodeDirectory(entries) {
  const idSteps = entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0))
  const offsets = entries.map(({ offset }, index) => {
    const previous = entries[index - 1]
    const followsPrevious = previous && offset === previous.offset + previous.length
    return followsPrevious ? 0 : offset + 1
  })
  const runLengths = entries.map(({ runLength }) => runLength)
  const lengths = entries.map(({ length }) => length)
  return encodeVarints([entries.length, ...idSteps, ...runLengths, ...lengths, ...offsets])
}

/**
 * Encodes the fixed header of an archive laid out as header, directory, metadata, tiles.
 * @param {Record<string, number> & { tileType: 'mvt' | 'webp' }} archive
 */
export function encodeHeader(archive) {
  const metadataOffset = headerLength + archive.directoryLength
  const leafOffset = metadataOffset + archive.metadataLength
  const tileDataOffset = leafOffset + archive.leafLength
  const header = Buffer.alloc(headerLength)
  header.write('PMTiles')
  header.writeUInt8(3, 7)
  const layout = [
    [headerLength, archive.directoryLength],
    [metadataOffset, archive.metadataLength],
    [leafOffset, archive.leafLength],
    [tileDataOffset, archive.tileDataLength],
    [archive.tileCount, archive.entryCount, archive.contentCount],
  ]
  layout.flat().forEach((value, index) => {
    header.writeBigUInt64LE(BigInt(value), 8 + index * 8)
  })
  const clustered = 1
  header.set([clustered, compression.gzip, archive.tileCompression, tileTypes[archive.tileType]], 96)
  header.set([archive.minZoom, archive.maxZoom], 100)
  const bounds = [-180, -mercatorEdge, 180, mercatorEdge]
  bounds.forEach((bound, index) => {
    header.writeInt32LE(Math.round(bound * 1e7), 102 + index * 4)
  })
  return header // centre zoom, longitude and latitude stay 0
}

function encodeVarints(numbers) {
  const bytes = []
  for (const number of numbers) {
    let rest = number
    while (rest >= 128) {
      bytes.push((rest % 128) + 128)
      rest = Math.floor(rest / 128)
    }
    bytes.push(rest)
  }
  return Buffer.from(bytes)
}
