import { wordsOfConcept } from '../synonyms.ts'
import { singular } from './phrases.ts'
import { wordSet } from './words.ts'

/** What is built, lies or opens at some sites and at most others doesn't: whoever names it wants to see it. */
const named = wordSet(`
  statue sculpture pyramid jetty pier lighthouse cannon propeller lorry motorbike motorcycle locomotive trawler schooner galleon frigate destroyer minesweeper
  tanker freighter battleship carrier arch tunnel chimney blowhole lava ice iceberg geyser springs halocline stalactite drowned submerged village church prison ruins uboat military army
`)
const concepts = ['aircraft', 'submarine'] as const

let known: ReadonlySet<string> | undefined

/** Whether a free word, folded, names such a thing; then only sites whose entries tell of it are shown, where there are any. */
export const isFeature = (word: string): boolean => {
  known ??= new Set([...named, ...concepts.flatMap(wordsOfConcept)])
  return known.has(word) || known.has(singular(word))
}
