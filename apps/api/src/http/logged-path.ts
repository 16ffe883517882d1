/** A secret of 256 bits in base64url, as links have it that somebody shared. */
const secret = /\/[\w-]{43}(?=\/|$)/g

/** The path of an address as the log may show it: without its query, and without what opens a shared link. */
export const loggedPath = (url: string): string => (url.split('?', 1)[0] ?? '').replace(secret, '/…')
