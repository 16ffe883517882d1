import { expect, test } from 'vitest'
import { animalsOf, animalsText } from './animals.ts'

test('animals are parted by commas, semicolons and lines, and empty ones are none', () => {
  expect(animalsOf('Green turtle, moray;\nan old boot,')).toEqual(['Green turtle', 'moray', 'an old boot'])
  expect(animalsOf(null)).toEqual([])
})

test('animals become one text, and no animals none', () => {
  expect(animalsText(['Green turtle', 'moray'])).toBe('Green turtle, moray')
  expect(animalsText([])).toBeNull()
})
