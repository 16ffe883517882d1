/** What the page tells a waiting version of the service worker to make it the current one. */
export const changeMessage = 'SKIP_WAITING'
