import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { firstPortOf, longestStart, sharedPort } from './driver/own-server.ts'

const workers = Math.max(1, availableParallelism())
const chromium = process.env.SOUNDINGS_CHROMIUM

const launch = (...args: string[]) => ({
  launchOptions: {
    ...(chromium && { executablePath: chromium }),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  },
})
// Only the map is drawn by what stands in for a graphics card; the page around it takes half the time without.
const drawing = launch(
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
)
const mapless = launch('--disable-gpu', '--disable-3d-apis')

const desk = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } as const
// What is drawn without a graphics card costs by the point: half as many, and wide enough for the layout of a desk.
const smallDesk = { ...desk, viewport: { width: 1100, height: 720 } } as const
// A phone draws seven times as many points, which takes long without a graphics card and shows nothing else.
const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  colorScheme: 'dark',
} as const

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers,
  // The second try is only there for its trace: a test that needs one has failed.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://localhost:${sharedPort}`,
    serviceWorkers: 'block',
    // Nobody watches what moves. Where moving is what a journey is about, it says so.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a quarter of the time.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
  },
  // A browser that draws a map keeps more than one processor busy: one at a time, with another beside it that does not.
  projects: [
    {
      name: 'desktop-map',
      grep: /@map/,
      grepInvert: /@phone/,
      workers: 1,
      use: { ...smallDesk, ...drawing },
    },
    { name: 'desktop', grepInvert: /@phone|@map/, use: { ...desk, ...mapless } },
    { name: 'phone-map', grep: /@map/, grepInvert: /@desk/, workers: 1, use: { ...phone, ...drawing } },
    { name: 'phone', grepInvert: /@desk|@map/, use: { ...phone, ...mapless } },
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
