import { type EquipmentItem, type EquipmentLog, equipment } from '@soundings/contract/equipment'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { stubNetwork } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { EquipmentField } from './EquipmentField.tsx'

const idOf = (number: number) => `019c0000-0000-7000-8000-00000000000${number}`
const use = {
  dives: 0,
  hours: 0,
  lastDive: null,
  lastServiceOn: null,
  divesSinceService: 0,
  dueOn: null,
  divesLeft: null,
  isDue: false,
}
const buildItem = (number: number, known: Partial<EquipmentItem> = {}): EquipmentLog['items'][number] => ({
  id: idOf(number),
  kind: 'other',
  brand: null,
  model: null,
  serial: null,
  boughtOn: null,
  serviceMonths: null,
  serviceDives: null,
  services: [],
  retiredOn: null,
  notes: null,
  use,
  ...known,
})

const items = [
  buildItem(1, { kind: 'regulator', brand: 'Apeks', model: 'XTX50' }),
  buildItem(2, { kind: 'suit' }),
  buildItem(3, { kind: 'camera', brand: 'Old one', retiredOn: '2025-01-01' }),
]
const sets = [{ id: idOf(9), name: 'Warm water', items: [idOf(1), idOf(2), idOf(3)] }]

let network: ReturnType<typeof stubNetwork>
beforeEach(() => {
  network = stubNetwork()
  network.answer(equipment.get, { items, sets, isCounted: false, version: 1 })
})

let chosen: string[]
const Field = ({ first }: { first: string[] }) => {
  const [value, setValue] = useState(first)
  chosen = value
  return <EquipmentField value={value} onChange={setValue} />
}
const show = (first: string[] = []) => {
  renderPart(<Field first={first} />)
  return userEvent.setup()
}

test('a whole set is chosen in one press, and taken off with another', async () => {
  const user = show()
  const set = await screen.findByRole('button', { name: 'Warm water' })
  await user.click(set)
  expect(chosen).toEqual([idOf(1), idOf(2)])
  expect(set.getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('checkbox', { name: 'Suit' }))
  expect(set.getAttribute('aria-pressed')).toBe('false')
  await user.click(set)
  await user.click(set)
  expect(chosen).toEqual([])
})

test('what is retired shows only where it was used', async () => {
  show()
  await screen.findByRole('checkbox', { name: 'Apeks XTX50' })
  expect(screen.queryByRole('checkbox', { name: 'Old one' })).toBeNull()
  show([idOf(3)])
  expect(await screen.findByRole('checkbox', { name: 'Old one' })).toBeDefined()
})

test('what was taken off the list since is taken off the dive', async () => {
  show([idOf(1), idOf(7)])
  await waitFor(() => expect(chosen).toEqual([idOf(1)]))
})

test('where the list does not load, what was chosen stays', async () => {
  network.cut(equipment.get)
  show([idOf(1)])
  expect(await screen.findByText(/^Couldn’t load your equipment/)).toBeDefined()
  expect(chosen).toEqual([idOf(1)])
})
