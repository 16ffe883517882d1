import { EquipmentItem } from '@soundings/contract/equipment'
import { describe, expect, it } from 'vitest'
import { dueFor, monthsAfter, nameOfItem, useOf } from './equipment.ts'

const regulator = (known: object = {}) =>
  EquipmentItem.parse({ id: '0191d8a0-0000-7000-8000-000000000000', kind: 'regulator', ...known })
const dived = { dives: 120, hours: 90, lastDive: '2026-05-16', divesSinceService: 40 }
const today = '2026-06-01'

it('a month later is the same day, or the last one', () => {
  expect(monthsAfter('2026-01-31', 1)).toBe('2026-02-28')
  expect(monthsAfter('2025-11-15', 24)).toBe('2027-11-15')
})

describe('something is due for service', () => {
  it('by months since it was serviced or bought', () => {
    const bought = { boughtOn: '2024-01-10', serviceMonths: 12 }
    expect(useOf(regulator(bought), dived, today)).toMatchObject({ dueOn: '2025-01-10', isDue: true })
    const services = [{ date: '2026-02-01' }, { date: '2025-01-20' }]
    expect(useOf(regulator({ ...bought, services }), dived, today)).toMatchObject({
      lastServiceOn: '2026-02-01',
      dueOn: '2027-02-01',
      isDue: false,
    })
  })

  it('by dives since then', () => {
    expect(useOf(regulator({ serviceDives: 100 }), dived, today)).toMatchObject({
      divesLeft: 60,
      isDue: false,
    })
    expect(useOf(regulator({ serviceDives: 40 }), dived, today)).toMatchObject({ divesLeft: 0, isDue: true })
  })

  it('never without an interval, nor when it is retired', () => {
    expect(useOf(regulator(), dived, today)).toMatchObject({ dueOn: null, divesLeft: null, isDue: false })
    const old = { boughtOn: '2010-01-01', serviceMonths: 12, retiredOn: '2020-01-01' }
    expect(useOf(regulator(old), dived, today).isDue).toBe(false)
  })
})

it('a due service keeps its word until it is done or put off', () => {
  const dueOf = (known: object, on = today) => {
    const item = regulator(known)
    return dueFor(item, useOf(item, dived, on))
  }
  const old = { boughtOn: '2024-01-10', serviceMonths: 12 }
  expect(dueOf(old)).toBe(dueOf(old, '2026-09-01'))
  expect(dueOf({ ...old, serviceMonths: 24 })).not.toBe(dueOf(old))
  expect(dueOf({ ...old, services: [{ date: '2026-05-01' }] })).toBeNull()
  expect(dueOf({ serviceDives: 40 })).not.toBeNull()
  expect(dueOf({ serviceDives: 40, retiredOn: '2026-01-01' })).toBeNull()
})

it('a thing is called by brand and model, or by what it is', () => {
  expect(nameOfItem(regulator({ brand: 'Apeks', model: 'XTX50' }))).toBe('Apeks XTX50')
  expect(nameOfItem(regulator({ model: 'XTX50' }))).toBe('XTX50')
  expect(nameOfItem(regulator())).toBe('Regulator')
})
