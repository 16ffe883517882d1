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

test('a private photo has its sizes under the address of the link that shows it', () => {
  const link = `/api/dive-log/shared/${'a-_'.repeat(14)}b/photos`
  const id = '018f0000-0000-7000-8000-0000000000c1'
  expect(photoSources(`${link}/original/${id}`, 400).srcSet).toBe(
    `${link}/thumbnail/${id} 300w, ${link}/preview/${id} 400w`,
  )
})

test('a picture of somewhere else has one size', () => {
  expect(photoSources('https://reef.example/a.jpg')).toEqual({ src: 'https://reef.example/a.jpg' })
})
