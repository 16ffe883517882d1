import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesIn, fingerprint, lessons } from '../tools/questions/lessons.ts'
import { root } from './bootstrap.mjs'

const learnt = join(root, 'packages/language/src/understanding/learnt')
const json = (name) => JSON.parse(readFileSync(join(learnt, name), 'utf8'))

/** A sentence without the mark before it. */
const textOf = (row) => row.slice(row.indexOf(' ') + 1)

/** "{-Komodo} was great, now {+Fiji}": the names are marked, and not the sentence. */
const isBraced = (row) => /\{[-+~][^{}]+\}/.test(row)

const unseen = readdirSync(learnt).filter((file) => /^unseen.*\.json$/.test(file))

describe.each(lessons.map((lesson) => [lesson.name, lesson]))('%s', (name, lesson) => {
  const files = lesson.folders.flatMap(filesIn)
  const rows = files.flatMap((path) => readFileSync(path, 'utf8').split('\n').filter(Boolean))

  test('is weighed by what was learnt from the sentences as they are', () => {
    expect(json(`${name}.json`).of, 'Run npm run learn').toBe(fingerprint(lesson))
  })

  test('has each sentence in one way only', () => {
    const marks = new Map()
    const marked = rows.filter((row) => !isBraced(row))
    for (const row of marked) marks.set(row.slice(2), (marks.get(row.slice(2)) ?? new Set()).add(row[0]))
    expect([...marks].filter(([, given]) => given.size > 1)).toEqual([])
    expect(marked.filter((row) => !/^[-+<>!] \S/.test(row))).toEqual([])
  })

  test('learns nothing from what it is measured by', () => {
    const learning = new Set(rows.map((row) => (isBraced(row) ? row : textOf(row))))
    const kept = unseen
      .flatMap((file) => json(file))
      .map((row) => (/^[-+<>=!]\d* /.test(row) ? textOf(row) : row))
    expect(kept.length).toBeGreaterThan(600)
    expect(kept.filter((text) => learning.has(text))).toEqual([])
  })
})
