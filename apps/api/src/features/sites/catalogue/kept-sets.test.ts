import { expect, test } from 'vitest'
import { emptyBits } from './bitset.ts'
import { keepSets } from './kept-sets.ts'

test('a set is made once, and anew when others were asked for in the meantime', () => {
  const keep = keepSets()
  const made: string[] = []
  const ask = (name: string) =>
    keep(name, () => {
      made.push(name)
      return emptyBits(8)
    })
  expect(ask('red sea')).toBe(ask('red sea'))
  for (let each = 0; each < 400; each++) ask(`first ${each}`)
  ask('red sea')
  for (let each = 0; each < 400; each++) ask(`then ${each}`)
  ask('red sea')
  expect(made.filter((name) => name === 'red sea')).toHaveLength(1)
  ask('first 0')
  expect(made.filter((name) => name === 'first 0')).toHaveLength(2)
})
