import { forum } from '@soundings/contract/forum'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { buildReplies, buildThread, threadId } from '#shared/testing/forums.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { readFirstScreen } from './first-screen.ts'
import { noteOnScreen } from './posts.queries.ts'

let network: ReturnType<typeof stubNetwork>
const read = (search: Parameters<typeof readFirstScreen>[2]) =>
  readFirstScreen(new QueryClient(), threadId, search)
const askedReplies = () => network.asked.filter((asked) => asked.includes('/replies'))

beforeEach(() => {
  noteOnScreen(threadId, 0)
  network = stubNetwork()
  network.answer(forum.thread, buildThread({ lastN: 90, replies: 90 }))
  network.answer(forum.replies, { items: buildReplies(1, 3), hasBefore: false, hasAfter: true, lastN: 90 })
})

test('a thread is read with the page of replies at which reading begins', async () => {
  await read({})
  await read({ at: 45 })
  await read({ at: 900 })
  expect(askedReplies().map((asked) => new URLSearchParams(asked.split('?')[1]).get('at'))).toEqual([
    '1',
    '31',
    '61',
  ])
})

test('where a post is asked for by its id, or the thread is part of another, replies wait for the page', async () => {
  await read({ post: '0198f1c6-0000-7000-8000-000000000001' })
  network.answer(forum.thread, buildThread({ mergedInto: '0198f1c6-0000-7000-8000-000000000002' }))
  await read({})
  expect(askedReplies()).toEqual([])
})
