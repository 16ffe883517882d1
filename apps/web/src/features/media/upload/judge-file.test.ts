import { mediaLimits, photoTexts } from '@soundings/contract/media'
import { expect, test } from 'vitest'
import { judgeFile } from './judge-file.ts'

const file = (...parts: (string | number[])[]) =>
  new File(
    parts.map((part) =>
      Uint8Array.from(typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part),
    ),
    'holiday.jpg',
  )
const box = (...brands: string[]) =>
  file([0, 0, 0, 8 + 4 * (brands.length + 1)], 'ftyp', `${brands[0]}\0\0\0\0`, ...brands.slice(1))

test.each([
  ['JPG', file([0xff, 0xd8, 0xff, 0xe1])],
  ['PNG', file('\x89PNG\r\n\x1a\n')],
  ['GIF', file('GIF89a')],
  ['WebP', file('RIFF....WEBPVP8 ')],
  ['AVIF', box('avif', 'mif1')],
  ['AVIF that says so second', box('mif1', 'avif', 'miaf')],
])('%s may be sent', async (_, photo) => {
  expect(await judgeFile(photo)).toBeNull()
})

test.each([
  ['nothing', file(''), photoTexts.empty],
  ['a photo as iPhones keep it', box('heic', 'mif1'), photoTexts.heic],
  ['a film', box('isom', 'mp42'), photoTexts.notPhoto],
  ['a web page with the name of a photo', file('<!doctype html>'), photoTexts.notPhoto],
  ['a drawing', file('<svg xmlns="http://www.w3.org/2000/svg"/>'), photoTexts.notPhoto],
  ['sound in the wrapping of WebP', file('RIFF....WAVEfmt '), photoTexts.notPhoto],
])('%s is refused in words that say why', async (_, other, words) => {
  expect(await judgeFile(other)).toBe(words)
})

test('a file that is too large is refused without being read', async () => {
  const large = { size: mediaLimits.bytes + 1 } as Blob
  expect(await judgeFile(large)).toBe(photoTexts.tooLarge)
  expect(await judgeFile({ ...large, size: mediaLimits.bytes } as Blob)).toMatch(/can’t be read/)
})
