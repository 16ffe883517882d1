import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { firstPortOf, longestStart, sharedPort } from './driver/own-server.ts'

/** Without a graphics card a browser that draws maps keeps two processors busy. */
const workers = Math.max(1, Math.floor(availableParallelism() / 2))
const chromium = process.env.SOUNDINGS_CHROMIUM

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://localhost:${sharedPort}`,
    // A trace costs a quarter of the time: where journeys are tried again, that is soon enough for one.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-gl=angle',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
      ],
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@desk/,
      // A phone draws seven times as many points, which takes long without a graphics card and shows nothing else.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
  webServer: Array.from({ length: workers }, (_, worker) => ({
    command: 'node e2e/server.mjs',
    cwd: '..',
    url: `http://localhost:${firstPortOf(worker)}/api/health/ready`,
    timeout: longestStart,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: String(firstPortOf(worker)), LOG_LEVEL: 'warn' },
  })),
})
