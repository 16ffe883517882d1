import { auth } from '@soundings/contract/auth'
import { botCheck } from '@soundings/contract/bot-check'
import { reports, reportTexts } from '@soundings/contract/reports'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#shared/api/query-client.ts'
import { noteReach } from '#shared/lib/connection.ts'
import { setUser, useSession } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, leaveHint, resetSession } from '#shared/testing/people.ts'
import { buildReport } from '#shared/testing/reports.ts'
import { stubUploads } from '#shared/testing/uploads.ts'
import { useToastHistory } from '#shared/ui/toast-history.ts'
import { hold, release, sendNow, startDelivering } from './delivering.ts'
import type { ReportEntry } from './entry.ts'
import { buildEntry, buildReportPhoto, emptyDevice } from './outbox.build.ts'
import { deleteKept, forForm, keepForLater, sendOrKeep } from './outbox.ts'
import { putWaiting, readWaiting } from './outbox-db.ts'
import { useOutboxMark } from './outbox-mark.ts'
import { asWaiting, type WaitingReport } from './waiting-report.ts'
import { readOutbox, useWaiting } from './waiting-store.ts'
import { keptText, notKeptText } from './words.ts'

const mara = buildMe()
const jonas = buildMe({ id: '018f0000-0000-7000-8000-000000000002' })
const queries = createQueryClient()
const told = () => useToastHistory.getState().kept.map(({ message }) => message)
const kept = () => readWaiting(mara.id)
const sentNotes = () => posted.map(({ diveNotes }) => diveNotes)

let network = stubNetwork()
let posted: { diveNotes: string; clientKey: string }[]
let stop = () => {}

const takeReports = () =>
  network.answer(reports.create, (_, sent) => {
    posted.push(sent as (typeof posted)[number])
    return buildReport({ approvalStatus: 'pending' })
  })

beforeEach(async () => {
  resetSession()
  await emptyDevice(mara.id, jonas.id)
  useWaiting.setState({ personId: null, all: null, onWay: null, held: [] })
  setUser(mara)
  noteReach(true)
  useToastHistory.setState({ kept: [] })
  network = stubNetwork()
  network.answer(botCheck.how, { kind: 'none' })
  stubUploads()
  posted = []
  takeReports()
})
afterEach(() => {
  stop()
  stop = () => {}
  noteReach(true)
})

const start = () => {
  stop = startDelivering(queries)
}
const about = (diveNotes: string, known: Partial<ReportEntry> = {}) =>
  buildEntry({ words: { diveDate: '2026-11-20', diveNotes }, ...known })
const isEmpty = () => vi.waitFor(async () => expect(await kept()).toEqual([]))
const waits = async (wanted: Partial<WaitingReport>) =>
  vi.waitFor(async () => expect((await kept())[0]).toMatchObject(wanted))

test('what was written without a connection is kept with its photos, and sent in order when it is back', async () => {
  noteReach(false)
  const photos = [buildReportPhoto()]
  expect(await sendOrKeep(queries, about('first', { photos: [] }))).toEqual({ kind: 'kept' })
  expect(await keepForLater(about('second', { photos }))).toBe(true)
  expect(told()).toEqual([keptText])
  expect((await kept()).map((one) => [one.words.diveNotes, one.photos.length])).toEqual([
    ['first', 0],
    ['second', 1],
  ])
  expect((await kept())[1]?.photos[0]?.file?.name).toBe(photos[0]?.file?.name)
  expect(useOutboxMark.getState().isThere).toBe(true)
  start()
  await vi.waitFor(() => expect(useWaiting.getState().all).toHaveLength(2))
  expect(posted).toEqual([])
  const uploads = stubUploads()
  noteReach(true)
  await vi.waitFor(() => expect(uploads).toHaveLength(1))
  uploads[0]?.answers(201, [{ id: buildReport().id }])
  await isEmpty()
  expect(sentNotes()).toEqual(['first', 'second'])
  await vi.waitFor(() => expect(useOutboxMark.getState().isThere).toBe(false))
})

