import { brotliDecompressSync } from 'node:zlib'
import type { MapPoint } from '@soundings/clusters/tile-source'
import { describe, expect, it, vi } from 'vitest'
import { startTileThread } from './tile-thread.ts'

const point: MapPoint = { site: 1, name: 'Reef', lng: 0, lat: 0, depth: 12 }
const poison = [null] as unknown as MapPoint[]

describe('the thread that makes tiles', () => {
  it('answers what it was asked, each to its own question', async () => {
    const thread = startTileThread(() => undefined)
    thread.add([point])
    await thread.build()
    const [here, nowhere, again] = await Promise.all([
      thread.tile({ z: 0, x: 0, y: 0 }),
      thread.tile({ z: 5, x: 0, y: 0 }),
      thread.tile({ z: 0, x: 0, y: 0 }),
    ])
    expect(brotliDecompressSync(here ?? Buffer.alloc(0)).length).toBeGreaterThan(20)
    expect(again).toEqual(here)
    expect(nowhere).toBeNull()
    await thread.stop()
  })

  it('has nothing to show of an empty map, until the first point comes', async () => {
    const thread = startTileThread(() => undefined)
    const deps = { z: 0, x: 0, y: 0 }
    thread.add([])
    await thread.build()
    expect(await thread.tile(deps)).toBeNull()
    expect(await thread.tilesAhead([deps, deps])).toEqual([null, null])
    thread.add([point])
    await thread.build()
    expect(await thread.tile(deps)).not.toBeNull()
    await thread.stop()
  })

  it('is brought up to date: points come, move and go', async () => {
    const thread = startTileThread(() => undefined)
    const look = async () => {
      await thread.build()
      const [tile, nothing] = await thread.tilesAhead([
        { z: 1, x: 1, y: 0 },
        { z: 5, x: 0, y: 31 },
      ])
      expect(nothing).toBeNull()
      return tile && brotliDecompressSync(tile).length
    }
    thread.add([{ ...point, lng: 10, lat: 10 }])
    expect(await look()).toBeGreaterThan(20)
    thread.add([{ ...point, lng: -90, lat: 40 }])
    expect(await look()).toBeNull()
    thread.add([{ ...point, lng: 60, lat: 40 }], [])
    expect(await look()).toBeGreaterThan(20)
    thread.add([], [point.site])
    expect(await look()).toBeNull()
    await thread.stop()
  })

  it('lets nobody wait for ever once it has crashed, and says that it has', async () => {
    const onCrash = vi.fn()
    const thread = startTileThread(onCrash)
    thread.add(poison)
    await expect(thread.build()).rejects.toThrow()
    await expect(thread.tile({ z: 0, x: 0, y: 0 })).rejects.toThrow()
    expect(thread.isAlive()).toBe(false)
    expect(onCrash).toHaveBeenCalledTimes(1)
  })

  it('lets nobody wait for ever once it was stopped, and calls that no crash', async () => {
    const onCrash = vi.fn()
    const thread = startTileThread(onCrash)
    thread.add([point])
    await thread.build()
    const asked = thread.tile({ z: 0, x: 0, y: 0 })
    asked.catch(() => undefined)
    await thread.stop()
    await asked.catch((error: Error) => expect(error.message).toContain('ended'))
    await expect(thread.tile({ z: 0, x: 0, y: 0 })).rejects.toThrow('ended')
    expect(onCrash).not.toHaveBeenCalled()
  })
})
