import { thumbHashToDataURL } from 'thumbhash'

const made = new Map<string, string>()
const maxMade = 500

/** The few bytes that are known of a photo, as a blurred picture of it: a `data:` address. Null when they make none. */
export const blurOf = (thumbhash: string): string | null => {
  const known = made.get(thumbhash)
  if (known !== undefined) return known
  try {
    const bytes = Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0))
    const address = thumbHashToDataURL(bytes)
    if (made.size >= maxMade) made.clear()
    made.set(thumbhash, address)
    return address
  } catch {
    return null
  }
}
