import type { Place } from './unreadable-file.ts'

const newline = 10
const carriageReturn = 13

/** Follows a text that passes by in pieces and tells the place of its bytes; memory is freed up to where it was asked. */
export type PlaceFinder = {
  pass: (bytes: Buffer) => void
  /** The place of the byte at this offset; offsets are asked in order, an earlier one answers the latest place. */
  at: (offset: number) => Place
}

/** A line ends with LF, CR LF or a lone CR. */
export const placeFinder = (): PlaceFinder => {
  const waiting: Buffer[] = []
  let offset = 0
  let line = 1
  let column = 1
  let isAfterReturn = false

  const walk = (bytes: Buffer) => {
    for (const byte of bytes) {
      if (byte === newline && isAfterReturn) {
        isAfterReturn = false
        continue
      }
      isAfterReturn = byte === carriageReturn
      if (byte === newline || byte === carriageReturn) {
        line++
        column = 1
      } else if ((byte & 0xc0) !== 0x80) column++
    }
  }

  return {
    pass: (bytes) => {
      waiting.push(bytes)
    },
    at: (wanted) => {
      for (let next = waiting[0]; next && offset < wanted; next = waiting[0]) {
        const part = next.subarray(0, wanted - offset)
        walk(part)
        offset += part.length
        if (part.length < next.length) waiting[0] = next.subarray(part.length)
        else waiting.shift()
      }
      return { line, column }
    },
  }
}
