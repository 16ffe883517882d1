import { expect, test } from 'vitest'
import { firstNewOf, requestLeft, rowsOf } from './rows.view.ts'
import { buildMessage, buildMessages, nico } from './talk.build.ts'

const day = 24 * 3_600_000
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()
const at = (...times: number[]) =>
  times.map((time, index) => buildMessage(index + 1, { createdAt: ago(time) }))

test('messages of one person stand together while they follow one another', () => {
  const [first, soon, late] = at(40 * 60_000, 39 * 60_000, 10 * 60_000)
  if (!first || !soon || !late) throw new Error('No messages')
  const other = { ...late, seq: 4, senderId: 'somebody else' }
  const rows = rowsOf([first, { ...soon, createdAt: first.createdAt }, late, other], null)
  expect(rows.map(({ isFirst }) => isFirst)).toEqual([true, false, true, true])
})

test('each day begins once', () => {
  const rows = rowsOf(at(3 * day, 3 * day - 1, day, 0), null)
  expect(rows.map(({ beginsDay }) => beginsDay)).toEqual([true, false, true, true])
})

test('the line stands above the first that is new', () => {
  const messages = buildMessages(1, 6)
  const newFrom = firstNewOf(messages, { meId: '018f0000-0000-7000-8000-000000000001', readSeq: 2 })
  expect(newFrom).toBe(4)
  expect(rowsOf(messages, newFrom).map(({ isFirstNew }) => isFirstNew)).toEqual([
    false,
    false,
    false,
    true,
    false,
    false,
  ])
  expect(firstNewOf(messages, { meId: nico.id, readSeq: 6 })).toBeNull()
})

test('a request holds three messages, and begins anew after a month', () => {
  const sent = (...times: number[]) => times.map((time) => ({ createdAt: ago(time) }))
  expect(requestLeft([], 0)).toBe(3)
  expect(requestLeft(sent(2_000, 1_000), 0)).toBe(1)
  expect(requestLeft(sent(2_000, 1_000), 2)).toBe(0)
  expect(requestLeft(sent(31 * day, 31 * day, 31 * day), 0)).toBe(3)
  expect(requestLeft(sent(40 * day, 39 * day, 38 * day, day), 0)).toBe(2)
})
