import QuickLRU from 'quick-lru'
import { keepEditions } from '#src/edition.ts'
import type { World } from '#src/world.ts'
import { type MapState, readState } from './map.repo.ts'
import { openShelf, type Shelf } from './shelf.ts'
import type { TileAddress } from './tile-worker.ts'

/** `asked`: how often, so that what many look at is known. */
type Kept = { at: TileAddress; tile: Buffer; asked: number }

type Edition = {
  version: string
  total: number
  shelf: Shelf
  tiles: QuickLRU<string, Kept>
}

const mostTiles = 4_000
/** So many tiles that were asked for most are made for a new edition before it takes over, in at most so many milliseconds. */
const warming = { tiles: 300, atOnce: 60, most: 400 }
const nothing = Buffer.alloc(0)

const addressOf = ({ z, x, y }: TileAddress) => `${z}/${x}/${y}`

const versionOf = ({ revisions, total }: MapState) => `${revisions.toString(36)}-${total.toString(36)}`

export type MapService = {
  version: () => Promise<{ version: string; total: number }>
  /** The tile of the newest edition, packed with Brotli and empty where there is nothing, and whether `version` is that edition. */
  tile: (version: string, z: number, x: number, y: number) => Promise<{ tile: Buffer; isCurrent: boolean }>
  isReady: () => boolean
  close: () => Promise<void>
}

/**
 * The site tiles, edition after edition. Two threads take turns: while the one answers, the other builds the index of
 * the next edition.
 */
export const mapService = ({ db, changes, log }: Pick<World, 'db' | 'changes' | 'log'>): MapService => {
  const shelves = new Set<Shelf>()
  let last: Edition | undefined

  const stop = async (shelf: Shelf) => {
    shelves.delete(shelf)
    await shelf.thread.stop()
  }

  /** One that does not answer for the edition in use. */
  const freeShelf = (): Shelf => {
    for (const shelf of shelves) if (shelf !== last?.shelf && shelf.thread.isAlive()) return shelf
    const shelf = openShelf({ db }, () => {
      shelves.delete(shelf)
      editions.renew()
    })
    shelves.add(shelf)
    return shelf
  }

  /** Makes what people look at now, so that hardly anybody waits for a tile after a change. */
  const warm = async ({ tiles, shelf }: Edition) => {
    const until = performance.now() + warming.most
    const wanted = [...(last?.tiles.values() ?? [])].sort((one, other) => other.asked - one.asked)
    for (let from = 0; from < warming.tiles && performance.now() < until; from += warming.atOnce) {
      const some = wanted.slice(from, from + warming.atOnce)
      if (some.length === 0) return
      const made = await shelf.thread.tilesAhead(some.map(({ at }) => at))
      for (const [each, { at, asked }] of some.entries())
        tiles.set(addressOf(at), { at, tile: made[each] ?? nothing, asked: asked / 2 })
    }
  }

  const make = async (): Promise<Edition> => {
    const shelf = freeShelf()
    try {
      const state = await shelf.renew()
      const edition: Edition = {
        version: versionOf(state),
        total: state.total,
        shelf,
        tiles: new QuickLRU({ maxSize: mostTiles }),
      }
      await warm(edition)
      last = edition
      return edition
    } catch (error) {
      await stop(shelf)
      throw error
    }
  }

  const editions = keepEditions<Edition>(
    { changes, log },
    {
      name: 'The map',
      topic: 'sites',
      make,
      isCurrent: async ({ shelf, version }) =>
        shelf.thread.isAlive() && version === versionOf(await readState(db)),
    },
  )

  return {
    version: async () => {
      const { version, total } = await editions.current()
      return { version, total }
    },
    tile: async (version, z, x, y) => {
      const { tiles, shelf, version: newest } = await editions.current()
      const at = { z, x, y }
      const address = addressOf(at)
      const isCurrent = version === newest
      const known = tiles.get(address)
      if (known) {
        known.asked++
        return { tile: known.tile, isCurrent }
      }
      const tile = (await shelf.thread.tile(at)) ?? nothing
      tiles.set(address, { at, tile, asked: 1 })
      return { tile, isCurrent }
    },
    isReady: () => editions.newest()?.shelf.thread.isAlive() ?? false,
    close: async () => {
      await Promise.all([...shelves].map(stop))
      await editions.close()
      await Promise.all([...shelves].map(stop))
    },
  }
}
