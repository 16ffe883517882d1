const blank = 32
const hashed = (hash: number, code: number) => (Math.imul(hash, 31) + code) | 0

/**
 * Numbers words as they are met. Texts with blanks between their words are read letter by letter, and a string is made
 * only of a word that is new: there are millions of words in the texts of all sites, and few different ones.
 */
export const wordNumbers = () => {
  const list: string[] = []
  let hashes = new Int32Array(1_024)
  /** The number of a word plus one, at a place that its hash tells. */
  let slots = new Int32Array(4_096)

  const slotOf = (text: string, from: number, to: number, hash: number): number => {
    const last = slots.length - 1
    for (let slot = (hash ^ (hash >>> 15)) & last; ; slot = (slot + 1) & last) {
      const number = (slots[slot] as number) - 1
      if (number < 0) return slot
      if (hashes[number] !== hash) continue
      const word = list[number] as string
      if (word.length === to - from && text.startsWith(word, from)) return slot
    }
  }

  const grow = () => {
    const old = hashes
    hashes = new Int32Array(old.length * 2)
    hashes.set(old)
    slots = new Int32Array(slots.length * 2)
    for (const [number, word] of list.entries())
      slots[slotOf(word, 0, word.length, hashes[number] as number)] = number + 1
  }

  const numberOf = (text: string, from: number, to: number, hash: number): number => {
    const slot = slotOf(text, from, to, hash)
    const known = (slots[slot] as number) - 1
    if (known >= 0) return known
    if (list.length === hashes.length) {
      grow()
      return numberOf(text, from, to, hash)
    }
    hashes[list.length] = hash
    slots[slot] = list.push(text.slice(from, to))
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
