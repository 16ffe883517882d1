import { createReadStream } from 'node:fs'
import { diveLogLimits, diveLogTexts } from '@soundings/contract/dive-log'
import { HttpError } from '#shared/http-error.ts'
import { logFormat } from './whole-log.ts'

const notOurs = () => new HttpError(400, diveLogTexts.notOurs, { code: 'unknown-format', field: 'file' })

/** The lines of a file, of which only one is in memory. */
async function* linesIn(path: string): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of createReadStream(path, { encoding: 'utf8' })) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > diveLogLimits.line) throw notOurs()
    yield* lines
  }
  if (rest !== '') yield rest
}

const isHead = (line: string | undefined): boolean => {
  try {
    const head: unknown = JSON.parse(`${line}]}`)
    return (
      typeof head === 'object' &&
      head !== null &&
      'format' in head &&
      head.format === logFormat.format &&
      'formatVersion' in head &&
      head.formatVersion === logFormat.formatVersion
    )
  } catch {
    return false
  }
}

/** The dives of a file that was exported here, each as its JSON says; what is no JSON is undefined. */
export async function* divesIn(path: string): AsyncGenerator<unknown> {
  const lines = linesIn(path)
  const { value: head } = await lines.next()
  if (typeof head !== 'string' || !isHead(head)) throw notOurs()
  for await (const line of lines) {
    const text = line.trim()
    if (text === ']}' || text === '') continue
    try {
      yield JSON.parse(text.replace(/,$/, ''))
    } catch {
      yield undefined
    }
  }
}
