// What the service worker writes on an answer that it gives from its memory.

/** When the answer was saved, in milliseconds since 1970. */
export const savedAtHeader = 'x-saved-at'
/** There because the server could not be reached, and not only slow. */
export const unreachedHeader = 'x-unreached'
