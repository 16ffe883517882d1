import type { TripHistoryEntry } from '@soundings/contract/trips-shapes'
import { expect, test } from 'vitest'
import { historyText } from './history.view.ts'

const ana = { id: 'ana', handle: 'ana', name: 'Ana', avatar: null }
const entry = (known: Partial<TripHistoryEntry>): TripHistoryEntry => ({
  seq: 1,
  at: '2026-11-27T10:00:00Z',
  by: ana,
  thing: 'stop',
  deed: 'moved',
  name: 'Canyon',
  ...known,
})

test.each([
  [{}, 'Ana moved ‘Canyon’'],
  [{ deed: 'restored' as const }, 'Ana brought back ‘Canyon’'],
  [{ name: null }, 'Ana moved a stop'],
  [{ by: { ...ana, name: null } }, '@ana moved ‘Canyon’'],
  [
    { by: null, thing: 'expense' as const, deed: 'removed' as const, name: null },
    'Somebody who left removed an expense',
  ],
  [{ thing: 'item' as const, deed: 'changed' as const, name: 'Visa' }, 'Ana changed ‘Visa’ on the checklist'],
  [{ thing: 'trip' as const, deed: 'changed' as const, name: null }, 'Ana changed the trip’s details'],
  [{ thing: 'link' as const, deed: 'removed' as const, name: null }, 'Ana ended a link'],
])('%j reads %s', (known, text) => {
  expect(historyText(entry(known), 'me')).toBe(text)
})

test('what one did oneself is told as such', () => {
  expect(historyText(entry({}), 'ana')).toBe('You moved ‘Canyon’')
})
