/** What the page tells a waiting version of the service worker to make it the current one. */
export const changeMessage = 'SKIP_WAITING'

/** What a page that nobody looks after tells the service worker: it was being opened when that one became active. */
export const claimMessage = 'CLAIM_PAGES'
