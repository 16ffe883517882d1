import { defineConfig } from 'vitest/config'

/** Packages are pure: their tests leave nothing behind that those of another file could meet. */
const pure = ['contract', 'rules', 'clusters'].map((name) => ({
  test: { name: `@soundings/${name}`, root: `packages/${name}`, isolate: false },
}))

export default defineConfig({ test: { projects: [...pure, 'apps/*'] } })
