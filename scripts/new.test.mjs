import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { root } from './bootstrap.mjs'
import { objectionTo, writeFeature } from './new-feature.mjs'

const lists = [
  'packages/contract/src/page-lists.ts',
  'apps/api/src/app/features.ts',
  'apps/web/src/app/features.ts',
]

const copies = []
const copyOfLists = () => {
  const copy = mkdtempSync(join(tmpdir(), 'soundings-new-'))
  copies.push(copy)
  for (const list of lists) cpSync(join(root, list), join(copy, list), { recursive: true })
  return copy
}
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true })
})

const read = (folder, file) => readFileSync(join(folder, file), 'utf8')

describe.each([
  ['tides', 'Tides', 'tides'],
  ['photo-contests', 'PhotoContests', 'photo contests'],
])('a new feature called %s', (name, pascal, words) => {
  const copy = copyOfLists()
  const { written, changed } = writeFeature(copy, name)

  test('has the same name in contract, rules, API and web', () => {
    expect(new Set(written.map(dirname))).toEqual(
      new Set([
        'packages/contract/src',
        'packages/rules/src',
        'apps/api/src/db/schema',
        `apps/api/src/features/${name}`,
        `apps/web/src/features/${name}`,
      ]),
    )
    expect(written).toContain(`apps/web/src/features/${name}/${pascal}Page.tsx`)
    expect(read(copy, `apps/web/src/features/${name}/${pascal}Page.tsx`)).toContain(`no ${words} yet`)
    for (const file of written) expect(read(copy, file), file).not.toMatch(/sample.?things/i)
  })

  test('touches three lines of the others', () => {
    expect(changed).toEqual(lists)
    for (const list of changed) {
      const before = read(root, list).split('\n')
      const after = read(copy, list).split('\n')
      expect(after.length).toBe(before.length + 1)
      expect(after.filter((line) => !before.includes(line))).toEqual([expect.stringContaining(`/${name}`)])
    }
  })

  test('is formatted, and free of what the linter finds', () => {
    const options = { cwd: copy, encoding: 'utf8', stdio: 'pipe' }
    cpSync(join(root, 'biome.json'), join(copy, 'biome.json'))
    const files = [...written, ...changed]
    const args = ['check', '--write', '--error-on-warnings', '--vcs-enabled=false', ...files]
    expect(() => execFileSync(join(root, 'node_modules/.bin/biome'), args, options)).not.toThrow()
  })
})

test('a name that is taken or cannot be one is refused', () => {
  expect(objectionTo(root, 'sites')).toBe('The name sites is already used. Choose another one.')
  expect(objectionTo(root, 'route')).toBe('The name route is already used. Choose another one.')
  for (const name of ['Trips', 'my trips', '../trips', '', 'trips-'])
    expect(objectionTo(root, name)).toMatch(/lower case/)
  expect(objectionTo(root, 'sightings')).toBeUndefined()
})
