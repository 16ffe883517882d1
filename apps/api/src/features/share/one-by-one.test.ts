import { expect, test } from 'vitest'
import { oneByOne } from './one-by-one.ts'

test('work is done one at a time in the order of asking, also after a failure', async () => {
  const inTurn = oneByOne()
  const said: string[] = []
  const piece = (name: string) => async () => {
    said.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, 5))
    said.push(`${name} ends`)
    if (name === 'one') throw new Error('no')
    return name
  }
  const [one, two] = await Promise.allSettled([inTurn(piece('one')), inTurn(piece('two'))])
  expect(one.status).toBe('rejected')
  expect(two).toEqual({ status: 'fulfilled', value: 'two' })
  expect(said).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})

test('too many are refused with 503, and there is room again when some are done', async () => {
  const inTurn = oneByOne()
  const all = Array.from({ length: 20 }, () => inTurn(async () => 'done'))
  await expect(inTurn(async () => 'late')).rejects.toMatchObject({ status: 503 })
  await Promise.all(all)
  await expect(inTurn(async () => 'again')).resolves.toBe('again')
})
