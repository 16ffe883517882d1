// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#shared/api/client.ts'
import { createQueryClient } from '#shared/api/query-client.ts'
import { noteReach } from '#shared/lib/connection.ts'
import { setUser } from '#shared/session/session-store.ts'
import { emptyDevice } from '#shared/testing/device.ts'
import { buildNote, noteKind, sendNote, sendScan } from '#shared/testing/notes.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { useToastHistory } from '#shared/ui/toast-history.ts'
import { startDelivering } from './delivering.ts'
import { registerKinds } from './kind.ts'
import { leadText, signOutText, standingText, waitingText } from './messages.ts'
import { keepForLater, sendOrKeep } from './outbox.ts'
import { readWaiting } from './outbox-db.ts'
import { readOutbox, useOutbox, useWhatWaits } from './outbox-store.ts'

// The outbox with a kind that no feature has: whatever is registered waits, is sent and named in the same way.

const mara = buildMe()
const queries = createQueryClient()
const told = () => useToastHistory.getState().kept.map(({ message }) => message)
const kept = () => readWaiting(mara.id)
const scan = (name: string) => ({ key: name, file: new File(['x'], name), id: null })
const sentTexts = () => sendNote.mock.calls.map(([{ body }]) => body.text)
const isEmpty = () => vi.waitFor(async () => expect(await kept()).toEqual([]))

beforeEach(async () => {
  resetSession()
  await emptyDevice(mara.id)
  setUser(mara)
  noteReach(false)
  useToastHistory.setState({ kept: [] })
  sendNote.mockClear()
  sendScan.mockClear()
})

test('an entry of a kind waits with its attachments, and goes when the connection is back', async () => {
  const entry = buildNote('first', { attachments: [scan('one'), scan('two')] })
  expect(await sendOrKeep(queries, noteKind, entry)).toEqual({ kind: 'kept' })
  expect(told()).toEqual(['The note is kept.'])
  await readOutbox()
  const all = useOutbox.getState().all ?? []
  expect(waitingText(all)).toBe('1 notes wait')
  expect(leadText(all)).toBe('These notes are kept on this device.')
  expect(signOutText(all)).toBe('1 notes would be lost.')
  expect(all[0] && standingText(all[0], { isOffline: true, share: undefined })).toBe(
    'Waiting for a connection · 2 scans',
  )
  const stop = startDelivering(queries)
  noteReach(true)
  await isEmpty()
  stop()
  expect(sendScan.mock.calls).toEqual([['one'], ['two']])
  expect(sendNote.mock.calls[0]?.[0]).toMatchObject({
    key: entry.key,
    attachments: [{ id: 'scan of one' }, { id: 'scan of two' }],
  })
  expect(told()).toContain('first was sent at last')
})

test('what is refused stays with its reason in the words of its kind, and what it means is its kind’s to say', async () => {
  noteReach(true)
  const stop = startDelivering(queries)
  sendNote.mockRejectedValueOnce(new ApiError(409, { message: 'Taken already' }))
  await keepForLater(buildNote('refused'))
  await vi.waitFor(async () => expect(await kept()).toMatchObject([{ isRefused: true }]))
  expect(told()).toEqual(['The note was not sent: Taken already'])
  expect(waitingText(useOutbox.getState().all ?? [])).toBe('1 notes could not be sent')
  noteKind.failingOf = () => 'later'
  sendNote.mockRejectedValueOnce(new ApiError(409, { message: 'Taken already' }))
  await keepForLater(buildNote('patient'))
  await vi.waitFor(async () => expect((await kept())[1]).toMatchObject({ isRefused: false, tries: 1 }))
  delete noteKind.failingOf
  stop()
})

test('what its kind wants told stays in the form where it is sent from there, and waits where it waited', async () => {
  noteReach(true)
  noteKind.isTold = () => true
  const limit = new ApiError(429, { message: 'Too many notes' }, 60)
  sendNote.mockRejectedValueOnce(limit)
  await expect(sendOrKeep(queries, noteKind, buildNote('told'))).rejects.toBe(limit)
  expect(await kept()).toEqual([])
  const stop = startDelivering(queries)
  sendNote.mockRejectedValueOnce(limit)
  await keepForLater(buildNote('waits'))
  await vi.waitFor(async () => expect(await kept()).toMatchObject([{ isRefused: false, tries: 1 }]))
  delete noteKind.isTold
  stop()
})

test('of a kind whose last word counts one entry a subject is kept, under its key', async () => {
  await keepForLater(buildNote('coming', { key: 'answer to a trip' }))
  await keepForLater(buildNote('not coming', { key: 'answer to a trip' }))
  const stop = startDelivering(queries)
  noteReach(true)
  await isEmpty()
  stop()
  expect(sentTexts()).toEqual(['not coming'])
})

test('of several kinds together it is said how many things wait', () => {
  const all = [buildNote('one'), { ...buildNote('two'), kind: 'another' }]
  const standing = all.map(({ kind }) => ({ kind, isRefused: false }))
  expect(waitingText(standing)).toBe('2 posts waiting to be sent')
  expect(signOutText(all)).toContain('2 posts haven’t been sent yet.')
})

test('an entry of a kind that this version of the app has not is kept, and neither shown nor sent', async () => {
  const load = vi.fn(async () => undefined)
  registerKinds({ future: load })
  await keepForLater({ ...buildNote('from tomorrow'), kind: 'future' })
  await keepForLater({ ...buildNote('from elsewhere'), kind: 'unheard of' })
  noteReach(true)
  const stop = startDelivering(queries)
  await readOutbox()
  stop()
  expect(load).toHaveBeenCalled()
  expect(useOutbox.getState().all).toEqual([])
  expect(await kept()).toHaveLength(2)
})

test('what is about one thing is found there', async () => {
  const { renderHook } = await import('@testing-library/react')
  await keepForLater(buildNote('here'))
  await keepForLater(buildNote('there', { subject: 'elsewhere' }))
  const { result } = renderHook(() => useWhatWaits({ kind: 'note', subject: 'elsewhere' }))
  expect(result.current?.map(({ body }) => body)).toEqual([{ text: 'there' }])
})
