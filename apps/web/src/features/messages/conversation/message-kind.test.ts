// @vitest-environment happy-dom
import { messages, messageTexts } from '@soundings/contract/messages'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteReach } from '#shared/lib/connection.ts'
import { startDelivering } from '#shared/outbox/delivering.ts'
import { keepForLater } from '#shared/outbox/outbox.ts'
import { readWaiting } from '#shared/outbox/outbox-db.ts'
import { setUser } from '#shared/session/session-store.ts'
import { emptyDevice } from '#shared/testing/device.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { useToastHistory } from '#shared/ui/toast-history.ts'
import { newMessage } from './message-entry.ts'
import './message-kind.ts'
import { useSent } from './sent-store.ts'
import { buildMessage, conversationId, nico } from './talk.build.ts'

const mara = buildMe()
const queries = new QueryClient()
let network: ReturnType<typeof stubNetwork>
let sent: { message: string; clientKey: string; to_user_id: string }[]
/** How often the next message is not answered. */
let losses: number

const write = (message: string) =>
  keepForLater(newMessage({ personId: mara.id, to: nico, message, enclosed: [] }))
const kept = () => readWaiting(mara.id)
const isEmpty = () => expect.poll(kept, { timeout: 20_000 }).toHaveLength(0)

beforeEach(async () => {
  resetSession()
  setUser(mara)
  noteReach(false)
  useToastHistory.setState({ kept: [] })
  useSent.setState({ begun: {}, keys: new Set(), shown: null })
  await emptyDevice(mara.id)
  network = stubNetwork()
  sent = []
  losses = 0
  network.answer(messages.send, (_, body) => {
    sent.push(body as (typeof sent)[number])
    if (losses-- > 0) throw new TypeError('Failed to fetch')
    const { id, createdAt } = buildMessage(sent.length)
    return { id, conversationId, seq: sent.length, state: 'sent' as const, createdAt }
  })
})

test('fifty messages that were written without a connection go in their order, each once', async () => {
  const texts = Array.from({ length: 50 }, (_, at) => `Message ${at + 1}`)
  for (const text of texts) await write(text)
  expect(await kept()).toHaveLength(50)
  const stop = startDelivering(queries)
  noteReach(true)
  await isEmpty()
  stop()
  expect(sent.map(({ message }) => message)).toEqual(texts)
  expect(new Set(sent.map(({ clientKey }) => clientKey)).size).toBe(50)
  expect(sent[0]?.to_user_id).toBe(nico.id)
  // Where it was written, each stands anyway.
  expect(useToastHistory.getState().kept).toEqual([])
})

test('one whose answer is lost holds up the others, however often, and is sent again with its key', async () => {
  losses = 4
  await write('One')
  await write('Two')
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 20,
  })
  const stop = startDelivering(queries)
  for (let tries = 1; tries <= 5; tries++) {
    noteReach(true)
    await vi.waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(tries), { timeout: 20_000 })
    await vi.advanceTimersByTimeAsync(120_000)
  }
  await isEmpty()
  stop()
  expect(sent.map(({ message }) => message)).toEqual(['One', 'One', 'One', 'One', 'One', 'Two'])
  expect(new Set(sent.map(({ clientKey }) => clientKey)).size).toBe(2)
})

test('one that is refused says why, in the corner only where it is not on the screen', async () => {
  network.refuse(messages.send, 403, messageTexts.refused, undefined, 'cannot-message')
  const stop = startDelivering(queries)
  noteReach(true)
  await write('Hi')
  await expect.poll(kept).toMatchObject([{ isRefused: true, problem: messageTexts.refused }])
  expect(useToastHistory.getState().kept).toHaveLength(1)
  useSent.setState({ shown: nico.id })
  await write('Hi again')
  await expect.poll(kept).toMatchObject([{ isRefused: true }, { isRefused: true }])
  expect(useToastHistory.getState().kept).toHaveLength(1)
  stop()
})
