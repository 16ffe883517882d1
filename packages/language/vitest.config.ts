import { defineConfig } from 'vitest/config'

// Pure: the tests of a file leave nothing behind that those of another could meet, so files share workers.
export default defineConfig({ test: { isolate: false } })
