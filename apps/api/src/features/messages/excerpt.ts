const longest = 140

/** The beginning of a message, in one line. */
export const excerptOf = (message: string): string => {
  const line = message.replace(/\s+/g, ' ').trim()
  const letters = [...line]
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : line
}
