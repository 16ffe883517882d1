// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { draftNames } from '#shared/drafts/stored-drafts.ts'
import { openDiveDraft } from './dive-draft.ts'
import { emptyDive } from './dive-values.ts'

const mara = 'mara'
const open = () => openDiveDraft(mara, emptyDive)
const typed = { ...emptyDive, siteName: 'Blue Hole', maxDepth: 28 }

beforeEach(() => localStorage.clear())

test('what was typed is offered the next time, and the form opens empty', () => {
  open().typed = typed
  const next = open()
  expect(next.typed).toBeUndefined()
  expect(next.hasOffer).toBe(true)
  expect(next.takeOffer()).toEqual(typed)
  expect(next.typed).toEqual(typed)
})

test('a form that nobody touched leaves the offer for the next time', () => {
  open().typed = typed
  const untouched = open()
  untouched.typed = emptyDive
  expect(open().takeOffer()).toEqual(typed)
})

test('who writes another dive meanwhile finds the first one again once that is saved', () => {
  open().typed = typed
  const other = open()
  other.typed = { ...emptyDive, siteName: 'The old quarry' }
  other.forget()
  expect(open().takeOffer()).toEqual(typed)
})

test('what is discarded is gone', () => {
  open().typed = typed
  open().dropOffer()
  expect(open().hasOffer).toBe(false)
  expect(draftNames(mara)).toEqual([])
})

test('what was tried before is sent under the same name when it is taken up', () => {
  const first = open()
  first.typed = typed
  first.tried = 'as it was'
  const next = open()
  expect(next.key).not.toBe(first.key)
  next.takeOffer()
  expect([next.key, next.tried]).toEqual([first.key, 'as it was'])
})

test('a dive of the log has a draft of its own, which stands in its form with the version over which it was typed', () => {
  const known = { id: 'dive-1', version: 3 }
  openDiveDraft(mara, emptyDive, known).typed = typed
  expect(open().hasOffer).toBe(false)
  const again = openDiveDraft(mara, emptyDive, { ...known, version: 4 })
  expect(again.typed).toEqual(typed)
  expect([again.isRestored, again.version, again.key]).toEqual([true, 3, 'dive-1'])
})

test('when another tab takes its place, a new dive gets a name of its own, unless it was tried', () => {
  const draft = open()
  draft.typed = typed
  const stop = draft.watch()
  const before = draft.key
  const key = 'soundings.draft.mara.dive'
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: '{}' }))
  expect(draft.key).not.toBe(before)
  draft.tried = 'as it was'
  const tried = draft.key
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: '{}' }))
  expect(draft.key).toBe(tried)
  stop()
})

test('what another tab sends meanwhile is not offered any more, and what it types on is offered as it is then', () => {
  const first = open()
  first.typed = typed
  const next = open()
  const stop = next.watch()
  const hear = () => {
    const key = 'soundings.draft.mara.dive'
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }))
  }
  first.typed = { ...typed, notes: 'Two turtles.' }
  hear()
  next.typed = emptyDive
  expect(open().takeOffer()?.notes).toBe('Two turtles.')
  first.forget()
  hear()
  expect(next.takeOffer()).toBeNull()
  stop()
})

test('of what another version of the app kept, what fits is taken', () => {
  const content = { key: 'k', values: { siteName: 'Blue Hole', maxDepth: 'deep', cylinders: 'two' } }
  localStorage.setItem(
    'soundings.draft.mara.dive',
    JSON.stringify({ version: 1, typedAt: Date.now(), content }),
  )
  expect(open().takeOffer()).toEqual({ ...emptyDive, siteName: 'Blue Hole' })
})
