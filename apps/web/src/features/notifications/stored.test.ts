import { expect, test } from 'vitest'
import { keepToast, useToastHistory } from '#shared/ui/toast-history.ts'
import { entriesOf } from './entries.ts'
import { buildNotification, buildPage, buildStored } from './notifications.build.ts'
import { afterEvent, storedItems, storedUnread, withoutAll, withRead } from './stored.ts'

const [one, two, three] = [buildNotification(), buildNotification(), buildNotification()]

test('what comes stands first and is unread, however often it is told', () => {
  const event = { kind: 'added', notification: two } as const
  const once = afterEvent(buildStored(one), event)
  expect(storedItems(once)).toEqual([two, one])
  expect(storedUnread(once)).toBe(2)
  expect(afterEvent(once, event)).toBe(once)
})

test('what tells of more people is the newest again, and counts once', () => {
  const renewed = { ...one, message: '@sam and @mara_l thanked you' }
  const several = { pages: [buildPage(three, two), buildPage(one)], pageParams: [null, 'x'] }
  const after = afterEvent(several, { kind: 'renewed', notification: renewed })
  expect(storedItems(after)).toEqual([renewed, three, two])
  expect(storedUnread(after)).toBe(storedUnread(several))
})

test('what is read counts no longer, and what was read before does not count twice', () => {
  const stored = buildStored(three, two, { ...one, read: true })
  const after = afterEvent(stored, { kind: 'read', ids: [two.id, one.id] })
  expect(storedItems(after).map(({ read }) => read)).toEqual([false, true, true])
  expect(storedUnread(after)).toBe(1)
})

test('without ids all are read, also those that were not fetched', () => {
  const page = { ...buildPage(two, one), unread: 70, total: 90, nextCursor: 'x' }
  const after = withRead({ pages: [page], pageParams: [null] })
  expect(storedUnread(after)).toBe(0)
  expect(storedItems(after).every(({ read }) => read)).toBe(true)
})

test('cleared is all of it, on all pages', () => {
  const several = { pages: [buildPage(three, two), buildPage(one)], pageParams: [null, 'x'] }
  expect(withoutAll(several)).toEqual(buildStored())
  expect(afterEvent(several, { kind: 'cleared' })).toEqual(buildStored())
})

test('one list has the messages of the visit and those of the server, newest first', () => {
  useToastHistory.setState({ kept: [] })
  keepToast({ type: 'success', message: 'Just now', duration: 3000, action: undefined })
  const future = buildNotification({ createdAt: new Date(Date.now() + 60_000).toISOString(), link: '/about' })
  const entries = entriesOf(useToastHistory.getState().kept, [future, one])
  expect(entries.map(({ message }) => message)).toEqual([future.message, 'Just now', one.message])
  expect(entries.map(({ link }) => link)).toEqual(['/about', null, null])
})
