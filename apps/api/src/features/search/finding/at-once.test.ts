import { describe, expect, it } from 'vitest'
import { Refusal } from '#src/refusal.ts'
import { atMost } from './at-once.ts'

describe('work that is done at once', () => {
  it('is so much at most; more waits in line, and more than that is refused', async () => {
    const inTurn = atMost(2, 1)
    const gates = Array.from({ length: 3 }, () => Promise.withResolvers<void>())
    const begun: number[] = []
    const works = gates.map(({ promise }, at) =>
      inTurn(async () => {
        begun.push(at)
        await promise
        return at
      }),
    )
    expect(begun).toEqual([0, 1])
    await expect(inTurn(async () => 3)).rejects.toBeInstanceOf(Refusal)
    gates[1]?.resolve()
    await works[1]
    await expect.poll(() => begun).toEqual([0, 1, 2])
    for (const { resolve } of gates) resolve()
    expect(await Promise.all(works)).toEqual([0, 1, 2])
    expect(await inTurn(async () => 4)).toBe(4)
  })

  it('gives its place back when it fails', async () => {
    const inTurn = atMost(1, 0)
    await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await inTurn(async () => 'next')).toBe('next')
  })
})
