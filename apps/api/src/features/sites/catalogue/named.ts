import { siteKeys } from '@soundings/language/understanding/known'
import { distanceOf } from '@soundings/language/understanding/spelling'
import { closeWords, shortestMisspelt } from './spelling.ts'
import { positionsOf, tag } from './tags.ts'
import type { Searched } from './wanted.ts'
import { field, fieldOfUse, firstFrom, hasWord, positionOfUse, type Words } from './words.ts'

/** A site that a phrase may name: exactly, or by how much of it, 0 to 1. */
export type Named = { at: number; isExact: boolean; closeness: number }

/** Words in more names than this tell too little of which site is meant. */
const maxNamed = 1_000
const maxClose = 24
const maxFound = 12
const maxRemembered = 1_000
const leastClose = 0.5
/** How much of its closeness a name keeps of which only a part was said; of aliases nobody knows where they end. */
const kept = { partOfName: 0.6, alias: 0.95 }

type Known = Searched & { tags: Words }

/** The sites that a folded phrase names by one of their keys. */
export const namedExactly = ({ tags }: Known, phrase: string): Named[] =>
  [...positionsOf(tags, tag('name', phrase)).slice(0, maxFound)].map((at) => ({
    at,
    isExact: true,
    closeness: 1,
  }))

/** The sites that have one of these words in their names. */
const holding = ({ words }: Known, forms: readonly number[]): Set<number> => {
  const found = new Set<number>()
  for (const form of forms)
    for (let use = words.starts[form] ?? 0; use < (words.starts[form + 1] ?? 0); use++)
      if (fieldOfUse(words.uses[use] ?? 0) === field.name) found.add(positionOfUse(words.uses[use] ?? 0))
  return found
}

const holdsOne = ({ names, words }: Known, at: number, forms: readonly number[]): boolean => {
  const said = ` ${names[at]} `
  return forms.some((form) => said.includes(` ${words.list[form]} `))
}

const countUses = ({ starts }: Words, forms: readonly number[]) =>
  forms.reduce((sum, at) => sum + (starts[at + 1] ?? 0) - (starts[at] ?? 0), 0)

/** How alike a phrase is to a site's name, or to as many words beside each other of its names. */
const closenessTo = ({ names, nameLength }: Known, at: number, phrase: string): number => {
  const all = (names[at] ?? '').split(' ')
  const name = (names[at] ?? '').slice(0, nameLength[at]).split(' ')
  const width = phrase.split(' ').length
  const alike = (window: string) => 1 - distanceOf(phrase, window, phrase.length) / phrase.length
  // "Empres of Irland" lacks the "RMS".
  let best = Math.max(...siteKeys(name.join(' '), []).map(alike))
  for (let from = 0; from + width <= all.length; from++) {
    const share = from < name.length ? kept.partOfName : kept.alias
    best = Math.max(best, share * alike(all.slice(from, from + width).join(' ')))
  }
  return best
}

/**
 * Finds the sites that a folded phrase may mean, the likeliest first: only names that hold all of its words are looked at.
 * A word that nobody writes stands for those spelt much like it, and so does every word where no name holds them all.
 */
export const misspeltNames = (sites: Known): ((phrase: string) => Named[]) => {
  const { words } = sites
  const known = new Map<string, number[]>()

  const closeTo = (typed: string): number[] => {
    if (typed.length < shortestMisspelt) return []
    const forms =
      known.get(typed) ??
      closeWords(words, typed)
        .sort((one, other) => other.closeness - one.closeness)
        .slice(0, maxClose)
        .map(({ word }) => word)
    if (known.size > maxRemembered) known.clear()
    known.set(typed, forms)
    return forms
  }
  const asTyped = (typed: string) => (hasWord(words, typed) ? [firstFrom(words, typed)] : [])

  const withForms = (phrase: string, forms: number[][]): Named[] => {
    if (forms.some(({ length }) => length === 0)) return []
    const [rarest, ...others] = forms.sort((one, other) => countUses(words, one) - countUses(words, other))
    if (!rarest || countUses(words, rarest) > maxNamed) return []
    return [...holding(sites, rarest)]
      .filter((at) => others.every((each) => holdsOne(sites, at, each)))
      .map((at) => ({ at, isExact: false, closeness: closenessTo(sites, at, phrase) }))
      .filter(({ closeness }) => closeness >= leastClose)
      .sort((one, other) => other.closeness - one.closeness || one.at - other.at)
      .slice(0, maxFound)
  }

  return (phrase) => {
    const typed = phrase.split(' ')
    const right = typed.map(asTyped)
    const found = withForms(
      phrase,
      right.map((forms, at) => (forms.length > 0 ? forms : closeTo(typed[at] ?? ''))),
    )
    if (found.length > 0 || typed.length === 1) return found
    return withForms(
      phrase,
      right.map((forms, at) => [...forms, ...closeTo(typed[at] ?? '')]),
    )
  }
}
