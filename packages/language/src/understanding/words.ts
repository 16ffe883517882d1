/**
 * A word of a question, folded. `from` and `to` are its place in the question; `value` is what it counts, in digits or
 * letters; `isBreak` says that a clause begins with it, and `pause` behind what, where it's more than a comma; `isOwner`
 * that what follows is its own: "Egypt's".
 */
export type Word = {
  text: string
  from: number
  to: number
  value: number | null
  isBreak: boolean
  isOwner?: true
  pause?: 'stop' | 'colon' | undefined
}

/** A question in words. What a reader has understood it takes, so that nobody reads it twice. */
export type Line = {
  words: Word[]
  taken: boolean[]
  /** Which words belong to names of places and sites; known once these are read. */
  names?: readonly boolean[]
  /** It ends with a question mark. */
  isAsked?: boolean
}

/** The folded word at a place; empty beyond the ends. */
export const wordAt = (line: Line, at: number): string => line.words[at]?.text ?? ''

/** Whether these words are all there, untaken, and of one clause. */
export const isFree = (line: Line, at: number, size = 1): boolean => {
  if (at < 0 || at + size > line.words.length) return false
  for (let each = at; each < at + size; each++) {
    if (line.taken[each]) return false
    if (each > at && line.words[each]?.isBreak) return false
  }
  return true
}

export const take = (line: Line, at: number, size = 1): void => {
  for (let each = at; each < at + size; each++) line.taken[each] = true
}

/** Some words as one text, one space apart. */
export const phraseAt = (line: Line, at: number, size: number): string => {
  if (size < 1) return ''
  let phrase = wordAt(line, at)
  for (let each = at + 1; each < at + size; each++) phrase += ` ${wordAt(line, each)}`
  return phrase
}

/** Where the clause ends that holds a word, behind its last one. */
export const clauseEnd = (line: Line, at: number): number => {
  let end = at + 1
  while (end < line.words.length && !line.words[end]?.isBreak) end++
  return end
}

/** Where the clause begins that holds a word. */
export const clauseStart = (line: Line, at: number): number => {
  let start = at
  while (start > 0 && !line.words[start]?.isBreak) start--
  return start
}

/** The words from one on to the end of its clause. */
export const clauseFrom = (line: Line, at: number): string => phraseAt(line, at, clauseEnd(line, at) - at)

/** The same words, none of them taken. */
export const untaken = (line: Line): Line => ({ ...line, taken: line.words.map(() => false) })

/** Some words, from one text with blanks between them. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))
