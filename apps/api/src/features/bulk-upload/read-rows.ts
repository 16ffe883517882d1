import type { FileRow } from './file-rows.ts'
import { readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'
import { type FileBytes, openText, type TextFile } from './text-file.ts'
import { UnreadableFile } from './unreadable-file.ts'

const longestHead = 65_536

/** Reads the first line that says something, and gives the text back whole. */
const peek = async (text: TextFile): Promise<{ head: string; text: TextFile }> => {
  const read: Buffer[] = []
  let head = ''
  while (head.length < longestHead && !head.trimStart().includes('\n')) {
    const next = await text.chunks.next()
    if (next.done) break
    read.push(next.value)
    head += next.value.toString('utf8')
  }
  const chunks = async function* () {
    yield* read
    yield* text.chunks
  }
  return { head: head.trimStart(), text: { ...text, chunks: chunks() } }
}

/** The delimiter that separates the most names in the header: a comma, or what spreadsheets of other countries write. */
const delimiterOf = (head: string): string => {
  const header = head.split(/[\r\n]/, 1)[0] ?? ''
  const count = (delimiter: string) => header.split(delimiter).length
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best))
}

/** A file whose format is known by its content: rows are read from `text` by the readers of that format. */
export type OpenedFile = { text: TextFile } & (
  | { format: 'json'; delimiter?: undefined }
  | { format: 'csv'; delimiter: string }
)

/** Opens a file of dive sites. Throws an `UnreadableFile` that says why when it is none. */
export const openFile = async (file: FileBytes): Promise<OpenedFile> => {
  const { head, text } = await peek(openText(file))
  if (head === '') throw new UnreadableFile('The file is empty')
  if (head.startsWith('{')) return { format: 'json', text }
  if (head.startsWith('['))
    throw new UnreadableFile(
      'This is a JSON list. Use a GeoJSON FeatureCollection or an Overpass response instead.',
    )
  if (head.startsWith('<'))
    throw new UnreadableFile(
      'This is XML or a web page. Use GeoJSON, Overpass JSON ([out:json]) or CSV instead.',
    )
  return { format: 'csv', text, delimiter: delimiterOf(head) }
}

/**
 * Reads the rows of a GeoJSON, Overpass JSON or bulk-upload CSV file; which one it is shows in its content.
 * Throws an `UnreadableFile` that says where and why when it is none of them or ends too early.
 */
export async function* readRows(file: FileBytes): AsyncGenerator<FileRow> {
  const opened = await openFile(file)
  if (opened.format === 'json') yield* readJson(opened.text)
  else yield* readCsv(opened.text, opened.delimiter)
}
