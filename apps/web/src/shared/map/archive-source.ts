import { EtagMismatch, FetchSource, type RangeResponse, type Source } from 'pmtiles'

/** So many pieces of an archive are kept: those of the tiles in sight, and the tables that lead to them. */
const maxKept = 100

/**
 * Reads a map archive piece by piece. Several tiles are cut from one piece where the map looks closer than the archive goes:
 * it is fetched once for all of them, since browsers fail some of several requests for the same bytes, and asked for once
 * more where it did not come.
 */
export const archiveSource = (url: string, network: Source = new FetchSource(url)): Source => {
  const pieces = new Map<string, Promise<RangeResponse>>()

  const fetched = async (offset: number, length: number, etag?: string): Promise<RangeResponse> => {
    const ask = () => network.getBytes(offset, length, undefined, etag)
    try {
      return await ask()
    } catch (error) {
      if (error instanceof EtagMismatch) throw error
      return ask()
    }
  }

  const keep = (key: string, piece: Promise<RangeResponse>) => {
    pieces.set(key, piece)
    piece.catch(() => pieces.delete(key))
    const [oldest] = pieces.keys()
    if (pieces.size > maxKept && oldest !== undefined) pieces.delete(oldest)
  }

  return {
    getKey: () => url,
    // Whoever does not wait any more stops nobody else who does.
    getBytes: async (offset, length, _signal, etag) => {
      const key = `${offset} ${length} ${etag ?? ''}`
      const piece = pieces.get(key) ?? fetched(offset, length, etag)
      pieces.delete(key)
      keep(key, piece)
      const { data, ...rest } = await piece
      // A copy, as what becomes of a tile may be handed over to another thread.
      return { ...rest, data: data.slice(0) }
    },
  }
}
