// @vitest-environment happy-dom
import { auth } from '@soundings/contract/auth'
import { botCheck } from '@soundings/contract/bot-check'
import { reports, reportTexts } from '@soundings/contract/reports'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#shared/api/query-client.ts'
import { noteReach } from '#shared/lib/connection.ts'
import { hold, release, sendNow, startDelivering } from '#shared/outbox/delivering.ts'
import type { Entry } from '#shared/outbox/entry.ts'
import { deleteKept, keepForLater, sendOrKeep as sendOrKeepEntry } from '#shared/outbox/outbox.ts'
import { putWaiting, readWaiting } from '#shared/outbox/outbox-db.ts'
import { useOutboxMark } from '#shared/outbox/outbox-mark.ts'
import { readOutbox, useOutbox } from '#shared/outbox/outbox-store.ts'
import { asWaiting, forForm, type Waiting } from '#shared/outbox/waiting.ts'
import { setUser, useSession } from '#shared/session/session-store.ts'
import { emptyDevice } from '#shared/testing/device.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, leaveHint, resetSession } from '#shared/testing/people.ts'
import { buildReport } from '#shared/testing/reports.ts'
import { stubUploads } from '#shared/testing/uploads.ts'
import { useToastHistory } from '#shared/ui/toast-history.ts'
import { reportWords } from './messages.ts'
import { buildEntry, buildReportPhoto } from './outbox.build.ts'
import type { ReportEntry } from './report-entry.ts'
import { reportKind } from './report-kind.ts'

const mara = buildMe()
const jonas = buildMe({ id: '018f0000-0000-7000-8000-000000000002' })
const queries = createQueryClient()
const told = () => useToastHistory.getState().kept.map(({ message }) => message)
const kept = () => readWaiting(mara.id) as Promise<Waiting<ReportEntry['body']>[]>
const sendOrKeep = (client: typeof queries, entry: Entry) =>
  sendOrKeepEntry(client, reportKind, entry as ReportEntry)
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
const about = (diveNotes: string, known: Partial<Pick<ReportEntry, 'attachments'>> = {}) =>
  buildEntry({ words: { diveDate: '2026-11-20', diveNotes }, ...known })
const isEmpty = () => vi.waitFor(async () => expect(await kept()).toEqual([]))
const waits = async (wanted: Partial<Waiting>) =>
  vi.waitFor(async () => expect((await kept())[0]).toMatchObject(wanted))

test('what was written without a connection is kept with its photos, and sent in order when it is back', async () => {
  noteReach(false)
  const photos = [buildReportPhoto()]
  expect(await sendOrKeep(queries, about('first', { attachments: [] }))).toEqual({ kind: 'kept' })
  expect(await keepForLater(about('second', { attachments: photos }))).toBe(true)
  expect(told()).toEqual([reportWords.kept])
  expect((await kept()).map((one) => [one.body.words.diveNotes, one.attachments.length])).toEqual([
    ['first', 0],
    ['second', 1],
  ])
  expect((await kept())[1]?.attachments[0]?.file?.name).toBe(photos[0]?.file?.name)
  expect(useOutboxMark.getState().isThere).toBe(true)
  start()
  await vi.waitFor(() => expect(useOutbox.getState().all).toHaveLength(2))
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
  expect(told()).toEqual(['Dive report saved. It will be public once a moderator approves it.'])
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
  expect(await sendOrKeep(queries, about('kept open'))).toEqual({
    kind: 'stuck',
    problem: reportWords.notKept,
  })
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
  await sendNow((await kept())[1] as Waiting)
  await vi.waitFor(async () => expect(await kept()).toHaveLength(1))
  expect(sentNotes()).toEqual(['yesterday'])
})

test('a server that stumbles is asked again after a pause', async () => {
  network.refuse(reports.create, 503, 'Not now')
  await keepForLater(about('patient'))
  start()
  await waits({ tries: 1, problem: 'Not now' })
  const [report] = (await kept()) as [Waiting]
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
  expect(useOutbox.getState().all).toHaveLength(1)
  setUser(jonas)
  await vi.waitFor(() => expect(useOutbox.getState()).toMatchObject({ personId: jonas.id, all: [] }))
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
  await vi.waitFor(() => expect(useOutbox.getState().all).toHaveLength(1))
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
  const entry = forForm((await kept())[0] as Waiting)
  expect(await sendOrKeep(queries, entry)).toMatchObject({ kind: 'sent' })
  expect(await kept()).toEqual([])
})

test('one that is deleted while it is on its way stays away', async () => {
  const uploads = stubUploads()
  await keepForLater(about('regretted', { attachments: [buildReportPhoto()] }))
  start()
  await vi.waitFor(() => expect(uploads).toHaveLength(1))
  await deleteKept([(await kept())[0]?.key ?? ''])
  await vi.waitFor(() => expect(useOutbox.getState().onWay).toBeNull())
  expect(await kept()).toEqual([])
  expect(posted).toEqual([])
})

test('one whose author leaves while it is on its way is not sent by whoever comes', async () => {
  const uploads = stubUploads()
  await keepForLater(about('mine', { attachments: [buildReportPhoto()] }))
  start()
  await vi.waitFor(() => expect(uploads).toHaveLength(1))
  setUser(jonas)
  uploads[0]?.answers(201, [{ id: buildReport().id }])
  await vi.waitFor(() => expect(useOutbox.getState().onWay).toBeNull())
  expect(posted).toEqual([])
  expect(await kept()).toMatchObject([{ body: { words: { diveNotes: 'mine' } }, isRefused: false }])
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
  const entry = about('first words', { attachments: [buildReportPhoto()] })
  await keepForLater(entry)
  start()
  await vi.waitFor(() => expect(uploads).toHaveLength(1))
  // As another tab does, in whose form it lies open.
  const words = { diveDate: '2026-11-20', diveNotes: 'better words' }
  await putWaiting(
    asWaiting({
      ...entry,
      body: { ...entry.body, words },
      attachments: [],
      tried: '',
      writtenAt: entry.writtenAt + 1,
    }),
  )
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
    import('#shared/outbox/delivering.ts'),
    import('#shared/session/session-store.ts'),
    import('./report-kind.ts'),
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
  const body = { ...entry.body, words: { diveDate: '2026-11-20', diveNotes: 'better words' } }
  await keepForLater({ ...entry, body })
  expect(await kept()).toEqual([asWaiting({ ...entry, body })])
})
