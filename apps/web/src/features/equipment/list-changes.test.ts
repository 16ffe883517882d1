import type { EquipmentSet } from '@soundings/contract/equipment'
import { expect, test } from 'vitest'
import { buildItem, itemId } from './equipment.build.ts'
import { type KeptList, keptItem } from './equipment.queries.ts'
import {
  addService,
  ChangedElsewhere,
  dropService,
  removeItem,
  removeSet,
  saveItem,
  saveSet,
} from './list-changes.ts'

const [one, two] = [keptItem(buildItem()), keptItem(buildItem({ id: itemId(2), kind: 'suit' }))]
const warm: EquipmentSet = { id: itemId(9), name: 'Warm water', items: [one.id, two.id] }
const list: KeptList = { items: [one, two], sets: [warm], isCounted: false }

test('a thing takes its place, a new one the last', () => {
  const changed = { ...one, model: 'MTX-R' }
  expect(saveItem(changed, one)(list).items).toEqual([changed, two])
  const added = { ...one, id: itemId(3) }
  expect(saveItem(added, null)(list).items).toEqual([one, two, added])
})

test('a thing that was changed elsewhere is not replaced unseen, but what was changed beside it stays', () => {
  const mine = { ...one, model: 'MTX-R' }
  const elsewhere = { ...list, items: [{ ...one, notes: 'New hose' }, two] }
  expect(() => saveItem(mine, one)(elsewhere)).toThrow(ChangedElsewhere)
  const beside = { ...list, items: [one, { ...two, notes: 'Patched' }] }
  expect(saveItem(mine, one)(beside).items).toEqual([mine, { ...two, notes: 'Patched' }])
  // What arrived although its answer was lost.
  expect(saveItem(mine, one)({ ...list, items: [mine, two] }).items).toEqual([mine, two])
})

test('a service that was noted can be taken back, but none that says more', () => {
  const noted = addService(one.id, '2026-05-01')(list)
  expect(noted.items[0]?.services).toEqual([{ date: '2026-05-01', note: null }])
  expect(dropService(one.id, '2026-05-01')(noted).items[0]?.services).toEqual([])
  const told = { ...list, items: [{ ...one, services: [{ date: '2026-05-01', note: 'Both stages' }] }] }
  expect(dropService(one.id, '2026-05-01')(told)).toEqual(told)
})

test('a thing leaves its sets, and comes back to its place and to them', () => {
  const { change, undo } = removeItem(list, one.id)
  const without = change(list)
  expect([without.items, without.sets[0]?.items]).toEqual([[two], [two.id]])
  const back = undo(without)
  expect(back.items).toEqual([one, two])
  expect(back.sets[0]?.items.toSorted()).toEqual([one.id, two.id])
  expect(undo(back)).toEqual(back)
})

test('a set holds nothing that is gone', () => {
  const { change, undo } = removeSet(list, warm.id)
  expect(change(list).sets).toEqual([])
  const smaller = { ...list, items: [two], sets: [] }
  expect(undo(smaller).sets).toEqual([{ ...warm, items: [two.id] }])
  expect(saveSet({ ...warm, name: 'Tropics' }, null)(smaller).sets[0]?.items).toEqual([two.id])
})
