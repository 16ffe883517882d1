import { defineConfig } from 'vitest/config'

// Pure: the tests of a file leave nothing behind that those of another could meet, so files share workers.
// Long enough for a machine that is busy with other things.
export default defineConfig({ test: { isolate: false, testTimeout: 60_000 } })
