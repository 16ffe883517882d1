/** Whether this page may show a picture from there: its policy allows those of its own host alone. */
export const isOwnAddress = (address: string): boolean =>
  URL.canParse(address) && new URL(address).origin === window.location.origin

/** The address when it is a http or https one that a link may lead to, else null. */
export const webAddress = (address: string | null): string | null => {
  if (address === null || !URL.canParse(address)) return null
  return /^https?:$/.test(new URL(address).protocol) ? address : null
}
