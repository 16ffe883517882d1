import { expect, test } from 'vitest'
import { inOrderOfNeeds } from './needs.ts'

type Thing = { name: string; needs: Thing[] }

test('everything comes once, and after what it needs', () => {
  const water: Thing = { name: 'water', needs: [] }
  const boat: Thing = { name: 'boat', needs: [water] }
  const dive: Thing = { name: 'dive', needs: [boat, water] }
  expect(inOrderOfNeeds([dive, boat]).map(({ name }) => name)).toEqual(['water', 'boat', 'dive'])
  expect(inOrderOfNeeds<Thing>([])).toEqual([])
})
