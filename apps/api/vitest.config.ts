import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/postgres.ts'],
    testTimeout: 30_000,
    // A machine that is busy with other things may be late once.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // After the others, which have as many workers as there are processors.
    sequence: { groupOrder: 1 },
  },
})
