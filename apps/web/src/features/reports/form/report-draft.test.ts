// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { draftKey } from '#shared/drafts/draft-name.ts'
import { emptyDevice } from '#shared/testing/device.ts'
import { buildReportPhoto } from '../outbox/outbox.build.ts'
import { openReportDraft } from './report-draft.ts'
import { emptyReport } from './report-values.ts'

const mara = 'mara'
const base = emptyReport(null)
const open = () => openReportDraft(mara, base)

beforeEach(async () => {
  await emptyDevice(mara)
  open().forget()
})

test('words and photos are there again for the same person, under the same key', async () => {
  const draft = open()
  const photo = buildReportPhoto()
  draft.typed = { ...base, diveNotes: 'In at nine.' }
  draft.keepFiles([photo])
  await vi.waitFor(() => expect(draft.isKept()).toBe(true))
  const again = open()
  expect([again.isRestored, again.key, again.typed?.diveNotes]).toEqual([true, draft.key, 'In at nine.'])
  expect((await again.files())?.map(({ key }) => key)).toEqual([photo.key])
  expect(openReportDraft('jonas', base).isRestored).toBe(false)
})

test('photos are there as soon as they were chosen', async () => {
  const draft = open()
  draft.keepFiles([buildReportPhoto(), buildReportPhoto()])
  expect(await draft.files()).toHaveLength(2)
})

test('a form that says nothing is no draft', () => {
  const draft = open()
  draft.typed = { ...base, diveNotes: 'In' }
  draft.typed = base
  expect(open().isRestored).toBe(false)
})

test('what was forgotten is gone with its photos, and the next report has a key of its own', async () => {
  const draft = open()
  const { key } = draft
  draft.keepFiles([buildReportPhoto()])
  await vi.waitFor(() => expect(draft.isKept()).toBe(true))
  draft.forget()
  expect(draft.key).not.toBe(key)
  expect(open().isRestored).toBe(false)
  expect(await open().files()).toBeNull()
})

test('a draft that another version of the app kept is read as far as it fits', () => {
  const kept = {
    key: 'k',
    values: { site: 7, diveDate: '2026-11-20', rating: 'five', diveNotes: 'In at nine.' },
  }
  localStorage.setItem(draftKey('mara.report'), JSON.stringify({ version: 1, typedAt: 1, content: kept }))
  expect(open().typed).toEqual({ ...base, diveDate: '2026-11-20', diveNotes: 'In at nine.' })
  localStorage.setItem(draftKey('mara.report'), '{')
  expect(open().isRestored).toBe(false)
})

test('a known report has a draft of its own, over the version that was read, its photos included', async () => {
  const openKnown = (version: number) => openReportDraft(mara, base, { id: 'report-1', version })
  const draft = openKnown(3)
  expect([draft.version, draft.isRestored]).toEqual([3, false])
  draft.typed = { ...base, diveNotes: 'In at ten.' }
  draft.keepFiles([])
  await vi.waitFor(() => expect(draft.isKept()).toBe(true))
  const again = openKnown(4)
  expect([again.version, again.typed?.diveNotes]).toEqual([3, 'In at ten.'])
  expect(await again.files()).toEqual([])
  expect(open().isRestored).toBe(false)
  again.forget()
  expect(openKnown(4).version).toBe(4)
})

const fromAnotherTab = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: draftKey('mara.report'), newValue }))

test.each([
  ['wrote over', '{}'],
  ['put aside', null],
])(
  'a draft that another tab %s is a report of its own, and is not believed to be kept',
  async (_, newValue) => {
    const draft = open()
    draft.typed = { ...base, diveNotes: 'In at nine.' }
    draft.keepFiles([buildReportPhoto()])
    await vi.waitFor(() => expect(draft.isKept()).toBe(true))
    const { key } = draft
    const stop = draft.watch()
    fromAnotherTab(newValue)
    expect(draft.isKept()).toBe(false)
    expect(draft.key).not.toBe(key)
    stop()
  },
)

test('what may have arrived under a key keeps it when another tab writes', () => {
  const draft = open()
  draft.typed = { ...base, diveNotes: 'In at nine.' }
  draft.tried = 'print'
  const { key } = draft
  const stop = draft.watch()
  fromAnotherTab('{}')
  expect([draft.key, draft.tried]).toEqual([key, 'print'])
  stop()
})

test('a browser that keeps nothing is noticed', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('refused')
    },
    clear: () => {},
  })
  const draft = open()
  draft.typed = { ...base, diveNotes: 'In at nine.' }
  expect(draft.isKept()).toBe(false)
})
