// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { draftKey } from '#shared/drafts/draft-name.ts'
import { emptyValues } from '../site-values.ts'
import { openSiteDraft } from './site-draft.ts'

const reef = { ...emptyValues(), siteName: 'Ghost Reef', maxDepth: 30, hazards: ['depth'] }

beforeEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('what is typed is there after a reload, for this person alone', () => {
  const draft = openSiteDraft('mara')
  expect(draft.isRestored).toBe(false)
  draft.typed = reef
  expect(draft.isKept()).toBe(true)
  expect(openSiteDraft('mara').typed).toEqual(reef)
  expect(openSiteDraft('mara').isRestored).toBe(true)
  expect(openSiteDraft('jonas').isRestored).toBe(false)
})

test('a form that nobody touched leaves nothing behind', () => {
  openSiteDraft('mara').typed = emptyValues()
  expect(openSiteDraft('mara').isRestored).toBe(false)
})

test('every try has the same key, also after a reload, and knows whether something else was tried', () => {
  const draft = openSiteDraft('mara')
  draft.typed = reef
  const first = draft.trying({ siteName: 'Ghost Reef' })
  expect(first.isChanged).toBe(false)
  expect(draft.trying({ siteName: 'Ghost Reef' })).toEqual(first)
  expect(openSiteDraft('mara').trying({ siteName: 'Ghost Reef II' })).toEqual({
    key: first.key,
    isChanged: true,
  })
})

test('what became a site is forgotten, and the next one has another key', () => {
  const draft = openSiteDraft('mara')
  draft.typed = reef
  const { key } = draft.trying({})
  draft.forget()
  expect(openSiteDraft('mara').isRestored).toBe(false)
  expect(draft.trying({}).key).not.toBe(key)
  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('a draft that another tab has sent gets another key here', () => {
  const draft = openSiteDraft('mara')
  draft.typed = reef
  const { key } = draft.trying({})
  const stop = draft.watch()
  window.dispatchEvent(new StorageEvent('storage', { key: draftKey('mara.site'), newValue: null }))
  expect(draft.trying({}).key).not.toBe(key)
  stop()
})

test('what another version kept and does not fit is left out', () => {
  const values = { siteName: 'Ghost Reef', hazards: 'all', maxDepth: '30', wings: 2, coordinates: [1] }
  localStorage.setItem(
    draftKey('mara.site'),
    JSON.stringify({ version: 1, typedAt: 1, content: { values, key: 'k', tried: 3 } }),
  )
  expect(openSiteDraft('mara').typed).toEqual({ ...emptyValues(), siteName: 'Ghost Reef' })
  localStorage.setItem(draftKey('mara.site'), 'nonsense')
  expect(openSiteDraft('mara').isRestored).toBe(false)
})

test('a browser that refuses to keep it says so', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('refused')
    },
    removeItem: () => undefined,
  })
  const draft = openSiteDraft('mara')
  draft.typed = reef
  expect(draft.isKept()).toBe(false)
})
