import type { Words } from './words.ts'

/** A word that is looked for, folded, with its other grammatical forms, and words that may stand for it. */
export type Term = { typed: string; forms: string[]; kin?: readonly string[] }

/** What is looked for: word by word, and the whole of it as typed, folded. */
export type Wanted = { terms: Term[]; phrase: string }

/** What a search reads of the sites, by position. */
export type Searched = {
  size: number
  words: Words
  /** The folded names and aliases, the site's own name first, and how many letters that one has. */
  names: string[]
  nameLength: Uint16Array
}
