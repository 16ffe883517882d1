import QuickLRU from 'quick-lru'
import type { World } from '#src/world.ts'
import { readPoints, readRevision } from './map.repo.ts'
import { startTileThread, type TileThread } from './tile-thread.ts'

type State = { revision: number; total: number }
type Edition = { version: string; total: number; thread: TileThread; tiles: QuickLRU<string, Buffer> }

const mostTiles = 4_000
/** Many writes in a row make one rebuild. */
const settle = 250
const retryAfter = 5_000
const nothing = Buffer.alloc(0)

const versionOf = ({ revision, total }: State) => `${revision.toString(36)}-${total.toString(36)}`

export type MapService = {
  version: () => Promise<{ version: string; total: number }>
  /** The gzipped tile of the newest edition, empty where there is nothing, and whether `version` is that edition. */
  tile: (version: string, z: number, x: number, y: number) => Promise<{ tile: Buffer; isCurrent: boolean }>
  isReady: () => boolean
  close: () => Promise<void>
}

/**
 * Keeps an edition of the site tiles in memory and makes the next one beside it whenever sites change;
 * the old one answers until the new one is ready.
 */
export const mapService = ({ db, changes, log }: Pick<World, 'db' | 'changes' | 'log'>): MapService => {
  let edition: Edition | undefined
  const first = Promise.withResolvers<Edition>()
  let timer: NodeJS.Timeout | undefined
  let isBuilding = false
  let isStale = false
  let isClosed = false

  const make = async (): Promise<Edition> => {
    const thread = startTileThread()
    try {
      const state = await readPoints(db, thread.add)
      await thread.build()
      return {
        version: versionOf(state),
        total: state.total,
        thread,
        tiles: new QuickLRU({ maxSize: mostTiles }),
      }
    } catch (error) {
      await thread.stop()
      throw error
    }
  }

  const replace = (next: Edition) => {
    const old = edition
    edition = next
    first.resolve(next)
    // Tiles of the old edition that are on their way get the time to arrive.
    if (old) setTimeout(() => void old.thread.stop(), 10_000).unref()
  }

  const rebuild = async () => {
    isBuilding = true
    isStale = false
    try {
      const isNew = !edition || versionOf(await readRevision(db)) !== edition.version
      if (isNew) {
        const next = await make()
        if (isClosed) await next.thread.stop()
        else replace(next)
      }
    } catch (error) {
      log.error({ err: error }, 'the map tiles could not be rebuilt')
      if (!isClosed) schedule(retryAfter)
    } finally {
      isBuilding = false
      if (isStale && !isClosed) schedule(settle)
    }
  }

  const schedule = (after: number) => {
    if (isBuilding && after === settle) {
      isStale = true
      return
    }
    timer ??= setTimeout(() => {
      timer = undefined
      void rebuild()
    }, after)
  }

  changes.on('sites', () => schedule(settle))
  void rebuild()

  const current = () => edition ?? first.promise

  return {
    version: async () => {
      const { version, total } = await current()
      return { version, total }
    },
    tile: async (version, z, x, y) => {
      const { tiles, thread, version: newest } = await current()
      const address = `${z}/${x}/${y}`
      const tile = tiles.get(address) ?? (await thread.tile(z, x, y)) ?? nothing
      tiles.set(address, tile)
      return { tile, isCurrent: version === newest }
    },
    isReady: () => edition !== undefined,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await edition?.thread.stop()
    },
  }
}
