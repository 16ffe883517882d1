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
