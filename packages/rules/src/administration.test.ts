import { expect, test } from 'vitest'
import {
  broadcastState,
  databaseState,
  diskState,
  mailState,
  maskedEmail,
  queueState,
} from './administration.ts'

const gigabyte = 1024 ** 3

test('a disk is worth a look before it is full, and one that does not tell is left alone', () => {
  expect([10 * gigabyte, gigabyte, gigabyte / 8, null].map(diskState)).toEqual([
    'ok',
    'warning',
    'failing',
    'ok',
  ])
})

test('a queue is worth a look when jobs failed or wait, and fails when nobody comes to it', () => {
  expect(queueState({ failed: 0, waited: 0 })).toBe('ok')
  expect(queueState({ failed: 1, waited: 0 })).toBe('warning')
  expect(queueState({ failed: 0, waited: 5 * 60_000 })).toBe('warning')
  expect(queueState({ failed: 0, waited: 60 * 60_000 })).toBe('failing')
})

test('a database is worth a look when it is slow or nearly full of connections', () => {
  const usual = { answersIn: 2, connections: 20, maxConnections: 100 }
  expect(databaseState(usual)).toBe('ok')
  expect(databaseState({ ...usual, answersIn: 900 })).toBe('warning')
  expect(databaseState({ ...usual, connections: 90 })).toBe('warning')
})

test('mail that is tried again fails, and mail that is kept reaches nobody', () => {
  expect(mailState({ delivery: 'sent', retrying: 0 })).toBe('ok')
  expect(mailState({ delivery: 'kept', retrying: 0 })).toBe('warning')
  expect(mailState({ delivery: 'sent', retrying: 2 })).toBe('failing')
})

test('an address shows its first letter and its host', () => {
  expect(maskedEmail('anna@example.org')).toBe('a…@example.org')
  expect(maskedEmail('"a@b"@example.org')).toBe('"…@example.org')
})

test('an announcement is to come, shown or over', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 5, 1, hour))
  const state = (startsAt: Date | null, endsAt: Date | null) => broadcastState({ startsAt, endsAt }, at(12))
  expect([
    state(null, null),
    state(at(12), at(13)),
    state(at(13), null),
    state(null, at(12)),
    state(at(10), at(11)),
  ]).toEqual(['shown', 'shown', 'scheduled', 'ended', 'ended'])
})
