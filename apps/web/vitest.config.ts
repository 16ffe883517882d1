import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname
const tests = globSync('src/**/*.test.{ts,tsx}', { cwd: root })
const saying = (words: RegExp) => tests.filter((file) => words.test(readFileSync(join(root, file), 'utf8')))

/** Files that put something in the place of a module, by themselves or by a helper with this name. */
const mocking = saying(/\bvi\.mock\(|\.mocks\.tsx?'/)
/** Files without a component that need a page all the same say so in a comment. */
const onPages = saying(/^\/\/ @vitest-environment happy-dom$/m)

/** Not one, as would be the default where there are two processors; after all others, which have a number of their own. */
const workers = { maxWorkers: Math.max(2, availableParallelism() - 1), sequence: { groupOrder: 2 } }
const onPage = {
  ...workers,
  environment: 'happy-dom',
  setupFiles: ['src/shared/testing/setup.ts'],
  testTimeout: 30_000,
}
const css = { modules: { classNameStrategy: 'non-scoped' as const } }

// Tests share workers and the modules in them, except with what somebody mocks.
export default defineConfig({
  test: {
    name: 'web',
    projects: [
      {
        root,
        test: {
          name: 'pure',
          include: ['src/**/*.test.ts'],
          exclude: [...onPages, ...mocking],
          ...workers,
          environment: 'node',
          isolate: false,
        },
      },
      {
        root,
        plugins: [react()],
        test: {
          name: 'pages',
          include: ['src/**/*.test.tsx', ...onPages],
          exclude: mocking,
          ...onPage,
          css,
          isolate: false,
        },
      },
      { root, plugins: [react()], test: { name: 'mocked', include: mocking, ...onPage, css } },
    ],
  },
})
