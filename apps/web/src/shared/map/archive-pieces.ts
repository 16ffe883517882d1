import type { Coordinates } from '@soundings/contract/common'
import { type Entry, FetchSource, findTile, type Header, PMTiles, zxyToTileId } from 'pmtiles'
import { takingHeader } from '#shared/lib/taken-along.ts'
import { type Tile, tilesAround } from './around.ts'

/** The archives of the chart that are read piece by piece, with the zooms that the map asks for; the others come whole. */
const archives = [
  { path: '/map/coast.pmtiles', to: 8 },
  { path: '/map/depth.pmtiles', to: 7 },
  { path: '/map/relief.pmtiles', to: 3 },
] as const

/** A part of an archive, in bytes. */
type Piece = { path: string; from: number; bytes: number }

const open = (path: string, headers?: Headers) =>
  new PMTiles(new FetchSource(new URL(path, window.location.origin).href, headers))

const find = async (archive: PMTiles, header: Header, { z, x, y }: Tile): Promise<Entry | null> => {
  const id = zxyToTileId(z, x, y)
  let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength]
  // So deep are directories at most, as the format says.
  for (let depth = 0; depth <= 3; depth += 1) {
    const entry = findTile(await archive.cache.getDirectory(archive.source, offset, length, header), id)
    if (!entry || entry.runLength > 0) return entry
    offset = header.leafDirectoryOffset + entry.offset
    length = entry.length
  }
  return null
}

/**
 * What the chart around some places is made of. With a cache named, the tables that lead to the pieces are taken along into
 * it on the way.
 */
export const piecesAround = async (
  places: readonly Coordinates[],
  signal: AbortSignal,
  into?: string,
): Promise<Piece[]> => {
  const pieces = new Map<string, Piece>()
  for (const { path, to } of archives) {
    const archive = open(path, into === undefined ? undefined : new Headers({ [takingHeader]: into }))
    const header = await archive.getHeader()
    for (const tile of tilesAround(places, { from: header.minZoom, to: Math.min(to, header.maxZoom) })) {
      signal.throwIfAborted()
      const entry = await find(archive, header, tile)
      if (!entry) continue
      const from = header.tileDataOffset + entry.offset
      pieces.set(`${path} ${from}`, { path, from, bytes: entry.length })
    }
  }
  return [...pieces.values()]
}

/** Takes one piece along; it throws where that fails. */
export const takePiece = async (
  { path, from, bytes }: Piece,
  into: string,
  signal: AbortSignal,
): Promise<void> => {
  const headers = { range: `bytes=${from}-${from + bytes - 1}`, [takingHeader]: into }
  const response = await fetch(path, { headers, signal })
  if (!response.ok) throw new Error('A piece of the map did not come')
  await response.arrayBuffer()
}
