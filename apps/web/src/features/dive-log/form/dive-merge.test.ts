import { expect, test } from 'vitest'
import { richDive } from './dive.build.ts'
import { factsIn, mergedDive } from './dive-merge.ts'
import { emptyDive } from './dive-values.ts'

const base = { ...emptyDive, siteName: 'Blue Hole', maxDepth: 20, notes: 'Calm.' }

test('what only another device changed is taken, and what was typed here stays', () => {
  const mine = { ...base, notes: 'Calm, with turtles.' }
  const theirs = { ...base, maxDepth: 21, tags: ['deep'] }
  expect(mergedDive({ base, mine, theirs })).toEqual({
    merged: { ...base, notes: 'Calm, with turtles.', maxDepth: 21, tags: ['deep'] },
    both: [],
  })
})

test('what both changed stays as it was typed, and is told unless they agree', () => {
  const mine = { ...base, notes: 'Turtles.', maxDepth: 22 }
  const theirs = { ...base, notes: 'Sharks.', maxDepth: 22 }
  expect(mergedDive({ base, mine, theirs })).toEqual({ merged: mine, both: ['notes'] })
})

test('the link of a site goes with its name', () => {
  const mine = { ...base, siteName: 'The Bells' }
  const theirs = { ...base, diveSiteId: 'blue-hole' }
  expect(mergedDive({ base, mine, theirs })).toEqual({ merged: mine, both: ['diveSiteId'] })
})

test('the exit follows from the time of one and the duration of the other', () => {
  const mine = { ...base, time: '09:00' }
  const theirs = { ...base, duration: 45 }
  expect(mergedDive({ base, mine, theirs }).merged).toMatchObject({ time: '09:00', exitTime: '09:45' })
})

test('of an older draft nobody knows what was typed, so all that differs is told', () => {
  const mine = { ...base, notes: 'Turtles.' }
  const theirs = { ...base, maxDepth: 21 }
  expect(mergedDive({ base: null, mine, theirs })).toEqual({ merged: mine, both: ['maxDepth', 'notes'] })
})

test('what is told is what the dive says', () => {
  expect(factsIn(richDive, ['duration', 'trip', 'exitTime', 'notes'])).toEqual({
    durationSeconds: richDive.durationSeconds,
    trip: richDive.trip?.name,
    notes: richDive.notes,
  })
})
