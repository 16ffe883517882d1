import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './bootstrap.mjs'

const folder = join(root, 'tools/questions/sentences')
const wanted = join(root, 'packages/language/src/understanding/wanted')
const json = (name) => JSON.parse(readFileSync(join(wanted, name), 'utf8'))

const files = readdirSync(folder)
  .toSorted()
  .map((file) => join(folder, file))

test('questions are weighed by what was learnt from the sentences as they are', () => {
  const hash = createHash('sha256')
  for (const path of [...files, join(wanted, 'features.ts')]) hash.update(readFileSync(path))
  const advice = 'Run npm run learn'
  expect(json('weights.json').of, advice).toBe(hash.digest('hex').slice(0, 16))
})

test('nothing is learnt from what it is measured by', () => {
  const learning = new Set(files.flatMap((path) => readFileSync(path, 'utf8').split('\n')))
  expect(json('unseen.json').filter((row) => learning.has(row))).toEqual([])
})

test('no sentence is said to be of both kinds', () => {
  const rows = files.flatMap((path) => readFileSync(path, 'utf8').split('\n'))
  const sites = new Set(rows.filter((row) => row.startsWith('+ ')).map((row) => row.slice(2)))
  expect(rows.filter((row) => row.startsWith('- ') && sites.has(row.slice(2)))).toEqual([])
})
