import { wordsOfConcept } from '../synonyms.ts'
import { singular } from './phrases.ts'
import { wordSet } from './words.ts'

/** What is built, lies or opens at some sites and at most others doesn't: whoever names it wants to see it. */
const named = wordSet(`
  statue sculpture pyramid jetty pier lighthouse cannon propeller lorry motorbike motorcycle locomotive trawler schooner galleon frigate destroyer minesweeper
  tanker freighter battleship carrier arch tunnel chimney blowhole lava ice iceberg geyser springs halocline stalactite drowned submerged village church prison ruins military army
`)
/** Wrecks that are no ships, by the concept of their words. */
const looks = { aircraft: 'aeroplane', submarine: 'submarine' } as const
type Look = (typeof looks)[keyof typeof looks]

let known: ReadonlyMap<string, Look | null> | undefined

const featureOf = (word: string): Look | null | undefined => {
  known ??= new Map<string, Look | null>([
    ...[...named].map((each) => [each, null] as const),
    ...(Object.keys(looks) as (keyof typeof looks)[]).flatMap((concept) =>
      wordsOfConcept(concept).map((each) => [each, looks[concept]] as const),
    ),
  ])
  return known.has(word) ? known.get(word) : known.get(singular(word))
}

/** Whether a free word, folded, names such a thing; then only sites whose entries tell of it are shown, where there are any. */
export const isFeature = (word: string): boolean => featureOf(word) !== undefined

/** What the wreck must be that a free word names, where it's no ship: of many ships it's told that a plane or a submarine sank them. */
export const lookOfFeature = (word: string): Look | null => featureOf(word) ?? null
