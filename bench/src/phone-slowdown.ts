import { chromium } from '@playwright/test'
import { findChromium } from './browser.ts'
import { median, range } from './figures.ts'

/**
 * Lighthouse slows a processor down four times to get from a fast desktop to a phone of the middle class. Its benchmark index of
 * such a desktop is 1,500 to 2,000; for slower machines it asks for less (docs/throttling.md of Lighthouse).
 */
const desktop = { index: 1_750, slowdown: 4 } as const
const rounds = 3

const functions = new URL('../lighthouse/node_modules/lighthouse/core/lib/page-functions.js', import.meta.url)

/** How fast this machine is now by Lighthouse's measure, and how many times it must be slowed down to be that phone. */
type PhoneSlowdown = { index: number; slowdown: number }

export const phoneSlowdown = async (): Promise<PhoneSlowdown> => {
  const { pageFunctions } = (await import(functions.href)) as {
    pageFunctions: { computeBenchmarkIndex: () => number }
  }
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    const found: number[] = []
    for (const _ of range(rounds)) found.push(await page.evaluate(pageFunctions.computeBenchmarkIndex))
    const index = Math.round(median(found))
    const slowdown = Math.round((10 * desktop.slowdown * index) / desktop.index) / 10
    return { index, slowdown: Math.min(desktop.slowdown, Math.max(1, slowdown)) }
  } finally {
    await browser.close()
  }
}
