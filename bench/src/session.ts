import type { Browser, Page } from '@playwright/test'
import { openCounter } from './front.ts'
import type { Resources } from './resources.ts'

/** What a session of looking around on the map fetched: site tiles, their bytes as they were packed, all else told apart. */
export type Session = { views: number; tiles: number; bytes: number; headerBytes: number; baseBytes: number }

/** Where many dive, and the keys that a visitor presses there one view after the other: eight views of each. */
const regions = [
  { lat: 26.5, lng: 34.2 },
  { lat: 36.2, lng: 14.4 },
  { lat: -8.6, lng: 116.1 },
]
const path = [
  ['='],
  ['='],
  ['=', '='],
  ['ArrowRight', 'ArrowRight'],
  ['=', '='],
  ['ArrowDown'],
  ['=', '=', '=', '='],
]
const firstZoom = 3

const settle = async (page: Page) => {
  const map = page.getByRole('region', { name: /^Map of dive sites/ })
  await page.waitForTimeout(600)
  await map.and(page.locator('[aria-busy="false"]')).waitFor({ timeout: 60_000 })
}

/** Looks at 24 views of the real app, from an ocean down to a bay in three regions, as one visitor would. */
export const takeSession = async (resources: Resources, browser: Browser, real: string): Promise<Session> => {
  const counted = { tiles: 0, bytes: 0, headerBytes: 0, baseBytes: 0 }
  const server = await openCounter(resources, real, (path, body, headers) => {
    if (path.endsWith('.pmtiles')) counted.baseBytes += body
    if (!path.startsWith('/api/map/tiles/')) return
    counted.tiles++
    counted.bytes += body
    counted.headerBytes += headers
  })
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // The memory of the app would fetch in a place where nobody counts; the browser's own is as good here.
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    let views = 0
    for (const { lat, lng } of regions) {
      await page.goto(`${server}/explore?lat=${lat}&lng=${lng}&z=${firstZoom}`)
      await page.locator('.maplibregl-canvas').focus()
      await settle(page)
      views++
      for (const keys of path) {
        for (const key of keys) {
          await page.keyboard.press(key)
          await page.waitForTimeout(350)
        }
        await settle(page)
        views++
      }
    }
    return { views, ...counted }
  } finally {
    await context.close()
  }
}
