import { expect, test } from 'vitest'
import { photoSources } from './photo-sources.ts'

const key = '0123456789abcdef0123456789abcdef'
const at = (size: string) => `/api/media/serve/${size}/${key}`

test('a photo comes in every size, so that a phone fetches a small one', () => {
  expect(photoSources(at('large'))).toEqual({
    src: at('large'),
    srcSet: `${at('thumbnail')} 300w, ${at('preview')} 480w, ${at('medium')} 800w, ${at('large')} 1200w, ${at('original')} 1920w`,
  })
})

test('a small photo has no sizes beyond its own width', () => {
  expect(photoSources(at('thumbnail'), 640).srcSet).toBe(
    `${at('thumbnail')} 300w, ${at('preview')} 480w, ${at('medium')} 640w`,
  )
  expect(photoSources(at('thumbnail'), 120).srcSet).toBe(`${at('thumbnail')} 120w`)
})

test('a picture of somewhere else has one size', () => {
  expect(photoSources('https://reef.example/a.jpg')).toEqual({ src: 'https://reef.example/a.jpg' })
})
