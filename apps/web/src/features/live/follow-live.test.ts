import { live } from '@soundings/contract/live'
import { notifications } from '@soundings/contract/notifications'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useConnection } from '#shared/lib/connection.ts'
import { fakeLocks } from '#shared/testing/fake-locks.ts'
import { FakeStream } from '#shared/testing/fake-stream.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { followLive } from './follow-live.ts'
import { createPageTopics, type StreamWord } from './page-topics.ts'

type Asked = { stream: string; n: number; topics: { topic: string; age: number }[] }

const stops: (() => void)[] = []
let network: ReturnType<typeof stubNetwork>
/** What the server was asked to follow, one call after the other. */
let asked: Asked[]
let ids: number

/** One more tab of the same browser. */
const openTab = () => {
  const topics = createPageTopics()
  const words: StreamWord[] = []
  const news: string[] = []
  const stop = followLive({ userId: 'me', topics, onWord: (word) => words.push(word) })
  stops.push(stop)
  return {
    stop,
    words,
    news,
    /** A page shows something that it read this many milliseconds ago. */
    show: (topic: string, age = 0) => topics.follow(topic, Date.now() - age, () => news.push(topic)),
  }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const setLocks = (locks: object | undefined) =>
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
const stream = () => {
  const newest = FakeStream.opened.at(-1)
  if (!newest) throw new Error('No stream was opened')
  return newest
}
/** Words between tabs travel beside the fake clock. */
const settle = async () => {
  await pass(0)
  await vi.waitFor(() => undefined)
  await new Promise((resolve) => setImmediate(resolve))
  await pass(50)
}
const greet = async () => {
  stream().opens()
  stream().tells({ kind: 'hello', stream: `01990000-0000-4000-8000-00000000000${++ids}` })
  await settle()
  await settle()
}
const confirm = async () => {
  stream().tells({ kind: 'following', n: asked.at(-1)?.n ?? 0 })
  await settle()
}
const followed = () => asked.at(-1)?.topics.map(({ topic }) => topic)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  FakeStream.opened = []
  asked = []
  ids = 0
  useConnection.setState({ isOffline: false })
  network = stubNetwork()
  network.answer(notifications.list, { ...onePage([]), unread: 0 })
  network.answer(live.follow, (_, sent) => {
    asked.push(sent as Asked)
    return {}
  })
  vi.stubGlobal('EventSource', FakeStream)
  setLocks(fakeLocks())
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await settle()
  vi.useRealTimers()
  setLocks(undefined)
})

test('what a page shows is followed, and what it shows instead is followed instead', async () => {
  const tab = openTab()
  await pass(0)
  await greet()
  expect(asked).toEqual([])
  const leave = tab.show('site:1', 4_000)
  await settle()
  expect(asked).toEqual([
    { stream: '01990000-0000-4000-8000-000000000001', n: 1, topics: [{ topic: 'site:1', age: 4_050 }] },
  ])
  await confirm()
  leave()
  tab.show('site:2:b')
  await settle()
  expect(asked).toHaveLength(2)
  expect(followed()).toEqual(['site:2:b'])
})

test('news are told to the pages that show it, and to no others', async () => {
  const tab = openTab()
  await pass(0)
  tab.show('site:1')
  tab.show('trip:1')
  await greet()
  stream().tells({ kind: 'changed', topic: 'site:1' })
  stream().tells({ kind: 'changed', topic: 'site:9' })
  expect(tab.news).toEqual(['site:1'])
  stream().tells({ kind: 'ended', topic: 'trip:1' })
  expect(tab.news).toEqual(['site:1', 'trip:1'])
})

test('one stream follows what all tabs show, and each tab hears of it', async () => {
  const [first, second] = [openTab(), openTab()]
  await settle()
  first.show('site:1')
  await greet()
  const leave = second.show('site:2')
  second.show('site:1')
  await settle()
  await settle()
  expect(FakeStream.opened).toHaveLength(1)
  expect(followed()?.sort()).toEqual(['site:1', 'site:2'])
  stream().tells({ kind: 'changed', topic: 'site:2' })
  stream().tells({ kind: 'changed', topic: 'site:1' })
  await settle()
  expect([first.news, second.news]).toEqual([['site:1'], ['site:2', 'site:1']])
  leave()
  await settle()
  await settle()
  expect(followed()).toEqual(['site:1'])
})

