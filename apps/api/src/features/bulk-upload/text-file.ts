import { isUtf8 } from 'node:buffer'
import { placeFinder } from './place-finder.ts'
import { type Place, UnreadableFile } from './unreadable-file.ts'

/** The bytes of a file, as a stream gives them. */
export type FileBytes = AsyncIterable<Uint8Array>

/** A file known to be UTF-8, without its byte order mark, in pieces that never cut a character in two. */
export type TextFile = {
  chunks: AsyncGenerator<Buffer>
  /** The place of the byte at this offset; ask in order, and often, as this frees what was read. */
  placeAt: (offset: number) => Place
}

const utf16 = 'The file is UTF-16 text. Save it as UTF-8 (in Excel: "CSV UTF-8").'

const foreign: { start: number[]; why: string }[] = [
  { start: [0xff, 0xfe], why: utf16 },
  { start: [0xfe, 0xff], why: utf16 },
  { start: [0x1f, 0x8b], why: 'The file is compressed with gzip. Unpack it first.' },
  {
    start: [0x50, 0x4b, 0x03, 0x04],
    why: 'The file is a ZIP archive or an Excel workbook. Unpack it, or save it as CSV.',
  },
]

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

const startsWith = (bytes: Buffer, start: Uint8Array) => bytes.subarray(0, start.length).equals(start)

/** Whether the text begins with two letters of two bytes each. */
const isWide = ([a = 0, b = 0, c = 0, d = 0]: Buffer): boolean =>
  (a === 0 && b > 0 && c === 0 && d > 0) || (a > 0 && b === 0 && c > 0 && d === 0)

/** How many bytes at the start are whole characters; at most three at the end belong to one that is not whole yet. */
const wholeLength = (bytes: Buffer): number => {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if ((byte & 0xc0) === 0x80) continue
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1
    return needed > back ? bytes.length - back : bytes.length
  }
  return bytes.length
}

/** How many bytes at the start are valid; by halving, as validity of a prefix is lost once and for all. */
const validLength = (bytes: Buffer): number => {
  let [valid, broken] = [0, bytes.length]
  while (broken - valid > 1) {
    const middle = (valid + broken) >> 1
    const prefix = bytes.subarray(0, middle)
    if (isUtf8(prefix.subarray(0, wholeLength(prefix)))) valid = middle
    else broken = middle
  }
  return wholeLength(bytes.subarray(0, valid))
}

/** Opens the bytes of a file as text. Reading throws an `UnreadableFile` where they are not UTF-8. */
export const openText = (file: FileBytes): TextFile => {
  const finder = placeFinder()

  const read = async function* (): AsyncGenerator<Buffer> {
    let carried: Buffer = Buffer.alloc(0)
    let isStart = true
    let offset = 0
    for await (const chunk of file) {
      const bytes = Buffer.concat([carried, chunk])
      if (isStart && bytes.length < 4) {
        carried = bytes
        continue
      }
      const whole = take(bytes, isStart)
      isStart = false
      carried = bytes.subarray(wholeLength(bytes))
      offset += whole.length
      if (whole.length > 0) yield whole
    }
    if (carried.length === 0) return
    const rest = take(carried, isStart)
    if (wholeLength(carried) < carried.length)
      throw new UnreadableFile('The file ends in the middle of a character', finder.at(offset + rest.length))
    if (rest.length > 0) yield rest

    function take(bytes: Buffer, isFirst: boolean): Buffer {
      const kind = isFirst && foreign.find(({ start }) => startsWith(bytes, Buffer.from(start)))
      if (kind) throw new UnreadableFile(kind.why)
      // Without a mark at its beginning, every second byte of a header gives it away.
      if (isFirst && isWide(bytes)) throw new UnreadableFile(utf16)
      const from = isFirst && startsWith(bytes, byteOrderMark) ? byteOrderMark.length : 0
      const whole = bytes.subarray(from, Math.max(from, wholeLength(bytes)))
      finder.pass(whole)
      if (isUtf8(whole)) return whole
      throw new UnreadableFile(
        'This isn’t UTF-8 text. It looks like Latin-1 (Windows-1252). Save the file as UTF-8 (in Excel: "CSV UTF-8").',
        finder.at(offset + validLength(whole)),
      )
    }
  }

  return { chunks: read(), placeAt: finder.at }
}
