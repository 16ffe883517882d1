import { waterArtScenes } from '@soundings/rules/water-art'
import { expect, it } from 'vitest'

it('has a large and a small picture for every scene, and no others', () => {
  const files = Object.keys(import.meta.glob('../../public/art/*.webp')).map((path) => path.split('/').at(-1))
  const expected = waterArtScenes.flatMap((scene) => [`${scene}.webp`, `${scene}-640.webp`])
  expect(files.sort()).toEqual(expected.sort())
})
