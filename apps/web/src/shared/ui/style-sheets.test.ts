import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(file, 'utf8')

/** The file that an import of this app means. */
const fileOf = (from: string, path: string) =>
  path.startsWith('#') ? join(source, path.slice(1)) : join(from, '..', path)

const classesIn = (sheet: string) =>
  new Set(
    [...sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? ''),
  )

const uses = globSync('**/*.tsx', { cwd: source }).flatMap((name) => {
  const file = join(source, name)
  const code = read(file)
  const rest = code.replace(/ from '[^']+'/g, '')
  return [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(
    ([, variable = '', path = '']) => ({
      name,
      sheet: fileOf(file, path),
      used: [...rest.matchAll(new RegExp(`(?<![\\w./])${variable}\\.([a-zA-Z]\\w*)`, 'g'))].map(
        ([, each]) => each ?? '',
      ),
    }),
  )
})

test('every class that a component gives stands in its style sheet', () => {
  expect(uses.length).toBeGreaterThan(100)
  const missing = uses.flatMap(({ name, sheet, used }) => {
    const known = classesIn(read(sheet))
    return used.filter((each) => !known.has(each)).map((each) => `${name}: ${each}`)
  })
  expect(missing).toEqual([])
})
