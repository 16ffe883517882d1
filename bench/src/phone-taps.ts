import { chromium, type Page } from '@playwright/test'
import { findChromium } from './browser.ts'

/** The screen of Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const

/** A place in the header, while the app starts: on home the box there opens, on other pages nothing is pressed. */
const inHeader = { x: 236, y: 28 }
const tapsAtStart = 8

/** Notes how long each touch took until the page was drawn anew. */
const noteAnswers = () => {
  const answers: number[] = []
  const note = new PerformanceObserver((list) =>
    answers.push(...list.getEntries().map(({ duration }) => duration)),
  )
  note.observe({ type: 'event', durationThreshold: 16 } as never)
  Object.assign(globalThis, { answers })
}

const tapAround = async (page: Page) => {
  for (let tap = 0; tap < tapsAtStart; tap++) {
    await page.touchscreen.tap(inHeader.x, inHeader.y)
    await page.waitForTimeout(300)
  }
  await page.getByRole('button', { name: 'Open menu' }).tap({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Close menu' }).tap()
  await page.waitForTimeout(1_000)
}

/**
 * The slowest answer of a page to fingers, from its first moment on, in milliseconds: its interaction to next paint, with a
 * processor that is `slowdown` times as slow as this one.
 */
export const slowestAnswer = async (address: string, slowdown: number): Promise<number> => {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-quic', '--disable-3d-apis'],
  })
  try {
    const page = await (await browser.newContext(phone)).newPage()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(noteAnswers)
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('.first-header, header').first().waitFor()
    await tapAround(page)
    const answers = await page.evaluate(() => (globalThis as unknown as { answers: number[] }).answers)
    return Math.max(0, ...answers)
  } finally {
    await browser.close()
  }
}
