import { phraseSet, says } from './phrases.ts'
import type { Read } from './query.ts'
import { type Line, untaken } from './words.ts'

// Questions for the name of a site that somebody describes.

const identifying = phraseSet(`
  which one was it, which one was that, which one is it, which one is that, which was it, what is it called, what was it called, whats it called, what is that called, whats that called, how is it called, how name,
  whats the name of it, what was the name, whats its name, forget the name, forgot the name, forgotten the name, cant remember the name, dont remember the name, cannot remember the name, name escapes me,
  which dive is it, which dive was it, which site is it, which site was it, which wreck is it, which wreck was it, which wreck was that, which site was that, which dive was that, which lake is it, which cave is it
`)

/** "The cenote with the cloud at 30 m, which one was it?" */
export const asksForName = (line: Line): boolean => says(untaken(line), identifying)

const fewestWords = 2

/**
 * What was read of a site that is described: where it lies, what it is and what lives there may be looked for. Its depths, months
 * and the like are those of a story, and its other words tell more.
 */
export const asDescribed = (read: Read): Read => {
  if ((read.words ?? '').split(' ').filter(Boolean).length < fewestWords) return read
  const { where, notWhere, diveTypes, categories, waters, species, anySpecies, words } = read
  return { where, notWhere, diveTypes, categories, waters, species, anySpecies, words } as Read
}
