import { access } from 'node:fs/promises'
import { type Browser, chromium } from '@playwright/test'
import type { Resources } from './resources.ts'

const flags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The Chromium of SOUNDINGS_CHROMIUM, of this machine, or the one that Playwright brought. */
export const findChromium = async (): Promise<string> => {
  for (const path of [process.env.SOUNDINGS_CHROMIUM ?? '', ...usual, chromium.executablePath()]) {
    const isThere = await access(path).then(
      () => true,
      () => false,
    )
    if (isThere) return path
  }
  throw new Error(
    'There is no Chromium here: name one in SOUNDINGS_CHROMIUM, or `npx playwright install chromium`',
  )
}

/** A browser without a screen, which draws WebGL in software. */
export const openBrowser = async (resources: Resources): Promise<Browser> => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: flags })
  resources.defer(() => browser.close())
  return browser
}
