import { metric } from '@soundings/rules/units'
import { expect, test } from 'vitest'
import { beforeOf } from './history.view.ts'

const told = (before: Record<string, unknown>) =>
  beforeOf(before, metric, 'en-GB').map(({ label, was }) => `${label}: ${was.replaceAll('\u00a0', ' ')}`)

test('each field says what it said before, in the order of the form', () => {
  expect(
    told({
      buddies: ['Lea', 'Jonas'],
      maxDepth: 29.6,
      conditions: ['Night', 'Calm'],
      durationSeconds: 2_910,
      notes: null,
      tags: [],
      mode: 'ccr',
      photos: ['a'],
      weights: [{ kg: 4, kind: 'belt' }],
      cylinders: [{ o2: 32, startPressure: 200, endPressure: 60 }],
    }),
  ).toEqual([
    'Max depth: 29.6 m',
    'Duration: 48 min 30 s',
    'Conditions: Night Dive, Calm',
    'Notes: Empty',
    'Mode: Closed-circuit rebreather',
    'Buddies: Lea, Jonas',
    'Tags: Empty',
    'Weights: 4 kg belt',
    'Cylinders: EAN32, 200 bar → 60 bar',
    'Photos: 1 photo',
  ])
})

test('what cannot be read is told as it was kept, and what is no field not at all', () => {
  expect(told({ maxDepth: 'deep', conditions: ['Stormy'], duration: 48, unheard: 1 })).toEqual([
    'Max depth: deep',
    'Conditions: Stormy',
  ])
})
