import { describe, expect, it } from 'vitest'
import { createLimiter } from './limiter.ts'

class TooMany extends Error {}
const tooMany = () => new TooMany()

describe('work that is limited', () => {
  it('is so much at a time; more waits in line, and more than that is refused', async () => {
    const limited = createLimiter({ concurrent: 2, maxWaiting: 1, tooMany })
    const gates = Array.from({ length: 3 }, () => Promise.withResolvers<void>())
    const begun: number[] = []
    const works = gates.map(({ promise }, at) =>
      limited(async () => {
        begun.push(at)
        await promise
        return at
      }),
    )
    expect(begun).toEqual([0, 1])
    await expect(limited(async () => 3)).rejects.toBeInstanceOf(TooMany)
    gates[1]?.resolve()
    await works[1]
    await expect.poll(() => begun).toEqual([0, 1, 2])
    for (const { resolve } of gates) resolve()
    expect(await Promise.all(works)).toEqual([0, 1, 2])
    expect(await limited(async () => 4)).toBe(4)
  })

  it('gives its place back when it fails', async () => {
    const limited = createLimiter({ concurrent: 1, maxWaiting: 0 })
    await expect(limited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await limited(async () => 'next')).toBe('next')
  })

  it('is done one at a time in the order of asking, also after a failure', async () => {
    const limited = createLimiter({ concurrent: 1 })
    const said: string[] = []
    const piece = (name: string) => async () => {
      said.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 5))
      said.push(`${name} ends`)
      if (name === 'one') throw new Error('no')
      return name
    }
    const [one, two] = await Promise.allSettled([limited(piece('one')), limited(piece('two'))])
    expect(one.status).toBe('rejected')
    expect(two).toEqual({ status: 'fulfilled', value: 'two' })
    expect(said).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  })

  it('all waits where nothing is said of the line, and has room again when some is done', async () => {
    const limited = createLimiter({ concurrent: 1 })
    const all = Array.from({ length: 200 }, (_, at) => limited(async () => at))
    expect(await Promise.all(all)).toHaveLength(200)
    const narrow = createLimiter({ concurrent: 1, maxWaiting: 19, tooMany })
    const some = Array.from({ length: 20 }, () => narrow(async () => 'done'))
    await expect(narrow(async () => 'late')).rejects.toBeInstanceOf(TooMany)
    await Promise.all(some)
    await expect(narrow(async () => 'again')).resolves.toBe('again')
  })
})
