import type { MapPoint } from '@soundings/clusters/tile-source'
import { type Channel, openChannel } from '#src/workers/channel.ts'
import { startThread } from '#src/workers/thread.ts'
import type { TileAddress, TileCalls } from './tile-worker.ts'

/** A cluster index in a thread of its own, so that building it holds nobody up. */
export type TileThread = {
  /** Tells points that came or moved, and sites that went; tiles show them from the next `build` on. */
  add: (points: MapPoint[], gone?: number[]) => void
  build: () => Promise<void>
  /** The tile, packed with Brotli, or null where there is nothing. */
  tile: (at: TileAddress) => Promise<Buffer | null>
  /** The same for many tiles that nobody waits for yet: packed less tightly, in far less time. */
  tilesAhead: (at: TileAddress[]) => Promise<(Buffer | null)[]>
  isAlive: () => boolean
  stop: () => Promise<void>
}

/** The thread starts with the first point: an empty map needs none. `onCrash` hears of an end that nobody asked for. */
export const startTileThread = (onCrash: () => void): TileThread => {
  let channel: Channel<TileCalls> | undefined
  let isStopped = false

  const start = () =>
    openChannel<TileCalls>(startThread(new URL('./tile-worker.ts', import.meta.url)), {
      name: 'thread that makes map tiles',
      onCrash,
    })

  const askFor = async (at: TileAddress[], isAhead: boolean): Promise<(Buffer | null)[]> => {
    const tiles = (await channel?.ask('tiles', at, isAhead)) ?? at.map(() => null)
    return tiles.map((tile) => tile && Buffer.from(tile.buffer, tile.byteOffset, tile.byteLength))
  }

  return {
    add: (points, gone = []) => {
      if (points.length > 0 && !isStopped) channel ??= start()
      channel?.post('points', points, gone)
    },
    build: async () => {
      await channel?.ask('build')
    },
    tile: async (at) => (await askFor([at], false))[0] ?? null,
    tilesAhead: (at) => askFor(at, true),
    isAlive: () => !isStopped && (channel?.isAlive() ?? true),
    stop: async () => {
      isStopped = true
      await channel?.stop()
    },
  }
}
