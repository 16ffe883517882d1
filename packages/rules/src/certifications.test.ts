import { CertificationFacts } from '@soundings/contract/certifications'
import { expect, test } from 'vitest'
import { findLevel, knownAgencies, knownLevels, levelsOfAgency } from './certifications.ts'

test('each known level is told once, and can be stated as it is', () => {
  const names = knownLevels.map(({ agency, level }) => `${agency} ${level}`)
  expect(new Set(names).size).toBe(names.length)
  for (const known of knownLevels) expect(CertificationFacts.parse(known)).toMatchObject(known)
})

test('a level is found by its agency and name, in whatever case', () => {
  expect(findLevel(' padi', 'open water diver ')?.depth).toBe(18)
  expect(findLevel('SSI', 'Ocean Diver')).toBeUndefined()
})

test('an agency has its own levels, an unknown one none', () => {
  expect(levelsOfAgency('bsac')).toEqual(['Ocean Diver', 'Sports Diver', 'Dive Leader'])
  expect(levelsOfAgency('GUE')).toEqual([])
  expect(knownAgencies).toContain('GUE')
})
