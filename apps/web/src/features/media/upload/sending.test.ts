// @vitest-environment happy-dom
import { notifications } from '@mantine/notifications'
import { botCheck } from '@soundings/contract/bot-check'
import { photoTexts } from '@soundings/contract/media'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#shared/api/query-client.ts'
import { noteReach } from '#shared/lib/connection.ts'
import { useModals } from '#shared/session/modal-store.ts'
import { expireSession, setUser } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { blueHole } from '#shared/testing/sites.ts'
import { type Sent, stubUploads } from '#shared/testing/uploads.ts'
import { discardTray, removeUpload, retryUpload, sendTray, stopUpload } from './sending.ts'
import { buildFile, buildUploaded } from './upload.build.ts'
import { chooseFiles, uploadsOf } from './uploads-store.ts'

const site = blueHole.id
const mara = buildMe()
const jonas = buildMe({ id: '018f0000-0000-7000-8000-000000000002' })
const queries = createQueryClient()

const stages = () => uploadsOf(site).map(({ stage }) => stage)
const idAt = (at: number) => uploadsOf(site)[at]?.id ?? ''
const taken = () => [buildUploaded()]

let sent: Sent[]

beforeEach(() => {
  resetSession()
  setUser(mara)
  noteReach(true)
  discardTray(site)
  notifications.clean()
  stubNetwork().answer(botCheck.how, { kind: 'none' })
  sent = stubUploads()
})

const begin = async (...names: string[]) => {
  await chooseFiles(site, names.map(buildFile))
  sendTray(queries, site, { diveSiteId: site })
}
const next = async (at: number): Promise<Sent> => {
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(at))
  return sent[at] as Sent
}
const settles = (...wanted: string[]) => vi.waitFor(() => expect(stages()).toEqual(wanted))

test('two photos are on their way at once, the third follows, each with a key of its own', async () => {
  await begin('a.jpg', 'b.jpg', 'c.jpg')
  expect(stages()).toEqual(['sending', 'sending', 'waiting'])
  ;(await next(0)).comes(0.4)
  expect(uploadsOf(site)[0]?.share).toBe(0.4)
  sent[0]?.answers(201, taken())
  await next(2)
  expect(stages()).toEqual(['sent', 'sending', 'sending'])
  expect(new Set(sent.map(({ form }) => form.get('clientKey'))).size).toBe(3)
  expect(sent.map(({ form }) => form.get('diveSiteId'))).toEqual([site, site, site])
})

test('a file that is no photo is not sent, and one that is chosen twice is sent once', async () => {
  const same = buildFile('a.jpg')
  await chooseFiles(site, [same, new File(['<svg/>'], 'b.jpg')])
  await chooseFiles(site, [same])
  expect(uploadsOf(site).map(({ stage, problem }) => [stage, problem])).toEqual([
    ['chosen', null],
    ['refused', photoTexts.notPhoto],
  ])
  sendTray(queries, site, { diveSiteId: site })
  await next(0)
  expect(stages()).toEqual(['sending', 'refused'])
})

test('a photo whose connection broke goes on when it is back, under the same key', async () => {
  await begin('a.jpg')
  ;(await next(0)).breaks()
  await settles('held')
  expect(uploadsOf(site)[0]?.problem).toMatch(/^No connection/)
  noteReach(true)
  ;(await next(1)).answers(201, taken())
  await settles('sent')
  expect(sent[0]?.form.get('clientKey')).toBe(sent[1]?.form.get('clientKey'))
})

test('a damaged photo is refused in the words of the server, and is not sent again', async () => {
  await begin('a.jpg')
  ;(await next(0)).answers(400, { message: photoTexts.broken })
  await settles('failed')
  expect(uploadsOf(site)[0]).toMatchObject({ problem: photoTexts.broken, mayRetry: false })
  sendTray(queries, site, { diveSiteId: site })
  expect(sent).toHaveLength(1)
})

test('a photo that came too early may be tried again', async () => {
  await begin('a.jpg')
  ;(await next(0)).answers(429, { message: 'Too many photos' }, 40)
  await settles('failed')
  expect(uploadsOf(site)[0]).toMatchObject({
    problem: 'Too many photos. Try again in 40 seconds.',
    mayRetry: true,
  })
  retryUpload(idAt(0))
  ;(await next(1)).answers(201, taken())
  await settles('sent')
})

test('a server that stumbles is asked again a few times, and then no more', async () => {
  vi.useFakeTimers()
  try {
    await begin('a.jpg')
    for (let tried = 0; tried < 6; tried++) {
      ;(await next(tried)).answers(503, { message: 'Not now' })
      await vi.advanceTimersByTimeAsync(33_000)
    }
    await settles('failed')
    expect(sent).toHaveLength(6)
  } finally {
    vi.useRealTimers()
  }
})

test('what is stopped can be sent later, what is removed is gone', async () => {
  await begin('a.jpg', 'b.jpg')
  await next(1)
  stopUpload(idAt(0))
  removeUpload(idAt(1))
  expect(sent.map(({ isAborted }) => isAborted)).toEqual([true, true])
  expect(stages()).toEqual(['chosen'])
  sendTray(queries, site, { diveSiteId: site })
  ;(await next(2)).answers(201, taken())
  await settles('sent')
})

test('a session that ran out keeps every photo until its person is back', async () => {
  await begin('a.jpg')
  const call = await next(0)
  expireSession()
  call.answers(401, { message: 'Please log in first' })
  await settles('held')
  expect(useModals.getState().open).toBe('login')
  setUser(mara)
  ;(await next(1)).answers(201, taken())
  await settles('sent')
})

test('nobody else finds the photos of a person who left', async () => {
  await begin('a.jpg')
  const call = await next(0)
  setUser(null)
  expect(call.isAborted).toBe(true)
  expect(stages()).toEqual([])
  setUser(mara)
  await chooseFiles(site, [buildFile('b.jpg')])
  expireSession()
  setUser(jonas)
  expect(stages()).toEqual([])
})

test('what became of all of them is told once, at the end', async () => {
  const told = vi.spyOn(notifications, 'show')
  await begin('a.jpg', 'b.jpg')
  ;(await next(0)).answers(201, taken())
  await settles('sent', 'sending')
  expect(told).not.toHaveBeenCalled()
  ;(await next(1)).answers(201, taken())
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
  expect(told.mock.calls[0]?.[0]).toMatchObject({
    message: '2 photos uploaded. Everyone can see them once a moderator approves them.',
  })
})
