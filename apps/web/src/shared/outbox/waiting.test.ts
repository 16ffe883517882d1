import { expect, test } from 'vitest'
import { ApiError } from '#shared/api/client.ts'
import { buildNote, noteKind } from '#shared/testing/notes.ts'
import { failingOf, waitOf } from './failing.ts'
import { asWaiting, inFront, nextInLine, pauseAfter, worthTelling } from './waiting.ts'

const [first, second] = [asWaiting(buildNote('one')), asWaiting(buildNote('two'))]

test('entries are sent in the order in which they were written, one that pauses before all after it', () => {
  expect(nextInLine([first, second], 100, [])).toBe(first)
  expect(nextInLine([{ ...first, nextAt: 101 }, second], 100, [])).toBeUndefined()
  expect(nextInLine([{ ...first, nextAt: 101 }, second], 101, [])?.key).toBe(first.key)
})

test('one that fails again and again holds up no other, and is still tried when its pause is over', () => {
  const failing = { ...first, tries: 3, nextAt: 101 }
  expect(nextInLine([failing, second], 100, [])).toBe(second)
  expect(nextInLine([failing, second], 101, [])).toBe(failing)
  expect(inFront([{ ...failing, tries: 2 }, second], [])).toHaveLength(1)
})

test('one that was refused, or lies open in the form, holds up no other', () => {
  expect(nextInLine([{ ...first, isRefused: true }, second], 100, [])).toBe(second)
  expect(nextInLine([first, second], 100, [first.key])).toBe(second)
})

test('pauses grow up to a quarter of an hour', () => {
  expect([1, 2, 3, 40].map(pauseAfter)).toEqual([5_000, 10_000, 20_000, 900_000])
})

test('what may pass is told from what was refused', () => {
  const failed = (status: number, code?: string) => new ApiError(status, { message: 'No', code })
  expect([0, 500, 503, 429].map((status) => failingOf(failed(status)))).toEqual(Array(4).fill('later'))
  expect(failingOf(new TypeError('A part did not load'))).toBe('later')
  expect(failingOf(failed(403, 'bot'))).toBe('later')
  expect(failingOf(failed(401))).toBe('signed-out')
  expect([400, 403, 404, 409].map((status) => failingOf(failed(status)))).toEqual(Array(4).fill('refused'))
  expect(waitOf(new ApiError(429, { message: 'Wait' }, 40))).toBe(40_000)
})

test('of a kind that keeps the order of each subject, what is about something else goes', () => {
  const elsewhere = asWaiting(buildNote('three', { subject: 'another' }))
  expect(inFront([first, second, elsewhere], [])).toEqual([first, elsewhere])
  const kept = noteKind.order
  noteKind.order = 'kind'
  expect(inFront([first, second, elsewhere], [])).toEqual([first])
  noteKind.order = kept
})

test('what is of another kind is not held up', () => {
  const other = { ...second, kind: 'something else' }
  expect(inFront([first, second, other], [])).toEqual([first, other])
})

test('in a stream none overtakes another, and only what has to wait is told', () => {
  noteKind.isStream = true
  const failing = { ...first, tries: 9, nextAt: 101 }
  expect(nextInLine([failing, second], 100, [])).toBeUndefined()
  expect(nextInLine([{ ...failing, isRefused: true }, second], 100, [])).toBe(second)
  expect(worthTelling([failing, second, { ...second, isRefused: true }], false)).toHaveLength(2)
  expect(worthTelling([second], true)).toEqual([second])
  delete noteKind.isStream
  expect(worthTelling([second], false)).toEqual([second])
})
