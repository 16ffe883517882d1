import { plain } from './names.ts'

const letter = 0
const gap = 1
const comma = 2
const other = 3

/** What each of the first 128 signs is: part of a word, between two, between two clauses, or what only `plain` can read. */
const kinds = Uint8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code)
  if (sign === ',') return comma
  if (/['`]/.test(sign)) return other
  return /[a-z0-9]/.test(sign) ? letter : gap
})

/** More than twice as many as there are words in names. */
const slots = 16_384
const hashed = (hash: number, code: number) => (Math.imul(hash, 31) + code) | 0

/** Where the words so far may lead: what they mean as a name, and what the next word may be, by its number. */
type Step<Meaning> = { meaning?: Meaning; next?: Map<number, Step<Meaning>> }

/**
 * Looks for names in sentences. Every word of a name has a number, so that a sentence is read letter by letter and no
 * string is made of its words: in that way a thousand descriptions take some milliseconds.
 */
export const nameReader = <Meaning>() => {
  // What is in no name is 0, and a comma 1.
  const list = ['', ',']
  const numbers = new Int32Array(slots)
  const first: (Step<Meaning> | undefined)[] = []
  const begins = new Uint8Array(slots)

  let [text, count, mayName] = ['', 0, false]
  let [words, from, to] = [new Int32Array(), new Int32Array(), new Int32Array()]

  /** The number of a known word in the text, or where it would stand. */
  const slotOf = (said: string, start: number, end: number, hash: number): number => {
    let slot = hash & (slots - 1)
    for (; ; slot = (slot + 1) & (slots - 1)) {
      const number = numbers[slot] as number
      if (number === 0) return slot
      const word = list[number] as string
      if (word.length === end - start && said.startsWith(word, start)) return slot
    }
  }

  const numberOf = (word: string): number => {
    const hash = [...word].reduce((hash, each) => hashed(hash, each.charCodeAt(0)), 0)
    const slot = slotOf(word, 0, word.length, hash)
    if (numbers[slot] === 0) numbers[slot] = list.push(word) - 1
    return numbers[slot] as number
  }

  const addWord = (number: number, start: number, end: number) => {
    words[count] = number
    mayName ||= begins[number] === 1
    from[count] = start
    to[count++] = end
  }

  /** Whether it could be read: what is not plain yet may have letters that are not those of English. */
  const scan = (said: string, isPlain: boolean): boolean => {
    ;[text, count, mayName] = [said, 0, false]
    if (words.length <= said.length)
      [words, from, to] = [0, 1, 2].map(() => new Int32Array(2 * said.length + 2)) as [
        typeof words,
        typeof from,
        typeof to,
      ]
    let [start, hash] = [-1, 0]
    for (let at = 0; at <= said.length; at++) {
      const code = at < said.length ? said.charCodeAt(at) : 32
      const kind = code < 128 ? kinds[code] : isPlain ? letter : other
      if (kind === letter) {
        if (start < 0) [start, hash] = [at, 0]
        hash = hashed(hash, code)
        continue
      }
      if (kind === other) return false
      if (start >= 0) addWord(numbers[slotOf(said, start, at, hash)] as number, start, at)
      start = -1
      if (kind === comma) addWord(1, at, at + 1)
    }
    return true
  }

  return {
    learnWord: numberOf,

    learn: (name: string, meaning: Meaning): void => {
      let step: Step<Meaning> | undefined
      for (const word of name.split(' ')) {
        const number = numberOf(word)
        const next: Step<Meaning> = (step ? step.next?.get(number) : first[number]) ?? {}
        if (step) {
          step.next ??= new Map()
          step.next.set(number, next)
        } else {
          first[number] = next
          begins[number] = 1
        }
        step = next
      }
      if (step) step.meaning = meaning
    },

    /** Reads a sentence; answers how many words it has, commas among them, or 0 where none may begin a name. */
    read: (sentence: string): number => {
      const lower = sentence.toLowerCase()
      if (!scan(lower, false)) scan(lower.split(',').map(plain).join(','), true)
      return mayName ? count : 0
    },

    word: (at: number): string => (at < count ? text.slice(from[at], to[at]) : ''),
    isComma: (at: number): boolean => words[at] === 1,
    numberAt: (at: number): number => words[at] as number,

    /** The longest name that begins at a word, and where the next word stands. */
    nameAt: (at: number): { meaning: Meaning; end: number } | undefined => {
      if (at >= count || begins[words[at] as number] === 0) return undefined
      let step = first[words[at] as number]
      let found: { meaning: Meaning; end: number } | undefined
      for (let end = at + 1; step; end++) {
        if (step.meaning !== undefined) found = { meaning: step.meaning, end }
        step = end < count ? step.next?.get(words[end] as number) : undefined
      }
      return found
    },
  }
}
