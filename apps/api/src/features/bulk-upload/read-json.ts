import { Tokenizer, TokenParser, TokenType } from '@streamparser/json'
import type { FileRow } from './file-rows.ts'
import type { TextFile } from './text-file.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Nothing in these formats nests deeper than a handful; more is a bomb. */
const deepest = 100

/** The most bytes that one entry may take; what lies between entries counts as well. */
const largestEntry = 64 * 1024 * 1024

const kinds = { features: 'feature', elements: 'element' } as const
type List = keyof typeof kinds

const neither =
  'This JSON isn’t GeoJSON (a FeatureCollection with "features") or an Overpass response (with "elements")'

/** Finds the entries of `features` or `elements` while the text passes; `at` is the offset of the latest token. */
const entryFinder = (found: FileRow[]) => {
  const tokenizer = new Tokenizer({ stringBufferSize: 65_536 })
  const parser = new TokenParser({
    paths: ['$.type', '$.generator', '$.remark', '$.features.*', '$.elements.*'],
    keepStack: false,
  })
  let at = 0
  let depth = 0
  let row = 0
  let list: List | undefined
  let isKnown = false

  tokenizer.onToken = (token) => {
    at = token.offset
    if (token.token === TokenType.LEFT_BRACE || token.token === TokenType.LEFT_BRACKET) depth++
    if (token.token === TokenType.RIGHT_BRACE || token.token === TokenType.RIGHT_BRACKET) depth--
    if (depth > deepest) throw new UnreadableFile(`Values are nested more than ${deepest} levels deep`)
    parser.write(token)
  }

  const readMember = (key: unknown, value: unknown) => {
    if (key === 'type') isKnown ||= value === 'FeatureCollection'
    if (key === 'generator') isKnown ||= typeof value === 'string' && value.startsWith('Overpass')
    if (key === 'remark' && isKnown && typeof value === 'string')
      throw new UnreadableFile(`Overpass stopped before it had finished: ${value.slice(0, 200)}`)
  }

  parser.onValue = ({ key, value, stack }) => {
    if (stack.length === 1) return readMember(key, value)
    const within = stack[1]?.key === 'features' ? 'features' : 'elements'
    if (typeof key !== 'number') throw new UnreadableFile(`"${within}" must be a list`)
    list ??= within
    if (within === list) found.push({ kind: kinds[list], row: ++row, raw: value })
  }

  return {
    write: (bytes: Buffer) => tokenizer.write(bytes),
    end: () => {
      tokenizer.end()
      if (!parser.isEnded) parser.end()
      if (!list && !isKnown) throw new UnreadableFile(neither)
    },
    isEnded: () => parser.isEnded,
    at: () => at,
  }
}

const whatWasFound = /^Unexpected (?:"(.)"|\w+ \((.*)\))/su
const whereItWas = /absolute position "(\d+)"/

/** What the JSON library complains about, in words, and the offset in the file. */
const explain = (error: unknown, tokenAt: number): { why: string; offset: number } => {
  const text = error instanceof Error ? error.message : String(error)
  const [, letter, token] = whatWasFound.exec(text) ?? []
  const what = letter === undefined ? token : JSON.stringify(letter)
  const offset = Number(whereItWas.exec(text)?.[1] ?? tokenAt)
  return { why: `This isn’t valid JSON: unexpected ${(what ?? 'text').slice(0, 40)}`, offset }
}

/** Reads the entries of a GeoJSON FeatureCollection or of an Overpass answer, one at a time. */
export async function* readJson({ chunks, placeAt }: TextFile): AsyncGenerator<FileRow> {
  const found: FileRow[] = []
  const finder = entryFinder(found)
  let offset = 0
  let sinceEntry = 0
  for await (const bytes of chunks) {
    try {
      finder.write(bytes)
    } catch (error) {
      if (error instanceof UnreadableFile) throw new UnreadableFile(error.message, placeAt(finder.at()))
      const { why, offset: wrong } = explain(error, finder.at())
      throw new UnreadableFile(why, placeAt(wrong))
    }
    offset += bytes.length
    placeAt(finder.at())
    sinceEntry = found.length > 0 ? 0 : sinceEntry + bytes.length
    if (sinceEntry > largestEntry)
      throw new UnreadableFile(`One entry is larger than ${largestEntry / 1024 / 1024} MB`, placeAt(offset))
    yield* found.splice(0)
  }
  try {
    finder.end()
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile('The JSON ends too early. The file may be incomplete.', placeAt(offset))
  }
}
