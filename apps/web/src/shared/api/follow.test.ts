import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { follow } from './follow.ts'
import { refresh } from './query.ts'

let queries: QueryClient
let asked: number
/** How the answers that are on their way are given. */
let answers: (() => void)[]
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  asked = 0
  answers = []
  queries = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } })
  const observer = new QueryObserver(queries, {
    queryKey: ['/api/moderator/pending-items', {}],
    queryFn: () =>
      new Promise<number>((resolve) => {
        const mine = ++asked
        answers.push(() => resolve(mine))
      }),
  })
  stop = observer.subscribe(() => {})
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const answer = async () => {
  answers.shift()?.()
  await pass(0)
}
const news = () => void follow(queries, '/api/moderator')

test('news that come one upon the other are followed by one question at a time, and none is lost', async () => {
  await answer()
  for (let count = 0; count < 20; count++) news()
  await pass(5_000)
  expect(asked).toBe(2)
  await answer()
  await pass(1_000)
  expect(asked).toBe(3)
  await answer()
  await pass(5_000)
  expect(asked).toBe(3)
})

test('an answer that was asked for before the news is not thrown away, and asked for again', async () => {
  news()
  await pass(2_000)
  expect(asked).toBe(1)
  await answer()
  await pass(1_000)
  expect(asked).toBe(2)
})

test('after a write it is asked at once, and once more when the server has settled', async () => {
  await answer()
  void refresh(queries, ['/api/moderator'])
  await answer()
  expect(asked).toBe(2)
  await pass(1_000)
  void refresh(queries, ['/api/moderator'])
  await pass(0)
  await answer()
  await pass(1_500)
  expect(asked).toBe(3)
  await pass(600)
  expect(asked).toBe(4)
})
