import QuickLRU from 'quick-lru'
import type { StartingPart } from '#extension-points/readiness.ts'
import { sitesChanged } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { keepSnapshots } from '#shared/snapshots.ts'
import { type MapState, readState } from './map.repo.ts'
import { openTileIndex, type TileIndex } from './tile-index.ts'
import type { TileAddress } from './tile-worker.ts'

/** `asked`: how often, so that what many look at is known. */
type Kept = { at: TileAddress; tile: Buffer; asked: number }

type Snapshot = {
  version: string
  total: number
  index: TileIndex
  tiles: QuickLRU<string, Kept>
}

const maxTiles = 4_000
/** How many of the most requested tiles are made for a new snapshot before it takes over, and in how many milliseconds at most. */
const warming = { tiles: 300, atOnce: 60, max: 400 }
const nothing = Buffer.alloc(0)

const addressOf = ({ z, x, y }: TileAddress) => `${z}/${x}/${y}`

const versionOf = ({ revisions, total }: MapState) => `${revisions.toString(36)}-${total.toString(36)}`

export type FoundTile = { tile: Buffer; isCurrent: boolean }

export type MapService = StartingPart & {
  version: () => Promise<{ version: string; total: number }>
  /**
   * The tile of the newest snapshot, packed with Brotli and empty where there is nothing, and whether `version` is that
   * snapshot; at once where it is kept.
   */
  tile: (version: string, at: TileAddress) => Promise<FoundTile> | FoundTile
  close: () => Promise<void>
}

/**
 * The site tiles, snapshot after snapshot. Two threads take turns: while the one answers, the other builds the index of
 * the next snapshot.
 */
export const mapService = ({
  db,
  changes,
  log,
}: Pick<Dependencies, 'db' | 'changes' | 'log'>): MapService => {
  const indexes = new Set<TileIndex>()
  let last: Snapshot | undefined

  const stop = async (index: TileIndex) => {
    indexes.delete(index)
    await index.thread.stop()
  }

  /** One that does not answer for the snapshot in use. */
  const freeIndex = (): TileIndex => {
    for (const index of indexes) if (index !== last?.index && index.thread.isAlive()) return index
    const index = openTileIndex({ db }, () => {
      indexes.delete(index)
      snapshots.renew()
    })
    indexes.add(index)
    return index
  }

  /** Makes what people look at now, so that hardly anybody waits for a tile after a change. */
  const warm = async ({ tiles, index }: Snapshot) => {
    const until = performance.now() + warming.max
    const wanted = [...(last?.tiles.values() ?? [])].sort((one, other) => other.asked - one.asked)
    for (let from = 0; from < warming.tiles && performance.now() < until; from += warming.atOnce) {
      const some = wanted.slice(from, from + warming.atOnce)
      if (some.length === 0) return
      const made = await index.thread.tilesAhead(some.map(({ at }) => at))
      for (const [each, { at, asked }] of some.entries())
        tiles.set(addressOf(at), { at, tile: made[each] ?? nothing, asked: asked / 2 })
    }
  }

  const make = async (): Promise<Snapshot> => {
    const index = freeIndex()
    try {
      const state = await index.renew()
      const snapshot: Snapshot = {
        version: versionOf(state),
        total: state.total,
        index,
        tiles: new QuickLRU({ maxSize: maxTiles }),
      }
      await warm(snapshot)
      last = snapshot
      return snapshot
    } catch (error) {
      await stop(index)
      throw error
    }
  }

  const snapshots = keepSnapshots<Snapshot>(
    { changes, log },
    {
      name: 'The map',
      notYet: 'The map is still loading. Please try again in a few seconds.',
      topic: sitesChanged,
      make,
      isCurrent: async ({ index, version }) =>
        index.thread.isAlive() && version === versionOf(await readState(db)),
    },
  )

  const makeTile = async (version: string, at: TileAddress): Promise<FoundTile> => {
    const { tiles, index, version: newest } = await snapshots.current()
    const tile = (await index.thread.tile(at)) ?? nothing
    tiles.set(addressOf(at), { at, tile, asked: 1 })
    return { tile, isCurrent: version === newest }
  }

  return {
    version: async () => {
      const { version, total } = await snapshots.current()
      return { version, total }
    },
    tile: (version, at) => {
      const newest = snapshots.newest()
      const known = newest?.tiles.get(addressOf(at))
      if (!newest || !known) return makeTile(version, at)
      known.asked++
      return { tile: known.tile, isCurrent: version === newest.version }
    },
    isReady: () => snapshots.newest()?.index.thread.isAlive() ?? false,
    ready: snapshots.ready,
    close: async () => {
      await Promise.all([...indexes].map(stop))
      await snapshots.close()
      await Promise.all([...indexes].map(stop))
    },
  }
}
