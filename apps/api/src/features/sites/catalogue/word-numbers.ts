const blank = 32
const hashed = (hash: number, code: number) => (Math.imul(hash, 31) + code) | 0

/**
 * Numbers words as they are met. Texts with blanks between their words are read letter by letter, and a string is made
 * only of a word that is new: there are millions of words in the texts of all sites, and few different ones.
 */
export const wordNumbers = () => {
  const list: string[] = []
  /** At a place that the hash of a word tells: the hash, and beside it the number of the word plus one. */
  let table = new Int32Array(2 * 4_096)

  const slotOf = (text: string, from: number, to: number, hash: number): number => {
    const last = table.length - 2
    for (let slot = ((hash ^ (hash >>> 15)) << 1) & last; ; slot = (slot + 2) & last) {
      const number = (table[slot + 1] as number) - 1
      if (number < 0) return slot
      if (table[slot] !== hash) continue
      const word = list[number] as string
      if (word.length === to - from && text.startsWith(word, from)) return slot
    }
  }

  const put = (slot: number, hash: number, number: number) => {
    table[slot] = hash
    table[slot + 1] = number + 1
  }

  const grow = () => {
    const old = table
    table = new Int32Array(old.length * 2)
    for (let slot = 0; slot < old.length; slot += 2) {
      const [hash, number] = [old[slot] as number, (old[slot + 1] as number) - 1]
      const word = list[number]
      if (word !== undefined) put(slotOf(word, 0, word.length, hash), hash, number)
    }
  }

  const numberOf = (text: string, from: number, to: number, hash: number): number => {
    const slot = slotOf(text, from, to, hash)
    const known = (table[slot + 1] as number) - 1
    if (known >= 0) return known
    // No more than a quarter of the places is taken, so that a word is mostly found at the first look.
    if (list.length * 8 >= table.length) {
      grow()
      return numberOf(text, from, to, hash)
    }
    put(slot, hash, list.push(text.slice(from, to)) - 1)
    return list.length - 1
  }

  return {
    /** Each word at its number. */
    list: list as readonly string[],

    /** Calls `see` with the number of each word of a text, in its order. */
    each: (text: string, see: (number: number) => void): void => {
      let [from, hash] = [0, 0]
      for (let at = 0; at <= text.length; at++) {
        const code = at < text.length ? text.charCodeAt(at) : blank
        if (code !== blank) {
          hash = hashed(hash, code)
          continue
        }
        if (at > from) see(numberOf(text, from, at, hash))
        from = at + 1
        hash = 0
      }
    },
  }
}
