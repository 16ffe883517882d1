import { fold } from './text.ts'

/** So many numbers a print has. Two texts have about as many of them in common as they have of their words. */
const slots = 32
/** From how many numbers in common on two texts are nearly the same. */
const alike = 20
/** In letters: shorter texts are often the same without meaning anything by it, like thanks. */
const shortest = 30
/** In words: of shorter texts another word makes another text. */
const comparable = 12
/** So many words in a row are compared at a time. */
const row = 3

/** FNV-1a. */
const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** Spreads a hash anew for each slot. */
const spread = (value: number, slot: number): number => {
  let mixed = Math.imul(value ^ Math.imul(slot + 1, 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/**
 * What a text is like, whatever its case, marks and accents: numbers of 32 bits with a sign, of which nearly the same text
 * has nearly all; of a short text all or none. Empty for a very short one.
 */
export const printOf = (text: string): number[] => {
  const folded = fold(text)
  if (folded.length < shortest) return []
  const words = folded.split(' ')
  const size = words.length < comparable ? words.length : row
  const rows = new Set(
    words.slice(0, words.length - size + 1).map((_, at) => hash(words.slice(at, at + size).join(' '))),
  )
  return Array.from({ length: slots }, (_, slot) => {
    let least = 0xffffffff
    for (const value of rows) least = Math.min(least, spread(value, slot))
    // The slot is part of the number, so that those of two slots are never the same.
    return (least & 0xffffffe0) | slot | 0
  })
}

/** Whether two texts are the same or nearly so, by their prints. */
export const areAlike = (one: readonly number[], other: readonly number[]): boolean => {
  const numbers = new Set(other)
  return one.filter((number) => numbers.has(number)).length >= alike
}
