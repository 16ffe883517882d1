import QuickLRU from 'quick-lru'
import { keepEditions } from '#src/edition.ts'
import type { World } from '#src/world.ts'
import { type MapState, readPoints, readState } from './map.repo.ts'
import { startTileThread, type TileThread } from './tile-thread.ts'

type Edition = { version: string; total: number; thread: TileThread; tiles: QuickLRU<string, Buffer> }

const mostTiles = 4_000
/** So long, in milliseconds, an old edition may still answer the tiles that are on their way. */
const farewell = 10_000
const nothing = Buffer.alloc(0)

const versionOf = ({ revisions, total }: MapState) => `${revisions.toString(36)}-${total.toString(36)}`

export type MapService = {
  version: () => Promise<{ version: string; total: number }>
  /** The tile of the newest edition, packed with Brotli and empty where there is nothing, and whether `version` is that edition. */
  tile: (version: string, z: number, x: number, y: number) => Promise<{ tile: Buffer; isCurrent: boolean }>
  isReady: () => boolean
  close: () => Promise<void>
}

/** The site tiles, edition after edition; each has its cluster index in a thread of its own. */
export const mapService = ({ db, changes, log }: Pick<World, 'db' | 'changes' | 'log'>): MapService => {
  const threads = new Set<TileThread>()

  const stop = async (thread: TileThread) => {
    threads.delete(thread)
    await thread.stop()
  }

  const make = async (): Promise<Edition> => {
    const thread = startTileThread(() => editions.renew())
    threads.add(thread)
    try {
      const state = await readPoints(db, thread.add)
      await thread.build()
      const tiles = new QuickLRU<string, Buffer>({ maxSize: mostTiles })
      return { version: versionOf(state), total: state.total, thread, tiles }
    } catch (error) {
      await stop(thread)
      throw error
    }
  }

  const editions = keepEditions<Edition>(
    { changes, log },
    {
      name: 'The map',
      topic: 'sites',
      make,
      isCurrent: async ({ thread, version }) =>
        thread.isAlive() && version === versionOf(await readState(db)),
      onReplaced: ({ thread }) => setTimeout(() => void stop(thread), farewell).unref(),
    },
  )

  return {
    version: async () => {
      const { version, total } = await editions.current()
      return { version, total }
    },
    tile: async (version, z, x, y) => {
      const { tiles, thread, version: newest } = await editions.current()
      const address = `${z}/${x}/${y}`
      const tile = tiles.get(address) ?? (await thread.tile(z, x, y)) ?? nothing
      tiles.set(address, tile)
      return { tile, isCurrent: version === newest }
    },
    isReady: () => editions.newest()?.thread.isAlive() ?? false,
    close: async () => {
      await Promise.all([...threads].map(stop))
      await editions.close()
      await Promise.all([...threads].map(stop))
    },
  }
}
