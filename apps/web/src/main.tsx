import '#shared/lib/without-eval.ts'
import '#shared/ui/styles.ts'
import { breath, whenIdle } from '#shared/lib/breath.ts'

// What this page fetches before it has a service worker is handed to that one by this list, map tiles among it.
performance.setResourceTimingBufferSize(1_000)

/** Until the page's own first view is on screen. A page in the background draws nothing and does not wait for it. */
const firstPaint = new Promise((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve))
  setTimeout(resolve, document.hidden ? 300 : 3_000)
})

/** Which parts the app is made of; the build has written them into the page, each after those that it needs. */
const findParts = (): HTMLLinkElement[] => {
  const parts = document.querySelector<HTMLTemplateElement>('#parts')?.content
  if (!parts) return []
  if (!/^\/(explore\b|sites\/(?!.*\/edit$))/.test(window.location.pathname))
    for (const link of parts.querySelectorAll('[data-explore]')) link.remove()
  return [...parts.querySelectorAll('link')].filter(
    ({ media }) => media === '' || window.matchMedia(media).matches,
  )
}

/** Asks for all parts and runs them one by one: in one piece they would keep a phone from answering for a second. */
const runParts = async (links: HTMLLinkElement[]) => {
  for (const link of links) {
    document.head.append(link)
    await breath()
  }
  for (const { rel, href } of links)
    if (rel === 'modulepreload') {
      await import(/* @vite-ignore */ href)
      await breath()
    }
}

const begin = async (root: HTMLElement) => {
  await firstPaint
  // The first view has but a few words in it: what the app writes with is made ready meanwhile.
  void document.fonts?.load('1em "Instrument Sans Variable"')
  // What fails here fails once more where the app asks for it, and is told there.
  await runParts(findParts()).catch(() => undefined)
  const { start } = await import('./start.tsx')
  await start(root)
}

/** So long the page has the device and the line to itself before the service worker fetches all of its files, in milliseconds. */
const alone = 5_000

/** Whether the page was opened without a service worker: that of another tab may take it over before its own is asked for. */
const beganAlone = !navigator.serviceWorker?.controller

const isHidden = () =>
  new Promise<void>((resolve) => {
    const look = () => document.hidden && resolve()
    document.addEventListener('visibilitychange', look)
    look()
  })

/** What the app does without for a moment, so that what is touched first doesn’t wait for it. Nobody touches a hidden page. */
const installLater = async () => {
  await Promise.race([new Promise((resolve) => setTimeout(resolve, alone)), isHidden()])
  const begin = async () => {
    const { installApp } = await import('#app/shell/install.ts')
    installApp(beganAlone)
  }
  if (document.hidden) await begin()
  else whenIdle(begin)
}

const root = document.getElementById('root')
const hasBegun = root ? begin(root) : Promise.resolve()
// Also where it could not begin: the next visit may have more luck. The development server has no service worker.
if (import.meta.env.PROD) void hasBegun.finally(installLater)
