import { expect, type Page } from '@playwright/test'

/** The device that Soundings runs on: its network and what it keeps. Only this file knows the browser. */
export const device = (page: Page) => ({
  /** The app has installed itself and looks after this page. */
  isInstalled: () =>
    expect
      .poll(
        () =>
          page.evaluate(async () => {
            const { controller } = navigator.serviceWorker
            if (controller) return controller.state
            const registration = await navigator.serviceWorker.getRegistration()
            const worker = registration?.active ?? registration?.waiting ?? registration?.installing
            return registration ? `looks after others: ${worker?.state ?? 'failed'}` : 'not registered'
          }),
        { timeout: 60_000 },
      )
      .toBe('activated'),

  /** How many answers a cache of the installed app holds whose address has this part; 0 when there is none. */
  keeps: (cacheName: string, part = '') =>
    page.evaluate(
      async ([name, asked]) => {
        if (!(await caches.has(name))) return 0
        const kept = await (await caches.open(name)).keys()
        return kept.filter(({ url }) => url.includes(asked)).length
      },
      [cacheName, part] as const,
    ),

  /** Somebody comes back to this tab; a browser that nobody sees takes all of its tabs for seen. */
  isLookedAt: async () => {
    await page.bringToFront()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  },

  /** The addresses that the server refuses as wrong from now on, to the page or to the installed app. */
  isRefused: () => {
    const refused: string[] = []
    page.context().on('response', (response) => {
      if (response.status() === 400) refused.push(response.url())
    })
    return refused
  },

  /** Whatever was read lately is pushed out, as other answers do where room is short; what was taken along is not. */
  forgetsWhatWasRead: () =>
    page.evaluate(async () => {
      for (const name of await caches.keys())
        if (/^(answers|own-answers|base-map-pieces)$/.test(name)) await caches.delete(name)
    }),

  /** The tab dies, as it does where memory runs out; nothing of the page runs any more. */
  crashes: async () => {
    const gone = page.waitForEvent('crash')
    const screen = await page.context().newCDPSession(page)
    void screen.send('Page.crash').catch(() => undefined)
    await gone
    await page.close()
  },

  /** The page moves down for the word of it: whoever presses before that has happened presses beside. */
  losesNetwork: async () => {
    await page.context().setOffline(true)
    await expect(page.getByText('You’re offline.')).toBeVisible()
  },
  findsNetwork: () => page.context().setOffline(false),

  /** How much there is to see on the map: a picture of nothing but water compresses well. */
  weighsMap: async () => (await page.locator('canvas').first().screenshot()).byteLength,
})
