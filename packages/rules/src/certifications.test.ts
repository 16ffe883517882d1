import { CertificationFacts } from '@soundings/contract/certifications'
import { expect, test } from 'vitest'
import {
  findLevel,
  isSameCard,
  knownAgencies,
  knownLevels,
  levelsOfAgency,
  seenText,
} from './certifications.ts'

test('each known level is told once, and can be stated as it is', () => {
  const names = knownLevels.map(({ agency, level }) => `${agency} ${level}`)
  expect(new Set(names).size).toBe(names.length)
  for (const { standard: _, ...known } of knownLevels)
    expect(CertificationFacts.parse(known)).toMatchObject(known)
})

test('each depth has a standard that says it, and neither rescue nor leading gives a depth of its own', () => {
  for (const { depth, standard } of knownLevels) {
    expect(standard).toMatch(/[A-Z]/)
    expect(depth ?? 18).toBeGreaterThanOrEqual(12)
  }
  const depthless = knownLevels.filter(({ level }) => /Rescue|Divemaster|Instructor/.test(level))
  expect(depthless.map(({ depth }) => depth)).toEqual(depthless.map(() => null))
})

test('a level is found by its agency and name, in whatever case', () => {
  expect(findLevel(' padi', 'open water diver ')?.depth).toBe(18)
  expect(findLevel('SSI', 'Ocean Diver')).toBeUndefined()
})

test('an agency has its own levels, an unknown one none', () => {
  expect(levelsOfAgency('bsac')).toEqual(['Ocean Diver', 'Sports Diver', 'Dive Leader', 'Advanced Diver'])
  expect(levelsOfAgency('GUE')).toEqual([])
  expect(knownAgencies).toContain('GUE')
})

test('a card is the same while everything that others see of it is', () => {
  const card = { agency: 'SSI', level: 'Deep Diving', kind: 'speciality' as const, depth: 40, issuedOn: null }
  expect(isSameCard(card, { ...card })).toBe(true)
  const others = [
    { agency: 'PADI' },
    { level: 'Dive Guide' },
    { kind: 'leader' as const },
    { depth: 30 },
    { issuedOn: '2024-05-01' },
  ]
  for (const other of others) expect(isSameCard(card, { ...card, ...other })).toBe(false)
})

test('a certification says whether a card was seen', () => {
  expect(seenText({ verifiedAt: null })).toBe('Stated')
  expect(seenText({ verifiedAt: '2026-06-01T10:00:00Z' })).toBe('Card seen by a moderator')
})
