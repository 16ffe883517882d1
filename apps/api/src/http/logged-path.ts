/** A secret in base64url: of 256 bits, as links have it that somebody shared, or of 128 bits, as calendars have it. */
const secret = /\/(?:[\w-]{43}(?=\/|$)|[\w-]{22}(?=\.ics$))/
const secrets = new RegExp(secret, 'g')

const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''

/** Whether an address is a key by itself: whoever reads it sees what it leads to. */
export const hasSecret = (url: string): boolean => secret.test(pathOf(url))

/** The path of an address as the log may show it: without its query, and without what opens a shared link. */
export const loggedPath = (url: string): string => pathOf(url).replace(secrets, '/…')
