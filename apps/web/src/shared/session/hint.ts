const name = 'soundings_member'

/** Whether the server left word that somebody is signed in here; its own cookies cannot be read. */
export const hasHint = (): boolean => document.cookie.split('; ').includes(`${name}=1`)

/** For a server that could not take the hint back itself: nobody is asked twice whether they are signed in. */
export const dropHint = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where pages come over plain http
  document.cookie = `${name}=; Max-Age=0; Path=/`
}
