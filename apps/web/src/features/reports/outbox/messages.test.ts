import { expect, test } from 'vitest'
import { standingText, waitingText } from '#shared/outbox/messages.ts'
import { asWaiting } from '#shared/outbox/waiting.ts'
import { reportWords } from './messages.ts'
import { buildEntry, buildReportPhoto } from './outbox.build.ts'

const [first, second] = [asWaiting(buildEntry()), asWaiting(buildEntry())]

test('where a report stands is said with what still has to be sent', () => {
  const photos = [buildReportPhoto(), buildReportPhoto(), buildReportPhoto({ id: first.key })]
  const waits = { ...first, attachments: photos }
  const say = (report: typeof waits, isOffline: boolean, share?: number) =>
    standingText(report, { isOffline, share })
  expect(say(waits, true)).toBe('Waiting for a connection · 2 photos')
  expect(say(waits, false, 0.42)).toBe('Sending… 42 %')
  expect(say({ ...waits, attachments: [], problem: 'Unexpected server response' }, false)).toBe(
    'Unexpected server response',
  )
  expect(say({ ...waits, isRefused: true, problem: 'The date can’t be in the future.' }, true)).toBe(
    'Not sent: The date can’t be in the future.',
  )
})

test('how many wait is said in words', () => {
  expect(waitingText([first])).toBe('1 dive report waiting to be sent')
  expect(waitingText([first, second])).toBe('2 dive reports waiting to be sent')
  expect(waitingText([first, { ...second, isRefused: true }])).toBe('1 dive report couldn’t be sent')
  expect(reportWords.attachmentsLost(2, 1)).toBe(
    '2 photos couldn’t be uploaded. Dive report will be saved without them.',
  )
})
