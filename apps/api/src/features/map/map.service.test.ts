import pino from 'pino'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Dependencies } from '#ports/dependencies.ts'
import { mapService } from './map.service.ts'

const refuse = () => {
  throw new Error('the database is away')
}
const broken = { select: refuse, transaction: refuse } as unknown as Dependencies['db']
const changes = { on: () => undefined, isListening: () => true }
const log = pino({ level: 'silent' })

/** Lets the threads of the machine move on. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

afterEach(() => vi.useRealTimers())

describe('a map that cannot be built', () => {
  it('is not ready, and lets nobody wait for ever', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const service = mapService({ db: broken, changes, log })
    const refused = expect(service.version()).rejects.toThrow('still loading')
    const tile = expect(service.tile('1-1', { z: 0, x: 0, y: 0 })).rejects.toThrow('still loading')
    await vi.advanceTimersByTimeAsync(11_000)
    await Promise.all([refused, tile])
    expect(service.isReady()).toBe(false)
    await service.close()
  })

  it('is tried again, but no more once it is closed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const transaction = vi.fn(refuse)
    const service = mapService({ db: { transaction } as unknown as Dependencies['db'], changes, log })
    for (const attempt of [1, 2, 3]) {
      while (transaction.mock.calls.length < attempt || vi.getTimerCount() === 0) await turn()
      await vi.advanceTimersByTimeAsync(5_000)
    }
    const waiting = expect(service.version()).rejects.toThrow('stopping')
    await service.close()
    await waiting
    const tried = transaction.mock.calls.length
    expect(tried).toBeGreaterThanOrEqual(3)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(transaction.mock.calls.length).toBe(tried)
  })
})
