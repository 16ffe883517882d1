import { photoSizes } from '@soundings/contract/media'
import { describe, expect, it } from 'vitest'
import { largestFit, storedSizeOf, storedSizes } from './photo-sizes.ts'

describe('the sizes of a photo', () => {
  it.each([
    [100, ['thumbnail']],
    [300, ['thumbnail']],
    [301, ['thumbnail', 'preview']],
    [800, ['thumbnail', 'preview', 'medium']],
    [1_199, ['thumbnail', 'preview', 'medium', 'large']],
    [1_920, photoSizes],
    [6_000, photoSizes],
  ])('that is %i pixels wide are those that differ', (width, sizes) => {
    expect(storedSizes(width)).toEqual(sizes)
  })

  it('that nothing would fill are those of the largest that something does', () => {
    expect(storedSizeOf('thumbnail', 700)).toBe('thumbnail')
    expect(storedSizeOf('medium', 700)).toBe('medium')
    expect(storedSizeOf('original', 700)).toBe('medium')
    expect(storedSizeOf('original', 20)).toBe('thumbnail')
  })

  it('end at 1920 pixels and never enlarge', () => {
    expect(largestFit(4_000, 3_000)).toEqual({ width: 1_920, height: 1_440 })
    expect(largestFit(640, 9_000)).toEqual({ width: 640, height: 9_000 })
    expect(largestFit(16_384, 1)).toEqual({ width: 1_920, height: 1 })
  })
})
