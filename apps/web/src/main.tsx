import '#shared/lib/without-eval.ts'
import '#shared/ui/styles.ts'
import { startTheme } from '#shared/theme/theme-store.ts'

startTheme()
// What this page fetches before it has a service worker is handed to that one by this list, map tiles among it.
performance.setResourceTimingBufferSize(1_000)

const breath = () => new Promise((resolve) => setTimeout(resolve))

/** Until the page's own first view is on screen. A page in the background draws nothing and does not wait for it. */
const firstPaint = new Promise((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve))
  setTimeout(resolve, 300)
})

/** Parts of the app in the order of their needs: run one by one, they let the page answer in between. */
const steps = [
  () => import('react-dom/client'),
  () => import('#shared/ui/theme.ts'),
  () => import('#app/router.tsx'),
  () => import('#features/sites/index.ts'),
]

const begin = async (root: HTMLElement) => {
  await firstPaint
  // What the build knows to be needed is asked for at once; the steps then find it.
  const parts = document.querySelector<HTMLTemplateElement>('#parts')
  if (parts) {
    if (!/^\/(explore\b|sites\/(?!.*\/edit$))/.test(window.location.pathname))
      for (const link of parts.content.querySelectorAll('[data-explore]')) link.remove()
    document.head.append(parts.content)
  }
  for (const step of steps) {
    await step()
    await breath()
  }
  const { start } = await import('./start.tsx')
  await start(root)
}

const root = document.getElementById('root')
if (root) void begin(root)

// Installing must not hold up the first screen. The development server has no service worker.
if (import.meta.env.PROD)
  window.addEventListener('load', async () => {
    const { installApp } = await import('#app/shell/install.ts')
    installApp()
  })
