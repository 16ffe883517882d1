// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { emptyDevice } from '#shared/testing/device.ts'
import { type DraftKind, openDraft } from './draft.ts'
import { readFiles } from './draft-files.ts'
import { draftKey } from './draft-name.ts'
import { moveFormerDrafts } from './former-drafts.ts'
import { draftNames, dropOldDrafts, readDraft } from './stored-drafts.ts'

type Letter = { text: string }

const letters: DraftKind<Letter> = {
  name: 'letter',
  version: 2,
  read: (kept, version) => ({ text: `${(kept as Letter).text}${version < 2 ? ' (older)' : ''}` }),
}
const open = (personId = 'mara', about?: string) => openDraft(letters, { personId, about })
const file = { key: 'f', file: null, id: 'f' }

beforeEach(async () => {
  localStorage.clear()
  await emptyDevice('mara')
})

test('what is written is there after a reload, for its person and what it is about', () => {
  open().keep({ text: 'Dear' })
  open('mara', 'reef').keep({ text: 'About the reef' })
  expect(open().read()).toEqual({ text: 'Dear' })
  expect(open('mara', 'reef').read()).toEqual({ text: 'About the reef' })
  expect(open('jonas').read()).toBeNull()
  open().keep(null)
  expect(draftNames()).toEqual(['mara.letter.reef'])
})

test('a draft says which version wrote it, and one that cannot be read is none', () => {
  const keep = (text: string) => localStorage.setItem(draftKey('mara.letter'), text)
  keep(JSON.stringify({ version: 1, typedAt: 1, content: { text: 'Dear' } }))
  expect(open().read()).toEqual({ text: 'Dear (older)' })
  for (const broken of ['', '{', '[]', '{"content":{"text":"Dear"}}', '{"version":1,"typedAt":1}']) {
    keep(broken)
    expect(open().read()).toBeNull()
  }
})

test('files are kept beside it, for the draft to which they were added', async () => {
  const draft = open()
  draft.keepFiles('first', [])
  draft.keepFiles('first', [file])
  expect(draft.isKept()).toBe(false)
  expect(await draft.files('first')).toEqual([file])
  expect(draft.isKept()).toBe(true)
  expect(await open().files('second')).toBeNull()
  draft.dropFiles()
  expect(await draft.files('first')).toBeNull()
})

test('what is too long to be kept is said not to be, and what was kept before stays', () => {
  const draft = open()
  draft.keep({ text: 'Dear' })
  draft.keep({ text: 'x'.repeat(300_001) })
  expect(draft.isKept()).toBe(false)
  expect(draft.read()).toEqual({ text: 'Dear' })
})

test('what nobody typed into for half a year goes, and the oldest where there are too many', () => {
  const day = 24 * 3_600_000
  const write = (name: string, typedAt: number) =>
    localStorage.setItem(draftKey(name), JSON.stringify({ version: 1, typedAt, content: {} }))
  write('mara.old', 0)
  for (let at = 0; at < 100; at++) write(`mara.letter.${at}`, 100 * day + at)
  expect(dropOldDrafts(181 * day)).toEqual(['mara.old'])
  write('jonas.new', 150 * day)
  expect(dropOldDrafts(181 * day)).toEqual(['mara.letter.0'])
  expect(draftNames()).toHaveLength(100)
})

test('what earlier versions of the app kept is moved, and nothing of it is lost', () => {
  const site = { values: { siteName: 'Ghost Reef' }, key: 'k', tried: null }
  localStorage.setItem('soundings.site-draft.mara', JSON.stringify(site))
  localStorage.setItem('soundings.site-draft.jonas', '')
  localStorage.setItem('soundings.edit-draft.mara.site-1', JSON.stringify({ note: 'The buoy is gone.' }))
  localStorage.setItem('soundings.report-draft.mara', JSON.stringify({ key: 'r' }))
  localStorage.setItem('soundings.report-draft.mara.report-1', JSON.stringify({ key: 'report-1' }))
  localStorage.setItem('soundings.unsent-settings', JSON.stringify({ of: 'mara', chosen: { theme: 'dark' } }))
  localStorage.setItem('soundings.theme', 'dark')
  moveFormerDrafts()
  expect(readDraft('mara.site')?.content).toEqual(site)
  expect(readDraft('mara.site-edit.site-1')?.content).toEqual({ note: 'The buoy is gone.' })
  expect(readDraft('mara.report')?.content).toEqual({ key: 'r' })
  expect(readDraft('mara.report.report-1')?.content).toEqual({ key: 'report-1' })
  expect(readDraft('mara.settings')?.content).toEqual({ theme: 'dark' })
  expect(Object.keys(localStorage).filter((key) => !key.startsWith('soundings.draft.'))).toEqual([
    'soundings.theme',
  ])
})

test('what a browser does not take over stays where it was', () => {
  const key = 'soundings.site-draft.mara'
  const kept = new Map([[key, JSON.stringify({ key: 'k' })]])
  const full = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError')
    },
    removeItem: (name: string) => kept.delete(name),
  }
  // What is kept are the properties of the real one.
  vi.stubGlobal('localStorage', Object.assign(Object.create(full), Object.fromEntries(kept)))
  moveFormerDrafts()
  expect([...kept.keys()]).toEqual([key])
})

test('another tab that keeps something else makes this one’s draft be believed no more', () => {
  const draft = open()
  draft.keep({ text: 'Dear' })
  const heard: boolean[] = []
  const stop = draft.watch((isGone) => heard.push(isGone))
  const say = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: draftKey('mara.letter'), newValue }))
  say('{}')
  expect(draft.isKept()).toBe(false)
  draft.keep({ text: 'Dear all' })
  expect(draft.isKept()).toBe(true)
  say(null)
  stop()
  say(null)
  expect(heard).toEqual([false, true])
})

test('files of what is too old go with it', async () => {
  const draft = open()
  draft.keep({ text: 'Dear' })
  draft.keepFiles('first', [file])
  await draft.files('first')
  const late = Date.now() + 200 * 24 * 3_600_000
  vi.resetModules()
  vi.spyOn(Date, 'now').mockReturnValue(late)
  await import('./draft.ts')
  vi.restoreAllMocks()
  await vi.waitFor(async () => expect(await readFiles('mara.letter')).toBeUndefined())
  expect(draftNames()).toEqual([])
})
