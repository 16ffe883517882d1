import { changeMessage, claimMessage } from '#shared/lib/worker-messages.ts'

const hour = 60 * 60_000
/** How long an installation that broke off rests before its next try; twice as long each time. */
const firstRest = 15_000

/** Settles once this version has all of its files, or could not get one of them. */
const isInstalled = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve(worker.state !== 'redundant')
    }
    worker.addEventListener('statechange', look)
    look()
  })

/** Registers the service worker, again until it is installed: on a bad line, each try goes on where the last one broke off. */
const register = async (
  container: ServiceWorkerContainer,
  rest: number = firstRest,
): Promise<ServiceWorkerRegistration> => {
  const registration = await container.register('/sw.js').catch(() => undefined)
  const first = registration?.active ? null : registration?.installing
  if (registration && (!first || (await isInstalled(first)))) return registration
  await new Promise((resolve) => setTimeout(resolve, rest))
  return register(container, Math.min(2 * rest, hour))
}

/** A page that was being opened in the moment in which the service worker became active is not looked after by itself. */
const askToBeLookedAfter = async (container: ServiceWorkerContainer) => {
  const { active } = await container.ready
  if (!container.controller) active?.postMessage({ type: claimMessage })
}

/** Hands what the page loaded before it had a service worker to the new one, which keeps what it knows how to. */
const keepWhatWasLoaded = (container: ServiceWorkerContainer): void => {
  const observer = new PerformanceObserver((list) => {
    const urls = list
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.workerStart === 0)
      .map(({ name }) => name)
      .filter((name) => new URL(name).origin === window.location.origin)
    if (urls.length > 0)
      container.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: urls } })
  })
  observer.observe({ type: 'resource', buffered: true })
}

/**
 * Registers the service worker, which makes the app open without a connection. When a newer version is ready,
 * `onNewVersion` gets the way to change to it; nothing changes before it is called. `beganAlone` says whether the page was
 * opened without one.
 */
export const install = async (
  container: ServiceWorkerContainer,
  onNewVersion: (change: () => void) => void,
  beganAlone = !container.controller,
): Promise<void> => {
  if (!container.controller)
    container.addEventListener('controllerchange', () => keepWhatWasLoaded(container), { once: true })
  else if (beganAlone) keepWhatWasLoaded(container)
  void askToBeLookedAfter(container)
  const registration = await register(container)
  const offer = () => {
    const next = registration.waiting
    if (!next || !container.controller) return
    onNewVersion(() => {
      const reload = () => window.location.reload()
      // Another tab may have changed to it already.
      if (next.state !== 'installed') return reload()
      container.addEventListener('controllerchange', reload, { once: true })
      next.postMessage({ type: changeMessage })
    })
  }
  offer()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offer),
  )
  setInterval(() => void registration.update().catch(() => undefined), hour)
}

/** Installs in a browser that can, and offers new versions as a message that stays. */
export const installApp = (beganAlone: boolean): void => {
  // A browser offers it only to pages that came over https or from this machine.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (!container) return
  const offer = async (change: () => void) => {
    const { toast } = await import('#shared/ui/toast.tsx')
    toast.notify({
      message: 'A new version is available',
      duration: 0,
      action: { label: 'Reload', act: change },
    })
  }
  // Without it the app works as any page does.
  install(container, (change) => void offer(change), beganAlone).catch(() => undefined)
}
