import { expect, test } from 'vitest'
import { ApiError } from '#shared/api/client.ts'
import { buildEntry, buildReportPhoto } from './outbox.build.ts'
import { verdictOf, waitOf } from './outbox.queries.ts'
import { asWaiting, line, nextInLine, pauseAfter } from './waiting-report.ts'
import { standingText, waitingText, withoutPhotosText } from './words.ts'

const [first, second] = [asWaiting(buildEntry()), asWaiting(buildEntry())]

test('reports are sent in the order in which they were written, one that pauses before all after it', () => {
  expect(nextInLine([first, second], 100, [])).toBe(first)
  expect(nextInLine([{ ...first, nextAt: 101 }, second], 100, [])).toBeUndefined()
  expect(nextInLine([{ ...first, nextAt: 101 }, second], 101, [])?.key).toBe(first.key)
})

test('one that fails again and again holds up no other, and is still tried when its pause is over', () => {
  const failing = { ...first, tries: 3, nextAt: 101 }
  expect(nextInLine([failing, second], 100, [])).toBe(second)
  expect(nextInLine([failing, second], 101, [])).toBe(failing)
  expect(line([{ ...failing, tries: 2 }, second], [])).toHaveLength(1)
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
  expect([0, 500, 503, 429].map((status) => verdictOf(failed(status)))).toEqual(Array(4).fill('later'))
  expect(verdictOf(new TypeError('A part did not load'))).toBe('later')
  expect(verdictOf(failed(403, 'bot'))).toBe('later')
  expect(verdictOf(failed(401))).toBe('signed-out')
  expect([400, 403, 404, 409].map((status) => verdictOf(failed(status)))).toEqual(Array(4).fill('refused'))
  expect(waitOf(new ApiError(429, { message: 'Wait' }, 40))).toBe(40_000)
})

test('where a report stands is said with what still has to be sent', () => {
  const photos = [buildReportPhoto(), buildReportPhoto(), buildReportPhoto({ id: first.key })]
  const waits = { ...first, photos }
  const say = (report: typeof waits, isOffline: boolean, share?: number) =>
    standingText(report, { isOffline, share })
  expect(say(waits, true)).toBe('Waiting for a connection · 2 photos')
  expect(say(waits, false, 0.42)).toBe('Sending… 42 %')
  expect(say({ ...waits, photos: [], problem: 'The server did not answer properly' }, false)).toBe(
    'The server did not answer properly',
  )
  expect(say({ ...waits, isRefused: true, problem: 'This day has not come yet.' }, true)).toBe(
    'Not sent: This day has not come yet.',
  )
})

test('how many wait is said in words', () => {
  expect(waitingText([first])).toBe('1 dive report waits to be sent')
  expect(waitingText([first, second])).toBe('2 dive reports wait to be sent')
  expect(waitingText([first, { isRefused: true }])).toBe('1 dive report could not be sent')
  expect(withoutPhotosText(2, 1)).toBe(
    '2 photos could not be uploaded. Dive report will be saved without them.',
  )
})
