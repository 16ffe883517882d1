import { expect, test } from 'vitest'
import { richDive } from './dive.build.ts'
import { emptyDive, filledIn, valuesOfDive } from './dive-values.ts'
import { likeLast, nextNumber } from './like-last.ts'

const last = valuesOfDive(richDive)
const again = (now: Partial<Parameters<typeof likeLast>[1]> = {}, from = last) =>
  filledIn(emptyDive, likeLast(from, { today: '2026-11-23', number: 142, ...now }))

test('place, people, trip and equipment stay, and the day is today', () => {
  expect(again()).toMatchObject({
    siteName: 'Blue Hole',
    location: 'Egypt, Dahab',
    date: '2026-11-23',
    suit: '5 mm wetsuit',
    weights: last.weights,
    buddies: ['Lea'],
    divemasters: ['Omar'],
    trip: 'Dahab 2026',
    equipment: last.equipment,
  })
})

test('what was measured, seen and written on the last dive does not come along', () => {
  const { time, maxDepth, duration, notes, conditions, rating, animalsSeen, photos, meanDepth } = again()
  expect({ time, maxDepth, duration, notes, conditions, rating, animalsSeen, photos, meanDepth }).toEqual({
    time: '',
    maxDepth: null,
    duration: null,
    notes: '',
    conditions: [],
    rating: null,
    animalsSeen: [],
    photos: [],
    meanDepth: null,
  })
})

test('a cylinder stays with its gas and size, but nobody has breathed from it', () => {
  expect(again().cylinders).toMatchObject([
    { size: 11.1, o2: 32, gas: 'nitrox', startPressure: null, endPressure: null },
  ])
})

test('who numbers their dives gets the next number, and who does not gets none', () => {
  expect(again().number).toBe(142)
  expect(again({}, { ...last, number: null }).number).toBeNull()
})

test('the next number follows the highest, or all dives where none has one', () => {
  expect(nextNumber([141, null, 139], 500)).toBe(142)
  expect(nextNumber([null, undefined], 37)).toBe(38)
})
