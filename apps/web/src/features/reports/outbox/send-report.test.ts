// @vitest-environment happy-dom
import { botCheck } from '@soundings/contract/bot-check'
import { photoTexts } from '@soundings/contract/media'
import { type Report, reports, reportTexts } from '@soundings/contract/reports'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#shared/api/client.ts'
import { createQueryClient } from '#shared/api/query-client.ts'
import { noteReach } from '#shared/lib/connection.ts'
import { sendEntry, type Watch } from '#shared/outbox/send-entry.ts'
import { setUser } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { buildReport } from '#shared/testing/reports.ts'
import { type Sent, stubUploads } from '#shared/testing/uploads.ts'
import { useToastHistory } from '#shared/ui/toast-history.ts'
import { buildEntry, buildReportPhoto } from './outbox.build.ts'
import type { ReportEntry } from './report-entry.ts'
import { reportKind } from './report-kind.ts'

const queries = createQueryClient()
const told = () => useToastHistory.getState().kept.map(({ message }) => message)

let network = stubNetwork()
let uploads: Sent[]
/** Every report that was posted, and every change. */
let posted: unknown[]
let changed: unknown[]

/** The server takes reports, and answers one that it has already. */
const takeReports = (known?: Report) => {
  network.answer(reports.create, (_, sent) => {
    posted.push(sent)
    return known ?? buildReport({ approvalStatus: 'pending' })
  })
  network.answer(reports.change, (_, sent) => {
    changed.push(sent)
    return buildReport({ approvalStatus: 'pending', version: 2 })
  })
}

beforeEach(() => {
  resetSession()
  setUser(buildMe())
  noteReach(true)
  useToastHistory.setState({ kept: [] })
  network = stubNetwork()
  network.answer(botCheck.how, { kind: 'none' })
  uploads = stubUploads()
  posted = []
  changed = []
  takeReports()
})

const upload = async (at: number): Promise<Sent> => {
  await vi.waitFor(() => expect(uploads.length).toBeGreaterThan(at))
  return uploads[at] as Sent
}
const photoId = (number: number) => `01980000-0000-7000-8000-00000000000${number}`
const arrives = async (at: number) => (await upload(at)).answers(201, [{ id: photoId(at) }])
const send = (entry: ReportEntry, watch?: Watch<ReportEntry['body']>) =>
  sendEntry(queries, reportKind, entry, watch)

test('photos come first, say of which dive they are, and keep their order in the report', async () => {
  const photos = [buildReportPhoto(), buildReportPhoto({ id: photoId(9) }), buildReportPhoto()]
  const entry = buildEntry({ attachments: photos })
  const done = send(entry)
  await arrives(0)
  expect(posted).toEqual([])
  await arrives(1)
  await done
  expect(Object.fromEntries(uploads[0]?.form ?? [])).toMatchObject({
    diveSiteId: entry.body.site.id,
    caption: 'Blue Hole - Dive Report',
    description: 'Photos from dive report',
    tags: 'dive-report',
    clientKey: photos[0]?.key,
  })
  expect(posted).toMatchObject([
    { clientKey: entry.key, diveSiteId: entry.body.site.id, media: [photoId(0), photoId(9), photoId(1)] },
  ])
})

test('a report whose photos are not taken is sent without them, and says so', async () => {
  const done = send(buildEntry({ attachments: [buildReportPhoto()] }))
  ;(await upload(0)).answers(400, { message: photoTexts.broken })
  await done
  expect(posted).toMatchObject([{ media: [] }])
  expect(told()).toEqual([reportTexts.withoutPhotos])
})

test('of several photos only those are left out that are not taken', async () => {
  const done = send(buildEntry({ attachments: [buildReportPhoto(), buildReportPhoto()] }))
  ;(await upload(0)).answers(413, { message: photoTexts.tooLarge })
  await arrives(1)
  await done
  expect(posted).toMatchObject([{ media: [photoId(1)] }])
  expect(told()).toEqual(['1 photo couldn’t be uploaded. Dive report will be saved without it.'])
})

test('a line that breaks between two photos leaves the report unsent and knows what arrived', async () => {
  const steps: ReportEntry[] = []
  const photos = [buildReportPhoto(), buildReportPhoto()]
  const done = send(buildEntry({ attachments: photos }), { onStep: (now) => void steps.push(now) })
  await arrives(0)
  ;(await upload(1)).breaks()
  await expect(done).rejects.toMatchObject({ status: 0 })
  expect(posted).toEqual([])
  expect(steps.at(-1)?.attachments.map(({ id }) => id)).toEqual([photoId(0), null])
})

test('how much is sent is told over all photos and the report', async () => {
  const shares: number[] = []
  const done = send(buildEntry({ attachments: [buildReportPhoto()] }), {
    onProgress: (now) => shares.push(now),
  })
  ;(await upload(0)).comes(0.5)
  await arrives(0)
  await done
  expect(shares).toEqual([0.25, 1])
})

test('who stops it sends no report', async () => {
  const stop = new AbortController()
  const done = send(buildEntry({ attachments: [buildReportPhoto()] }), { signal: stop.signal })
  const first = await upload(0)
  stop.abort()
  await expect(done).rejects.toThrow()
  expect(first.isAborted).toBe(true)
  expect(posted).toEqual([])
})

test('what was changed after a try that may have arrived is changed there too', async () => {
  await send(buildEntry({ tried: 'something else', words: { diveDate: '2026-11-19' } }))
  expect(posted).toHaveLength(1)
  expect(changed).toMatchObject([{ diveDate: '2026-11-19', version: 1 }])
})

test('the same try again changes nothing', async () => {
  const steps: ReportEntry[] = []
  const entry = buildEntry()
  await send(entry, { onStep: (now) => void steps.push(now) })
  await send({ ...entry, tried: steps.at(-1)?.tried ?? null })
  expect(posted).toHaveLength(2)
  expect(changed).toEqual([])
})

test('a try that arrived at another site is taken away there', async () => {
  const elsewhere = buildReport({ diveSiteId: '00000000-0000-4000-9000-000000000002' })
  takeReports(elsewhere)
  network.answer(reports.remove, { success: true })
  await send(buildEntry({ tried: 'something else' }))
  expect(network.asked).toContain(`DELETE /api/reports/${elsewhere.id}`)
  expect(posted).toHaveLength(2)
  expect(changed).toEqual([])
})

test('a known report is changed over the version that was read', async () => {
  await send(buildEntry({ changes: { reportId: buildReport().id, version: 3 } }))
  expect(posted).toEqual([])
  expect(changed).toMatchObject([{ version: 3, diveNotes: 'Two turtles at the saddle.' }])
})

test('what the server refuses is thrown in its words', async () => {
  network.refuse(reports.create, 409, reportTexts.tooManyPending)
  await expect(send(buildEntry())).rejects.toThrow(reportTexts.tooManyPending)
  await expect(send(buildEntry())).rejects.toBeInstanceOf(ApiError)
})
