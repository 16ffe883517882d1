import { numberText } from '@soundings/rules/phrases'
import { type Place, UnreadableFile } from './unreadable-file.ts'

/**
 * A record of a CSV text, by the line on which it starts; or what is wrong with which of its fields, counted from 0, and
 * its line as it is written.
 */
export type CsvRecord = { line: number } & (
  | { fields: string[] }
  | { fields?: undefined; field: number; message: string; place: Place; raw: string }
)

/** The most characters that one record may hold; beyond, a quote was surely left open. */
const longestRecord = 1_000_000

/** So much of a broken record is given back, in characters. */
const longestRaw = 10_000

const notClosed = 'The quoted field that starts here is missing its closing quote'
const tooLong = `This row is longer than ${numberText(longestRecord)} characters. Check for a missing closing quote.`
const textBehind =
  'There is text after this field’s closing quote. To use a quote inside a quoted field, double it.'
const strayQuote =
  'There is a quote inside this unquoted field. Put the field in quotes and double the quote.'

const isBreak = (letter: string | undefined) => letter === '\n' || letter === '\r'

/** Where the line ends that begins at or holds this place, its break included. */
const lineEnd = (text: string, from: number): number => {
  let at = from
  while (at < text.length && !isBreak(text[at])) at++
  return text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : Math.min(at + 1, text.length)
}

type Scanned =
  | { kind: 'record'; fields: string[]; end: number }
  | { kind: 'broken'; message: string; field: number; at: number }
  /** The text ends before the record does. */
  | { kind: 'more'; field: number; at: number; isQuoted: boolean }

const blank = /[^\S\r\n]/

/** Reads one record from a place in a text. */
const scan = (text: string, start: number, delimiter: string): Scanned => {
  const fields: string[] = []
  const isEnd = (at: number) => text[at] === delimiter || isBreak(text[at])
  let at = start
  for (;;) {
    const fieldStart = at
    const broken = (message: string): Scanned => ({
      kind: 'broken',
      message,
      field: fields.length,
      at: fieldStart,
    })
    const more = (isQuoted: boolean): Scanned => ({
      kind: 'more',
      field: fields.length,
      at: fieldStart,
      isQuoted,
    })
    while (at < text.length && text[at] !== delimiter && blank.test(text[at] ?? '')) at++
    if (text[at] === '"') {
      let value = ''
      let from = ++at
      for (;;) {
        at = text.indexOf('"', at)
        if (at < 0 || at === text.length - 1) return more(true)
        value += text.slice(from, at)
        if (text[at + 1] !== '"') break
        from = at + 1
        at += 2
      }
      at++
      while (at < text.length && text[at] !== delimiter && blank.test(text[at] ?? '')) at++
      if (at === text.length) return more(true)
      // What swallowed a line break and then ends in the middle of a field has most likely lost its closing quote.
      if (!isEnd(at)) return broken(/[\r\n]/.test(value) ? notClosed : textBehind)
      fields.push(value)
    } else {
      while (at < text.length && !isEnd(at) && text[at] !== '"') at++
      if (text[at] === '"') return broken(strayQuote)
      if (at === text.length) return more(false)
      fields.push(text.slice(fieldStart, at))
    }
    if (text[at] === delimiter) {
      at++
      continue
    }
    // A break may be cut in two.
    if (text[at] === '\r' && at === text.length - 1) return more(false)
    return { kind: 'record', fields, end: lineEnd(text, at) }
  }
}

/** How many lines a piece of text ends. */
const breaksIn = (text: string) => text.match(/\r\n|\n|\r/g)?.length ?? 0

/**
 * Reads the records of a CSV text one by one. What is wrong with one fails that record alone: reading goes on behind the
 * line on which the broken field begins.
 */
export async function* csvRecords(
  pieces: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<CsvRecord> {
  let text = ''
  let line = 1

  const take = function* (isLast: boolean): Generator<CsvRecord> {
    let start = 0
    while (start < text.length) {
      const found = scan(text, start, delimiter)
      const isTooLong = found.kind === 'more' && text.length - start > longestRecord
      if (found.kind === 'more' && !isTooLong && !isLast) break
      const first = line
      if (found.kind === 'record') {
        line += breaksIn(text.slice(start, found.end))
        start = found.end
        yield { line: first, fields: found.fields }
        continue
      }
      const before = text.slice(start, found.at)
      const column = Array.from(before.slice(before.search(/[^\r\n]*$/))).length + 1
      const place = { line: first + breaksIn(before), column }
      const end = lineEnd(text, found.at)
      // The next piece may begin with the rest of the break.
      if (!isLast && end === text.length && text.at(-1) !== '\n') {
        if (isTooLong) throw new UnreadableFile(tooLong, place)
        break
      }
      const raw = text.slice(start, Math.min(end, start + longestRaw)).trimEnd()
      line += breaksIn(text.slice(start, end))
      start = end
      const message = found.kind === 'broken' ? found.message : isTooLong ? tooLong : notClosed
      yield { line: first, field: found.field, message, place, raw }
    }
    text = text.slice(start)
  }

  for await (const piece of pieces) {
    text += piece
    yield* take(false)
  }
  if (text !== '' && !text.endsWith('\n')) text += '\n'
  yield* take(true)
}
