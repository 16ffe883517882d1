import { expect, test } from 'vitest'
import { buildSite } from '#shared/testing/sites.ts'
import { levelShort, levelSteps, levelText } from './level.view.ts'

test('a level says how deep it reaches where the site is deeper', () => {
  expect(levelText('beginner', { maxDepth: 58 }, 'm')).toBe('Beginner to 18\u00a0m')
  expect(levelShort('beginner', { maxDepth: 58 }, 'm')).toBe('BEG to 18\u00a0m')
  expect(levelShort('intermediate', { maxDepth: 58 }, 'ft')).toBe('INT to 100\u00a0ft')
})

test('a level that reaches all of the site needs no depth, nor does one of which no depth is known', () => {
  expect(levelText('beginner', { maxDepth: 18 }, 'm')).toBe('Beginner')
  expect(levelText('technical', { maxDepth: 120 }, 'm')).toBe('Technical')
  expect(levelShort('beginner', { maxDepth: null }, 'm')).toBe('BEG')
})

const steps = (known: Parameters<typeof buildSite>[0], unit: 'm' | 'ft' = 'm') => {
  const told = levelSteps(buildSite(known), unit)
  return told && [told.sentence, ...told.steps.map((step) => `${step.depths} ${step.label} ${step.band}`)]
}

test('a site that is deeper than its level says what each depth takes', () => {
  const bonegi = { maxDepth: 58, depthRange: { min: 3, max: 30 }, difficulty: 'intermediate' as const }
  expect(steps(bonegi)).toEqual([
    'Rated Intermediate to 30\u00a0m. Going deeper takes more training.',
    '3 to 18\u00a0m Beginner d18',
    '18 to 30\u00a0m Intermediate d30',
    '30 to 40\u00a0m Advanced d40',
    '40 to 58\u00a0m Technical d60',
  ])
  expect(levelSteps(buildSite(bonegi), 'm')?.steps.map(({ isBeyond }) => isBeyond)).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('who reads feet gets the limits that they know', () =>
  expect(steps({ maxDepth: 24, difficulty: 'beginner' }, 'ft')).toEqual([
    'Rated Beginner to 60\u00a0ft. Going deeper takes more training.',
    '0 to 60\u00a0ft Beginner d18',
    '60 to 79\u00a0ft Intermediate d30',
  ]))

test('a level that does not even reach the top of a site is said to be too little', () =>
  expect(steps({ maxDepth: 28, depthRange: { min: 22, max: 28 }, difficulty: 'beginner' })).toEqual([
    'Rated Beginner, which reaches 18\u00a0m, but all of this site is deeper and takes more training.',
    '22 to 28\u00a0m Intermediate d30',
  ]))

test('there are no steps where the level reaches everything, or where depth or level is not known', () => {
  expect(steps({ maxDepth: 18, difficulty: 'beginner' })).toBeNull()
  expect(steps({ maxDepth: 58 })).toBeNull()
  expect(steps({ difficulty: 'beginner' })).toBeNull()
  expect(steps({ maxDepth: 58, requiredDiverLevel: 'beginner' })).not.toBeNull()
})
