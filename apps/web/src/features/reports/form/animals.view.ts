import { fold } from '@soundings/rules/text'

/** An animal to choose: what divers call it, and what science does. */
export type Animal = { name: string; scientific: string | null }

/** Names to choose from, under what they have in common; those without are the answer to what was typed. */
export type AnimalChoice = { group: string; items: string[] }[]

const known = (names: Iterable<string>) => new Set([...names].map(fold))

type Names = readonly string[]

/**
 * What is offered before anything is typed: what is seen at this site, then what the person noted lately, then what
 * divers look for, each once.
 */
export const animalsAtHand = (
  { seenHere, recent, sought }: { seenHere: Names; recent: Names; sought: Names },
  chosen: Names,
): AnimalChoice => {
  const taken = known(chosen)
  const left = (names: Names) =>
    names.filter((name) => {
      const plain = fold(name)
      return !taken.has(plain) && taken.add(plain)
    })
  return [
    { group: 'Seen here before', items: left(seenHere) },
    { group: 'Recently noted by you', items: left(recent) },
    { group: 'Often looked for', items: left(sought) },
  ].filter(({ items }) => items.length > 0)
}

/** What words found, those that are seen at this site before the others. */
export const seenFirst = (found: readonly Animal[], seenHere: readonly string[]): Animal[] => {
  const here = known(seenHere)
  const isHere = ({ name }: Animal) => here.has(fold(name))
  return [...found.filter(isHere), ...found.filter((animal) => !isHere(animal))]
}
