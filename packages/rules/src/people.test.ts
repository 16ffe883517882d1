import { accessLevels } from '@soundings/contract/route'
import { expect, test } from 'vitest'
import { isEnough, levelOf } from './people.ts'

test('the highest group decides, whatever the order', () => {
  expect(levelOf([])).toBe('member')
  expect(levelOf(['admin', 'editor'])).toBe('admin')
  expect(levelOf(['editor', 'moderator'])).toBe('moderator')
})

test('an admin may do all that the others may, and nobody more than their own level', () => {
  for (const [at, has] of accessLevels.entries())
    for (const [needed, level] of accessLevels.entries()) expect(isEnough(has, level)).toBe(at >= needed)
})
