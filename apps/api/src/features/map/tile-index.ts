import type { Dependencies } from '#ports/dependencies.ts'
import { type MapChanges, type MapState, readChanges, readPoints } from './map.repo.ts'
import { startTileThread, type TileThread } from './tile-thread.ts'

/** A thread with its points, brought up to date again and again: after a write, only what changed is read. */
export type TileIndex = {
  thread: TileThread
  /** Brings the points to what the database says now and builds their index anew. */
  renew: () => Promise<MapState>
}

/** `onCrash` hears when the thread ends without being asked to. */
export const openTileIndex = ({ db }: Pick<Dependencies, 'db'>, onCrash: () => void): TileIndex => {
  const thread = startTileThread(onCrash)
  const known = new Map<number, number>()
  let sum = 0
  let newest = 0

  const forget = (site: number) => {
    sum -= known.get(site) ?? 0
    known.delete(site)
  }
  const take = ({ points, revisions, gone }: MapChanges) => {
    for (const site of gone) forget(site)
    for (const { site, revision } of revisions) {
      forget(site)
      known.set(site, revision)
      sum += revision
      newest = Math.max(newest, revision)
    }
    thread.add(points, gone)
  }
  const fits = ({ revisions, total }: MapState) => sum === revisions && known.size === total

  const readWhole = async (): Promise<MapState> => {
    const before = [...known.keys()]
    known.clear()
    sum = 0
    thread.add([], before)
    return readPoints(db, take)
  }

  const readNews = async (): Promise<MapState | undefined> => {
    if (known.size === 0) return undefined
    const read = await readChanges(db, newest)
    if (!read) return undefined
    take(read.changes)
    return fits(read.state) ? read.state : undefined
  }

  return {
    thread,
    renew: async () => {
      const state = (await readNews()) ?? (await readWhole())
      await thread.build()
      return state
    },
  }
}
