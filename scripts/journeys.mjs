// `npm run e2e`: the journeys in a real browser, against the web app as it was last built.

import { environment, run } from './bootstrap.mjs'
import { findChromium } from './chromium.mjs'

process.exitCode = run(
  'playwright',
  ['test', '--config=e2e/playwright.config.ts', ...process.argv.slice(2)],
  {
    env: { ...environment, SOUNDINGS_CHROMIUM: findChromium() },
  },
)
