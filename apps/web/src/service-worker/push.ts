declare const self: ServiceWorkerGlobalScope

/** As the server sends it; `link` is a path of the app. */
export type PushMessage = { id: string; title: string; body: string; link: string }

/** Reads a message; a newer server may have written it. What makes no sense still says that there is something. */
export const readMessage = (text: string | undefined): PushMessage => {
  const usual = { id: 'news', title: 'Soundings', body: 'You have a new notification.', link: '/' }
  try {
    const said: unknown = JSON.parse(text ?? '')
    if (typeof said !== 'object' || said === null) return usual
    const words = Object.entries(said).filter(
      ([name, value]) => name in usual && typeof value === 'string' && value !== '',
    )
    const message = { ...usual, ...Object.fromEntries(words) }
    // A path of this app alone: `//host` is an address of another.
    return /^\/(?![/\\])/.test(message.link) ? message : { ...message, link: '/' }
  } catch {
    return usual
  }
}

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Nobody is told twice: a page that somebody looks at shows it itself. */
const show = async (text: string | undefined): Promise<void> => {
  if ((await windows()).some(({ focused }) => focused)) return
  const { id, title, body, link } = readMessage(text)
  await self.registration.showNotification(title, {
    body,
    tag: id,
    icon: '/icons/flag-192.png',
    badge: '/icons/flag-192.png',
    data: { link },
  })
}

const openLink = async (link: string): Promise<void> => {
  const [first] = await windows()
  if (!first) return void (await self.clients.openWindow(link))
  // A browser may refuse the focus; the page is still the right one then.
  await first.focus().catch(() => undefined)
  await first.navigate(link).catch(() => self.clients.openWindow(link))
}

/** Shows what the server tells while no page is looked at, and opens what it is about. */
export const showPushMessages = (): void => {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text())))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const link: unknown = event.notification.data?.link
    event.waitUntil(openLink(typeof link === 'string' ? link : '/'))
  })
}
