/** Where the card of a recommended place is found on the page; the ids of places may have blanks. */
export const placeDomId = (id: string): string => `place-${encodeURIComponent(id)}`
