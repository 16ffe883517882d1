import { describe, expect, test } from 'vitest'
import { openText } from './text-file.ts'

async function* pieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const read = async (bytes: Uint8Array, size = bytes.length || 1) => {
  const chunks: Buffer[] = []
  for await (const chunk of openText(pieces(bytes, size)).chunks) chunks.push(chunk)
  return chunks.map((chunk) => chunk.toString('utf8'))
}

describe('the text of a file', () => {
  test('is the same however its bytes are cut, and no character is cut in two', async () => {
    const text = 'aé漢🤿ط\r\nBlå Hål'
    for (const size of [1, 2, 3, 5, 7]) {
      const chunks = await read(Buffer.from(text), size)
      expect(chunks.join('')).toBe(text)
      expect(chunks.some((chunk) => chunk.includes('\ufffd'))).toBe(false)
    }
  })

  test('comes without its byte order mark', async () => {
    expect((await read(Buffer.from('\ufeffabc'), 1)).join('')).toBe('abc')
    expect((await read(Buffer.from('\ufeffabc'))).join('')).toBe('abc')
    expect((await read(Buffer.from('\ufeff'))).join('')).toBe('')
  })

  test.each([1, 4, 100])('names line and column where it is not UTF-8 (pieces of %i)', async (size) => {
    const bytes = Buffer.concat([Buffer.from('é\r\nx\ry\n漢z'), Buffer.from([0xff]), Buffer.from('abc')])
    await expect(read(bytes, size)).rejects.toThrow('Line 4, column 3: This isn’t UTF-8 text')
  })

  test('may not end in the middle of a character', async () => {
    const bytes = Buffer.from('abc\nd漢').subarray(0, -1)
    await expect(read(bytes)).rejects.toThrow('Line 2, column 2: The file ends in the middle of a character')
  })

  test.each([
    ['UTF-16', [0xff, 0xfe, 0x61, 0x00]],
    ['gzip', [0x1f, 0x8b, 0x08, 0x00]],
    ['ZIP', [0x50, 0x4b, 0x03, 0x04]],
  ])('is refused by name when it is %s', async (name, start) => {
    await expect(read(Buffer.from([...start, 1, 2, 3]), 1)).rejects.toThrow(name)
  })
})
