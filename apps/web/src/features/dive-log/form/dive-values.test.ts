import { diveLogTexts } from '@soundings/contract/dive-log'
import { expect, test } from 'vitest'
import { nextCylinder, withGas } from './cylinder-values.ts'
import { richDive } from './dive.build.ts'
import {
  type DiveValues,
  emptyDive,
  fieldOf,
  filledIn,
  saysMore,
  TypedDive,
  valuesOfDive,
} from './dive-values.ts'

const needed = { siteName: 'Blue Hole', location: 'Egypt', date: '2026-11-20' }
const told = (values: Partial<DiveValues>) => TypedDive.safeParse({ ...emptyDive, ...needed, ...values })
const wrongs = (values: Partial<DiveValues>) =>
  told(values).error?.issues.map(({ path, message }) => [fieldOf(path), message])

test('what the log says of a dive comes back as it was, whatever the form shows of it', () => {
  const sent = TypedDive.parse(valuesOfDive(richDive))
  const { cylinders, weights, animalsSeen, trip, photos, equipment, conditions, duration } = sent
  expect({ cylinders, weights, animalsSeen, equipment, conditions, duration }).toEqual({
    cylinders: richDive.cylinders,
    weights: richDive.weights,
    animalsSeen: 'Green turtle, moray',
    equipment: richDive.equipment,
    conditions: ['Calm', 'Night'],
    duration: 47,
  })
  expect(trip).toBe('Dahab 2026')
  expect(photos).toEqual([richDive.photos[0]?.id])
})

test('what the form does not show is not said, so that it stays as it is', () => {
  const sent = TypedDive.parse(valuesOfDive(richDive))
  for (const field of ['computers', 'extra', 'entry', 'exit', 'mode', 'utcOffset', 'durationSeconds'])
    expect(sent).not.toHaveProperty(field)
})

test('what was taken out is said to be empty', () => {
  expect(told({}).data).toMatchObject({ notes: null, suit: null, trip: null, buddies: [], cylinders: [] })
})

test.each<[string, Partial<DiveValues>, [string, string]]>([
  ['no site', { siteName: '' }, ['siteName', diveLogTexts.siteName]],
  ['no place', { location: '' }, ['location', diveLogTexts.location]],
  ['no date', { date: '' }, ['date', diveLogTexts.date]],
  ['a day to come', { date: '2999-01-01' }, ['date', diveLogTexts.future]],
  ['more depth than anybody reached', { maxDepth: 351 }, ['maxDepth', diveLogTexts.depth]],
  [
    'an average below the deepest point',
    { maxDepth: 20, meanDepth: 21 },
    ['meanDepth', diveLogTexts.meanDepth],
  ],
])('%s is told at its field', (_, values, expected) => {
  expect(wrongs(values)).toEqual([expected])
})

const cylinder = nextCylinder([])

test.each([
  ['more at the end', { startPressure: 60, endPressure: 200 }, 'endPressure', diveLogTexts.endPressure],
  ['no oxygen', { ...withGas(cylinder, 'nitrox'), o2: null }, 'o2', diveLogTexts.oxygen],
  ['no helium', { ...withGas(cylinder, 'trimix'), he: null }, 'he', diveLogTexts.helium],
  ['more than all of it', { ...withGas(cylinder, 'trimix'), o2: 60, he: 60 }, 'he', diveLogTexts.mix],
])('%s in the second cylinder is told at the field of that one', (_, wrong, field, message) => {
  expect(wrongs({ cylinders: [cylinder, { ...cylinder, ...wrong, at: 1 }] })).toEqual([
    [`cylinders.1.${field}`, message],
  ])
})

test('a line without a weight is not sent, and what is wrong in the next one is told there', () => {
  const weights = [
    { at: 0, kg: null, kind: null },
    { at: 1, kg: 4, kind: null },
  ]
  expect(told({ weights }).data?.weights).toEqual([{ kg: 4, kind: null }])
  expect(wrongs({ weights: weights.map((one) => (one.at === 1 ? { ...one, kg: 400 } : one)) })).toEqual([
    ['weights.1.kg', diveLogTexts.weight],
  ])
})

test('air is sent as it was, pure oxygen is nitrox in the form, and helium goes with the gas', () => {
  const values = valuesOfDive({
    cylinders: [
      { o2: 20.9, he: 0 },
      { o2: 100, he: 0 },
    ],
  })
  expect(values.cylinders.map(({ gas, o2 }) => [gas, o2])).toEqual([
    ['air', 20.9],
    ['nitrox', 100],
  ])
  const trimix = withGas(cylinder, 'trimix')
  expect(told({ cylinders: [{ ...trimix, gas: 'nitrox', he: 35 }] }).data?.cylinders).toMatchObject([
    { o2: 21, he: 0 },
  ])
})

test('only empty fields are filled in, and a site that was typed keeps its own link', () => {
  const known = { ...valuesOfDive(richDive), diveSiteId: 'site-1' }
  const filled = filledIn({ ...emptyDive, siteName: 'The old quarry' }, known)
  expect(filled).toMatchObject({ siteName: 'The old quarry', diveSiteId: null, suit: '5 mm wetsuit' })
  expect(filledIn(emptyDive, known)).toMatchObject({ siteName: 'Blue Hole', diveSiteId: 'site-1' })
})

test('whether more is said than what everybody sees', () => {
  expect(saysMore({ ...emptyDive, ...needed, notes: 'Two turtles.' })).toBe(false)
  expect(saysMore({ ...emptyDive, buddies: ['Lea'] })).toBe(true)
})
