// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { buildSite } from '#shared/testing/sites.ts'
import { valuesOf } from '../site-values.ts'
import { openEditDraft } from './edit-draft.ts'

const site = buildSite({ siteName: 'Ghost Reef', maxDepth: 20, version: 3 })
const typed = { ...valuesOf(site), maxDepth: 25 }
const newer = { ...site, version: 4, region: 'Sinai' }

beforeEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const keep = () => {
  const draft = openEditDraft('mara', site)
  draft.typed = typed
  draft.note = 'I was there.'
  return draft
}

test('what is typed over a site is there after a reload, for this person and this site alone', () => {
  expect(keep().isKept()).toBe(true)
  expect(openEditDraft('mara', site)).toMatchObject({
    isRestored: true,
    isOlder: false,
    typed,
    note: 'I was there.',
  })
  expect(openEditDraft('jonas', site).isRestored).toBe(false)
  expect(openEditDraft('mara', buildSite()).isRestored).toBe(false)
})

test('what says the same as the site leaves nothing behind', () => {
  const draft = keep()
  draft.note = ' '
  draft.typed = valuesOf(site)
  expect(draft.isTouched()).toBe(false)
  expect(localStorage).toHaveLength(0)
})

test('a note alone is something to lose', () => {
  const draft = openEditDraft('mara', site)
  draft.note = 'The buoy is gone.'
  expect(draft.isTouched()).toBe(true)
  expect(openEditDraft('mara', site).note).toBe('The buoy is gone.')
})

test('a draft knows over which version it was typed, when somebody changed the site since', () => {
  keep()
  const draft = openEditDraft('mara', newer)
  expect(draft.isOlder).toBe(true)
  expect(draft.base).toMatchObject({ version: 3, region: null })
  draft.goOnFrom(newer)
  draft.typed = typed
  expect(openEditDraft('mara', newer)).toMatchObject({
    isOlder: false,
    base: { version: 4, region: 'Sinai' },
  })
})

test('what was saved or given up is forgotten, and comes back when that is taken back', () => {
  const draft = keep()
  const before = { base: draft.base, typed: draft.typed, note: draft.note }
  draft.forget()
  expect(localStorage).toHaveLength(0)
  openEditDraft('mara', newer).restore(before)
  expect(openEditDraft('mara', newer)).toMatchObject({ isOlder: true, typed, note: 'I was there.' })
})

test('what another version kept and does not fit is left out', () => {
  keep()
  const name = String(localStorage.key(0))
  const kept = JSON.parse(localStorage.getItem(name) ?? '')
  const keptAs = (change: object) => JSON.stringify({ ...kept, content: { ...kept.content, ...change } })
  localStorage.setItem(name, keptAs({ values: { maxDepth: 'deep', siteName: 'Ghost' } }))
  expect(openEditDraft('mara', site).typed).toEqual({ ...valuesOf(site), siteName: 'Ghost' })
  localStorage.setItem(name, keptAs({ facts: { siteName: 'Ghost' } }))
  expect(openEditDraft('mara', site).isRestored).toBe(false)
})

test('a browser that refuses to keep it says so', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('refused')
    },
    removeItem: () => undefined,
  })
  expect(keep().isKept()).toBe(false)
})
