const folds: [RegExp, string][] = [
  [/sch|sh/g, 's'],
  [/[ckq]h|ck|q|c/g, 'k'],
  [/gh/g, 'g'],
  [/dh/g, 'd'],
  [/th/g, 't'],
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/ou|oo/g, 'u'],
  [/ee|ey/g, 'i'],
  [/([aou])e/g, '$1'],
  [/[yj]/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/(?<=..)h$/, ''],
]

/** How a word sounds, roughly: spellings of one word that differ by language or habit become the same, as do plurals in s. */
export const soundOf = (word: string): string => {
  const sound = folds.reduce((found, [spelt, plain]) => found.replace(spelt, plain), word)
  return sound.length > 3 ? sound.replace(/s$/, '') : sound
}

/** The consonants of a sound, behind its first letter; k and g are written for one another. */
export const consonantsOf = (sound: string): string =>
  (sound.slice(0, 1) + sound.slice(1).replace(/[aeiou]/g, '')).replaceAll('g', 'k')

/** How many letters have to be put in, left out, replaced or swapped with the next; at most `most` are counted. */
const editsBetween = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : most + 1
      const replaced = (last[j - 1] ?? 0) + (isSame ? 0 : 1)
      row.push(Math.min(replaced, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, swapped))
    }
    before = last
    last = row
  }
  return last[other.length] ?? 0
}

const isLatin = (sound: string) => /^[a-z]+$/.test(sound)

/** Whether two words of these sounds may be one, misspelt. Words of few letters need the same sound. */
export const soundAlike = (one: string, other: string): boolean => {
  if (one === other) return true
  const shortest = Math.min(one.length, other.length)
  if (shortest < 5 || Math.abs(one.length - other.length) > 2 || !isLatin(one) || !isLatin(other))
    return false
  const [a, b] = [consonantsOf(one), consonantsOf(other)]
  if (a[0] !== b[0]) return false
  const most = shortest >= 9 ? 2 : shortest >= 6 ? 1 : 0
  const mostVowels = shortest >= 6 ? 2 : 1
  return editsBetween(one, other, 2) <= (a === b ? mostVowels : most)
}
