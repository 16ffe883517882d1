// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { features } from '../app-features.ts'
import { appShortcuts } from './app-shortcuts.ts'

const root = join(import.meta.dirname, '../..')
const source = globSync('{app,features,shared}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\./.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

/** Listened to by name, or among the keys of a list. */
const isBound = (name: string) =>
  new RegExp(`(useShortcut\\(\\s*|shortcut(?:: |=\\{))\\w+Shortcuts\\.${name}\\b`).test(source)

test.each([{ shortcuts: appShortcuts }, ...features])(
  'every shortcut in the help is bound somewhere',
  ({ shortcuts }) => {
    expect(Object.keys(shortcuts).filter((name) => !isBound(name))).toEqual([])
  },
)
