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
