import { expect, it } from 'vitest'
import { pauses } from './pauses.ts'

it('lets others have their turn during long work, and does not during short work', async () => {
  let others = 0
  const turn = () => {
    others++
    timer = setImmediate(turn)
  }
  let timer = setImmediate(turn)
  const pause = pauses()
  for (let piece = 0; piece < 5; piece++) await pause()
  const afterShort = others
  const work = async (ms: number) => {
    for (const begun = performance.now(); performance.now() - begun < ms; );
    await pause()
  }
  await work(20)
  await work(20)
  clearImmediate(timer)
  expect(others - afterShort).toBeGreaterThanOrEqual(2)
})

it('lets several long works share one turn, so that others wait for a single piece', async () => {
  const pieces: string[] = []
  let isOver = false
  const look = async () => {
    while (!isOver) {
      await new Promise((resolve) => setImmediate(resolve))
      pieces.push('other')
    }
  }
  const work = async (name: string) => {
    const pause = pauses()
    for (let piece = 0; piece < 5; piece++) {
      for (const begun = performance.now(); performance.now() - begun < 5; );
      pieces.push(name)
      await pause()
    }
  }
  const looking = look()
  await Promise.all(['one', 'two', 'three'].map(work))
  isOver = true
  await looking
  // All begin together; from then on a turn of others stands between any two pieces.
  const later = pieces.slice(pieces.indexOf('other'))
  const together = later.filter((name, at) => name !== 'other' && later[at + 1] !== 'other')
  expect(later.filter((name) => name !== 'other')).toHaveLength(12)
  expect(together).toEqual([])
})
