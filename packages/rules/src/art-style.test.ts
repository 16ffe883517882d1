import { expect, test } from 'vitest'
import { artStyle } from './art-style.ts'
import { asDrawn } from './water-art.ts'

test('a scene as it was drawn is shown around its focus and no different', () =>
  expect(artStyle({ ...asDrawn('pier'), focus: { x: 0.74, y: 0.62 } })).toEqual({
    objectPosition: '74% 62%',
    transform: 'scale(1, 1) translate(0%, 0%)',
    filter: 'hue-rotate(0deg) saturate(1) brightness(1)',
  }))

test('a subject that is seen from nearer keeps its place, and the other way round the picture is turned', () =>
  expect(
    artStyle({ ...asDrawn('pier'), focus: { x: 0.75, y: 0.5 }, isMirrored: true, zoom: 1.25 }).transform,
  ).toBe('scale(-1.25, 1.25) translate(-5%, 0%)'))
