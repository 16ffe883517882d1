import { describe, expect, it, vi } from 'vitest'
import { startScanThread } from './scan-thread.ts'

const one = Int8Array.of(1, 0)
const other = Int8Array.of(0, 1)
const poison = null as unknown as Int8Array

describe('the thread that looks through vectors', () => {
  it('answers each question with its own sites', async () => {
    const thread = startScanThread(() => undefined)
    thread.put(Int32Array.of(4, 5), Int8Array.of(...one, ...other), 2)
    const [first, second] = await Promise.all([thread.nearest(one, 1), thread.nearest(other, 1)])
    expect([[...first.mapIds], [...second.mapIds]]).toEqual([[4], [5]])
    await thread.stop()
  })

  it('lets nobody wait for ever once it has crashed, and says that it has', async () => {
    const onCrash = vi.fn()
    const thread = startScanThread(onCrash)
    thread.put(Int32Array.of(4), poison, 2)
    await expect(thread.nearest(one, 1)).rejects.toThrow()
    await expect(thread.nearest(one, 1)).rejects.toThrow()
    expect(thread.isAlive()).toBe(false)
    expect(onCrash).toHaveBeenCalledTimes(1)
  })

  it('calls it no crash when it is stopped', async () => {
    const onCrash = vi.fn()
    const thread = startScanThread(onCrash)
    await thread.nearest(one, 1)
    await thread.stop()
    await expect(thread.nearest(one, 1)).rejects.toThrow('ended')
    expect(onCrash).not.toHaveBeenCalled()
  })
})
