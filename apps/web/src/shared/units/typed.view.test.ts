import { metric, type Quantity, type Unit, type Units } from '@soundings/rules/units'
import { expect, test } from 'vitest'
import { fieldText, isWithin, limitsText, readTyped } from './typed.view.ts'

const imperial: Units = { temperature: 'F', depth: 'ft', pressure: 'psi', weight: 'lb' }
const quantities = Object.keys(metric) as Quantity[]

const again = (text: string, quantity: Quantity, unit: Unit) =>
  fieldText(readTyped(text, quantity, unit), unit)

test.each(quantities)(
  'whatever is typed for a %s is read back as it was typed, in either unit',
  (quantity) => {
    for (const unit of [metric[quantity], imperial[quantity]])
      for (let typed = 0; typed <= 5_000; typed++)
        expect(again(String(typed), quantity, unit)).toBe(String(typed))
  },
)

test('tenths are read back too', () => {
  for (let tenths = 0; tenths <= 2_000; tenths++) {
    const typed = String(tenths / 10)
    expect(again(typed, 'depth', 'ft')).toBe(typed)
    expect(again(typed, 'depth', 'm')).toBe(typed)
    expect(again(typed, 'temperature', 'F')).toBe(typed)
    expect(again(typed, 'weight', 'lb')).toBe(typed)
  }
})

test('a value does not drift, however often its field is left', () => {
  const typed = readTyped('60', 'depth', 'ft')
  let value = typed
  for (let times = 0; times < 100; times++) value = readTyped(fieldText(value, 'ft'), 'depth', 'ft')
  expect(typed).toBe(18.288)
  expect(value).toBe(typed)
})

test('a unit that is typed counts more than the one that is set', () => {
  expect(readTyped('60 ft', 'depth', 'm')).toBe(18.288)
  expect(readTyped("60'", 'depth', 'm')).toBe(18.288)
  expect(readTyped('18m', 'depth', 'ft')).toBe(18)
  expect(readTyped('75 °F', 'temperature', 'C')).toBe(23.889)
  expect(readTyped('3000psi', 'pressure', 'bar')).toBe(206.843)
  expect(readTyped('14 LBS', 'weight', 'kg')).toBe(6.35)
})

test('numbers are taken as people write them', () => {
  expect(readTyped('18,5', 'depth', 'm')).toBe(18.5)
  expect(readTyped(' 18.5\u00a0m ', 'depth', 'm')).toBe(18.5)
  expect(readTyped(',5', 'weight', 'kg')).toBe(0.5)
  expect(readTyped('3,000', 'pressure', 'bar')).toBe(3000)
  expect(readTyped('0,500', 'weight', 'kg')).toBe(0.5)
  expect(readTyped('−1.5', 'temperature', 'C')).toBe(-1.5)
})

test('nothing is null, and what is no such value is not a number', () => {
  expect(readTyped('  ', 'depth', 'm')).toBeNull()
  for (const text of ['deep', '12 psi', '1.2.3', '-', 'm', '1e3', '12 13x', '5 °C', 'toString'])
    expect(readTyped(text, 'depth', 'm')).toBeNaN()
})

test('a field shows no unit, no groups, and nothing for nothing', () => {
  expect(fieldText(200, 'psi')).toBe('2901')
  expect(fieldText(-0.001, 'm')).toBe('0')
  expect(fieldText(null, 'm')).toBe('')
  expect(fieldText(Number.NaN, 'm')).toBe('')
})

test('limits are told in the unit of the person, and what they tell is allowed', () => {
  expect(limitsText({ min: 0, max: 330 }, 'm')).toBe('0 to 330\u00a0m')
  expect(limitsText({ min: 0, max: 330 }, 'ft')).toBe('0 to 1082\u00a0ft')
  expect(limitsText({ min: -2, max: 40 }, 'F')).toBe('29 to 104\u00a0°F')
  expect(limitsText({ max: 18.288 }, 'ft')).toBe('At most 60\u00a0ft')
  expect(limitsText({ min: 1 }, 'kg')).toBe('At least 1\u00a0kg')
  expect(limitsText({}, 'kg')).toBe('')
  expect(isWithin(readTyped('1082', 'depth', 'ft') ?? 0, { min: 0, max: 330 })).toBe(true)
  expect(isWithin(readTyped('1083', 'depth', 'ft') ?? 0, { min: 0, max: 330 })).toBe(false)
  expect(isWithin(readTyped('29', 'temperature', 'F') ?? 0, { min: -2 })).toBe(true)
})
