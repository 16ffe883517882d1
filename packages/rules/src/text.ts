const special: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** What writers use for an apostrophe or for the letters ʻokina, hamza and ʿayn: it parts no word. */
const apostrophes = /['’‘`´ʻʼʾʿ]/g

/** Lower case without accents or punctuation, words one space apart; letters of every script are kept. */
export const fold = (text: string): string =>
  text
    .replace(apostrophes, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæøœłđðþı]/g, (letter) => special[letter] ?? letter)
    .replace(apostrophes, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Every word once, as it was written first: case parts no two words. */
export const eachOnce = <Word>(words: readonly Word[]): Word[] => {
  const known = new Set<string>()
  return words.filter((word) => {
    const plain = String(word).toLowerCase()
    return !known.has(plain) && known.add(plain)
  })
}

/** The readable end of a site's address: letters, digits and hyphens, at most 80; 'site' when nothing is left. */
export const slugOf = (name: string): string => {
  const slug = fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '')
  return slug || 'site'
}

const trigrams = (text: string): Set<string> => {
  const padded = `  ${text} `
  const found = new Set<string>()
  for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3))
  return found
}

/** How alike two names are, 0 to 1: shared trigrams over all trigrams (Jaccard) of the folded names. */
export const similarity = (one: string, other: string): number => {
  const a = trigrams(fold(one))
  const b = trigrams(fold(other))
  let shared = 0
  for (const gram of a) if (b.has(gram)) shared++
  return shared / (a.size + b.size - shared)
}