test('a tab that is closed follows nothing any more', async () => {
  const [first, second] = [openTab(), openTab()]
  await settle()
  first.show('site:1')
  await greet()
  second.show('site:2')
  await settle()
  await settle()
  expect(followed()?.sort()).toEqual(['site:1', 'site:2'])
  await confirm()
  second.stop()
  await settle()
  await settle()
  expect(followed()).toEqual(['site:1'])
})

test('when the tab with the stream is closed, the next one follows what the others show', async () => {
  const [first, second, third] = [openTab(), openTab(), openTab()]
  await settle()
  await greet()
  first.show('site:1')
  third.show('site:3')
  second.show('site:2')
  await settle()
  first.stop()
  await settle()
  await greet()
  expect(FakeStream.opened).toHaveLength(2)
  expect(followed()?.sort()).toEqual(['site:2', 'site:3'])
})

test('after a gap the server is told how long ago the stream was heard last, and not when the page was read', async () => {
  const tab = openTab()
  await pass(0)
  tab.show('site:1', 1_000)
  await greet()
  await confirm()
  await pass(600_000)
  stream().tells({ kind: 'read', ids: [] })
  await pass(5_000)
  stream().isCut()
  await greet()
  expect(asked).toHaveLength(2)
  expect(asked[1]?.n).toBe(1)
  const age = asked[1]?.topics[0]?.age ?? 0
  expect(age).toBeGreaterThanOrEqual(5_000)
  expect(age).toBeLessThan(6_000)
})

test('a page that read long ago what another page follows already is not taken to know what was told since', async () => {
  const tab = openTab()
  await pass(0)
  tab.show('site:1')
  await greet()
  await confirm()
  tab.show('site:1', 60_000)
  await settle()
  expect(asked).toHaveLength(2)
  expect(asked[1]?.topics[0]?.age).toBeGreaterThanOrEqual(60_000)
  await confirm()
  tab.show('site:1', 30_000)
  await settle()
  expect(asked).toHaveLength(2)
})

test('what the server does not confirm, or refuses, is asked for again', async () => {
  const tab = openTab()
  await pass(0)
  tab.show('site:1')
  await greet()
  expect(asked).toHaveLength(1)
  network.refuse(live.follow, 429, 'Too much')
  await pass(10_000)
  const tries = () => network.asked.filter((call) => call === 'POST /api/live/topics').length
  expect(tries()).toBe(2)
  network.answer(live.follow, (_, sent) => {
    asked.push(sent as Asked)
    return {}
  })
  await pass(10_000)
  expect(asked.at(-1)?.n).toBe(3)
  await confirm()
  await pass(60_000)
  expect(tries()).toBe(3)
})

test('what has ended is not asked for again, until a page shows it anew', async () => {
  const tab = openTab()
  await pass(0)
  tab.show('trip:1')
  tab.show('site:1')
  await greet()
  await confirm()
  stream().tells({ kind: 'ended', topic: 'trip:1' })
  await settle()
  expect(followed()).toEqual(['site:1'])
  await confirm()
  tab.show('trip:1')
  await settle()
  expect(followed()?.sort()).toEqual(['site:1', 'trip:1'])
})

test('more topics than a stream takes are cut to as many as it takes, once', async () => {
  const tab = openTab()
  await pass(0)
  for (let n = 0; n < 201; n++) tab.show(`site:${n}`)
  await greet()
  expect(asked[0]?.topics).toHaveLength(200)
  await confirm()
  await pass(60_000)
  expect(asked).toHaveLength(1)
})

test('where tabs cannot agree, each follows its own over a stream of its own', async () => {
  setLocks(undefined)
  const [first, second] = [openTab(), openTab()]
  first.show('site:1')
  second.show('site:2')
  for (const each of FakeStream.opened) {
    each.opens()
    each.tells({ kind: 'hello', stream: `01990000-0000-4000-8000-00000000000${++ids}` })
  }
  await settle()
  expect(asked.map(({ topics }) => topics.map(({ topic }) => topic))).toEqual([['site:1'], ['site:2']])
})
