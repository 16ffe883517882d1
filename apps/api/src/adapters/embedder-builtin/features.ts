import { speciesIn } from '@soundings/rules/species'
import { conceptOf } from './concepts.ts'
import { stemsOf } from './stem.ts'

/** How much each kind of feature counts. */
const weights = { stem: 1, pair: 0.5, letters: 0.35, concept: 1.2, species: 1.5 }
/** Shorter words are told apart by themselves. */
const shortestInLetters = 5

/** What a text is made of: features with how much each counts. A word that comes again counts less each time. */
export const featuresOf = (text: string): Map<string, number> => {
  const times = new Map<string, { weight: number; times: number }>()
  const add = (feature: string, weight: number) => {
    const known = times.get(feature)
    if (known) known.times++
    else times.set(feature, { weight, times: 1 })
  }
  const stems = stemsOf(text)
  for (const [at, stem] of stems.entries()) {
    add(stem, weights.stem)
    const pair = `${stem} ${stems[at + 1] ?? ''}`
    if (stems[at + 1] !== undefined) add(pair, weights.pair)
    for (const phrase of [stem, pair]) {
      const concept = conceptOf.get(phrase)
      if (concept !== undefined) add(`concept:${concept}`, weights.concept)
    }
    if (stem.length < shortestInLetters) continue
    const padded = `^${stem}$`
    for (let from = 0; from + 3 <= padded.length; from++)
      add(`letters:${padded.slice(from, from + 3)}`, weights.letters)
  }
  for (const id of speciesIn(text)) add(`species:${id}`, weights.species)
  return new Map([...times].map(([feature, { weight, times }]) => [feature, weight * (1 + Math.log(times))]))
}