test('a report that is sent at once leaves nothing behind', async () => {
  expect(await sendOrKeep(queries, about('now'))).toMatchObject({ kind: 'sent' })
  expect(await kept()).toEqual([])
  expect(told()).toEqual(['Dive report saved. Everybody sees it once a moderator has approved it.'])
})

test('a line that breaks under the report keeps it, and its key makes it one report later', async () => {
  network.cut(reports.create)
  const entry = about('once')
  expect(await sendOrKeep(queries, entry)).toEqual({ kind: 'kept' })
  expect((await kept())[0]).toMatchObject({ key: entry.key, tried: expect.any(String) })
  start()
  takeReports()
  noteReach(true)
  await isEmpty()
  expect(posted).toMatchObject([{ clientKey: entry.key }])
})

test('a device without room says so, and loses nothing', async () => {
  noteReach(false)
  vi.stubGlobal('structuredClone', () => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect(await sendOrKeep(queries, about('kept open'))).toEqual({ kind: 'stuck', problem: notKeptText })
})

test('what the server refuses in the form is thrown there, and is not kept', async () => {
  network.refuse(reports.create, 400, reportTexts.future)
  await expect(sendOrKeep(queries, about('tomorrow'))).rejects.toThrow(reportTexts.future)
  expect(await kept()).toEqual([])
})

test('one that is refused later stays with its reason, and the next one goes', async () => {
  await keepForLater(about('tomorrow'))
  network.refuse(reports.create, 400, reportTexts.future)
  start()
  await waits({ isRefused: true, problem: reportTexts.future })
  expect(told()).toEqual([`Failed to save dive report: ${reportTexts.future}`])
  takeReports()
  await keepForLater(about('yesterday'))
  await sendNow((await kept())[1] as WaitingReport)
  await vi.waitFor(async () => expect(await kept()).toHaveLength(1))
  expect(sentNotes()).toEqual(['yesterday'])
})

test('a server that stumbles is asked again after a pause', async () => {
  network.refuse(reports.create, 503, 'Not now')
  await keepForLater(about('patient'))
  start()
  await waits({ tries: 1, problem: 'Not now' })
  const [report] = (await kept()) as [WaitingReport]
  expect(report.nextAt).toBeGreaterThan(Date.now() + 3_000)
  takeReports()
  await sendNow(report)
  await isEmpty()
})

test('only its author sends a report, and a session that ran out keeps it', async () => {
  network.refuse(reports.create, 401, 'Please log in first')
  network.refuse(auth.refresh, 401, 'Please log in first')
  await keepForLater(about('mine'))
  start()
  await waits({ tries: 1, problem: 'Log in again to send it' })
  expect(useSession.getState().hasExpired).toBe(true)
  takeReports()
  expect(useWaiting.getState().all).toHaveLength(1)
  setUser(jonas)
  await vi.waitFor(() => expect(useWaiting.getState()).toMatchObject({ personId: jonas.id, all: [] }))
  expect(posted).toEqual([])
  expect(useOutboxMark.getState().isThere).toBe(true)
  setUser(mara)
  await isEmpty()
  expect(sentNotes()).toEqual(['mine'])
})

test('a page that was opened without a connection shows whose device it is, and sends nothing', async () => {
  await keepForLater(about('at sea'))
  resetSession()
  leaveHint(true)
  localStorage.setItem('soundings.answers-of', mara.id)
  noteReach(false)
  start()
  await vi.waitFor(() => expect(useWaiting.getState().all).toHaveLength(1))
  noteReach(true)
  expect(posted).toEqual([])
  setUser(mara)
  await isEmpty()
})

test('one that lies open in the form is not sent until it is closed', async () => {
  noteReach(false)
  await keepForLater(about('draft'))
  await readOutbox()
  const key = (await kept())[0]?.key ?? ''
  hold([key])
  start()
  noteReach(true)
  await readOutbox()
  expect(posted).toEqual([])
  release([key])
  await isEmpty()
})

test('one that is saved from the form is gone from the device', async () => {
  await keepForLater(about('draft'))
  await readOutbox()
  network.answer(reports.change, buildReport({ version: 2 }))
  const entry = forForm((await kept())[0] as WaitingReport)
  expect(await sendOrKeep(queries, entry)).toMatchObject({ kind: 'sent' })
  expect(await kept()).toEqual([])
})

test('one that is deleted while it is on its way stays away', async () => {
  const uploads = stubUploads()
  await keepForLater(about('regretted', { photos: [buildReportPhoto()] }))
  start()
  await vi.waitFor(() => expect(uploads).toHaveLength(1))
  await deleteKept([(await kept())[0]?.key ?? ''])
  await vi.waitFor(() => expect(useWaiting.getState().onWay).toBeNull())
  expect(await kept()).toEqual([])
  expect(posted).toEqual([])
})

test('one whose author leaves while it is on its way is not sent by whoever comes', async () => {
  const uploads = stubUploads()
  await keepForLater(about('mine', { photos: [buildReportPhoto()] }))
  start()
  await vi.waitFor(() => expect(uploads).toHaveLength(1))
  setUser(jonas)
  uploads[0]?.answers(201, [{ id: buildReport().id }])
  await vi.waitFor(() => expect(useWaiting.getState().onWay).toBeNull())
  expect(posted).toEqual([])
  expect(await kept()).toMatchObject([{ words: { diveNotes: 'mine' }, isRefused: false }])
})

test('a device that can note nothing any more does not try again and again', async () => {
  await keepForLater(about('patient'))
  network.refuse(reports.create, 503, 'Not now')
  const asked = () => network.asked.filter((call) => call.startsWith('POST')).length
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  start()
  await vi.waitFor(() => expect(asked()).toBe(1))
  await new Promise((done) => setTimeout(done, 2_500))
  expect(asked()).toBe(1)
  full.mockRestore()
})

test('one that is written anew while it is on its way is kept, and sent again as it is now', async () => {
  const uploads = stubUploads()
  const entry = about('first words', { photos: [buildReportPhoto()] })
  await keepForLater(entry)
  start()
  await vi.waitFor(() => expect(uploads).toHaveLength(1))
  // As another tab does, in whose form it lies open.
  const words = { diveDate: '2026-11-20', diveNotes: 'better words' }
  await putWaiting(asWaiting({ ...entry, words, photos: [], tried: '', writtenAt: entry.writtenAt + 1 }))
  network.answer(reports.change, (_, sent) => {
    posted.push(sent as (typeof posted)[number])
    return buildReport({ version: 2 })
  })
  uploads[0]?.answers(201, [{ id: buildReport().id }])
  await isEmpty()
  expect(sentNotes()).toEqual(['first words', 'better words', 'better words'])
})

test('of two tabs one sends, and the other finds it done', async () => {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_: string, act: () => Promise<void>) => {
    last = last.then(act)
    return last
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  await keepForLater(about('once'))
  start()
  vi.resetModules()
  const [other, session] = await Promise.all([
    import('./delivering.ts'),
    import('#shared/session/session-store.ts'),
  ])
  session.setUser(mara)
  const stopOther = other.startDelivering(createQueryClient())
  await isEmpty()
  await last
  stopOther()
  Reflect.deleteProperty(navigator, 'locks')
  expect(posted).toHaveLength(1)
})

test('the oldest is kept as it stands when it is written over under its key', async () => {
  const entry = about('first words')
  await keepForLater(entry)
  await keepForLater({ ...entry, words: { diveDate: '2026-11-20', diveNotes: 'better words' } })
  expect(await kept()).toEqual([
    asWaiting({ ...entry, words: { diveDate: '2026-11-20', diveNotes: 'better words' } }),
  ])
})
