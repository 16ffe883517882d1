import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/postgres.ts'],
    setupFiles: ['src/testing/setup.ts'],
    // Nothing here is mocked and each file has a database of its own: files share workers and their modules.
    isolate: false,
    // Long enough for a machine that is busy with other things; what holds is seen at once.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 25_000, interval: 20 } },
    // These wait for the database and for moments more than they work: one more than the processors of a small machine.
    maxWorkers: 3,
    // After the packages, which have fewer workers.
    sequence: { groupOrder: 1 },
  },
})
