import type { FileRow } from './file-rows.ts'
import { readRows } from './read-rows.ts'

/** The bytes of a text in pieces of `size`, as a stream would give them. */
export async function* piecesOf(text: string | Uint8Array, size = 65_536): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

export const rowsOf = async (text: string | Uint8Array, size?: number): Promise<FileRow[]> =>
  Array.fromAsync(readRows(piecesOf(text, size)))

export const csvHeader = 'siteName,description,location.coordinates.lat,location.coordinates.lng'

/** A GeoJSON feature of a point. */
export const buildFeature = (properties: object, coordinates: unknown[] = [34.54, 28.57], id?: unknown) => ({
  type: 'Feature',
  ...(id !== undefined && { id }),
  geometry: { type: 'Point', coordinates },
  properties,
})

export const buildCollection = (...features: unknown[]): string =>
  JSON.stringify({ type: 'FeatureCollection', features })
