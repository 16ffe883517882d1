import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Channel, openChannel, WorkerEnded } from './channel.ts'
import { startChild } from './child.ts'
import type { EchoCalls } from './echo.build.ts'
import { startThread } from './thread.ts'

const file = new URL('./echo.build.ts', import.meta.url)
const starts = { thread: () => startThread(file), process: () => startChild(file) }

const opened: Channel<EchoCalls>[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ stop }) => stop()))
})

describe.each(Object.entries(starts))('a channel to a %s', (_, start) => {
  const open = (options: { patience?: number; onCrash?: () => void } = {}) => {
    const channel = openChannel<EchoCalls>(start(), { name: 'echo', ...options })
    opened.push(channel)
    return channel
  }

  it('answers each question by itself, after all that was told before', async () => {
    const channel = open()
    channel.post('keep', 7)
    const answers = [channel.ask('kept'), channel.ask('add', 1, 2), channel.ask('add', 3, 4)]
    expect(await Promise.all(answers)).toEqual([7, 3, 7])
    expect(await channel.ask('bytes', 3)).toEqual(new Uint8Array(3))
    expect(channel.isAlive()).toBe(true)
  })

  it('lets nobody wait for ever once the worker has crashed, and says once that it has', async () => {
    for (const end of ['crash', 'exit'] as const) {
      const onCrash = vi.fn()
      const channel = open({ onCrash })
      const hanging = channel.ask('hang')
      channel.post(end)
      await expect(hanging).rejects.toBeInstanceOf(WorkerEnded)
      await expect(channel.ask('add', 1, 2)).rejects.toThrow('The echo has ended')
      expect(channel.isAlive()).toBe(false)
      expect(onCrash).toHaveBeenCalledTimes(1)
    }
  })

  it('ends a worker that answers nothing for too long', async () => {
    const onCrash = vi.fn()
    const channel = open({ patience: 300, onCrash })
    await expect(channel.ask('hang')).rejects.toBeInstanceOf(WorkerEnded)
    expect(onCrash).toHaveBeenCalledTimes(1)
  })

  it('calls it no crash when it is stopped', async () => {
    const onCrash = vi.fn()
    const channel = open({ onCrash })
    await channel.ask('kept')
    const hanging = channel.ask('hang')
    const refused = expect(hanging).rejects.toBeInstanceOf(WorkerEnded)
    await channel.stop()
    expect(channel.isAlive()).toBe(false)
    await refused
    expect(onCrash).not.toHaveBeenCalled()
  })
})
