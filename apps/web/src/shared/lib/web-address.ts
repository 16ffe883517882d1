/** The address when it is a http or https one that a link may lead to, else null. */
export const webAddress = (address: string | null): string | null => {
  if (address === null || !URL.canParse(address)) return null
  return /^https?:$/.test(new URL(address).protocol) ? address : null
}
