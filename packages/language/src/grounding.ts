import type { AnswerPiece } from '@soundings/contract/search'
import type { Site } from '@soundings/contract/sites'
import { speciesById, speciesIn } from '@soundings/rules/species'
import { fold } from '@soundings/rules/text'
import { fromMetric } from '@soundings/rules/units'
import { joined } from './composer/pieces.ts'
import type { Source } from './composer/sources.ts'
import { membersOf } from './understanding/animal-groups.ts'
import { isEveryday } from './understanding/ordinary-words.ts'
import { isVocabulary } from './understanding/vocabulary.ts'

/**
 * What an answer may rest on: the sites by their number, the words of their names and facts, and every number and animal
 * that they or the question hold. Words of descriptions are no names: what somebody wrote there may name other sites, or try to.
 */
export type Ground = {
  sites: readonly Pick<Site, 'id' | 'siteName' | 'maxDepth'>[]
  names: ReadonlySet<string>
  numbers: ReadonlySet<number>
  /** Ids of the animals that the entries, their reports or the question name. */
  animals: ReadonlySet<string>
}

/** Words with which sentences begin, and names that belong to nobody. */
const free = new Set(
  fold(
    `A About All Also An And Any As At Aim Ask Because Best Both Bring But By Check Choose Come Consider Conditions
    Current Currents Depth Depths Dive Divers Diving Each Either Enter Entry Every Everything Expect Few For From Go
    Good He Here How However I If In It Its Keep Less Look Many May Mind Most Much Neither No None Nor Not Note Of On
    One Only Or Other Others Otherwise Plan Read Season She Since Snorkel So Some Start Stay Still Swim Take Than That
    The Their Them Then There These They This Those Though Three Together Try Two Under Unless Until Up Use Visibility
    Visit Wait Water Watch We What When Where Whether Which While With Without Yes You Your
    January February March April May June July August September October November December Jan Feb Mar Apr Jun Jul Aug
    Sep Oct Nov Dec Monday Tuesday Wednesday Thursday Friday Saturday Sunday Open Water Advanced Nitrox PADI SSI CMAS
    Beginner Beginners Intermediate Technical Celsius Fahrenheit North South East West Additionally Alternatively
    Finally Furthermore Generally However Ideally Meanwhile Moreover Otherwise Overall Similarly Typically Usually
    Ascend Beware Bring Carry Descend Drift Follow Head Hire Join Novices Photographers Pick Prefer Wear`,
  ).split(' '),
)

const numberIn = /\d+(?:[.,]\d+)?/g
const numbersOf = (text: string) =>
  [...text.matchAll(numberIn)].map(([number]) => Number(number.replace(',', '.')))

/** A depth or a temperature may be told in other units, to the whole one. */
const inOtherUnits = (value: number) => [
  Math.round(fromMetric(value, 'ft')),
  Math.round(fromMetric(value, 'F')),
]

/** All texts of a value, however deep they lie in it; names of fields are no texts. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** The facts of a site in which names stand. */
const namesIn = ({ site, digest }: Source) => [
  ...[site.siteName, ...site.aliases, site.city, site.region, site.country, site.protectionStatus],
  ...[...site.marineLife, ...site.fixedStructures, ...site.topographicalFeatures],
  ...[...site.certificationRequirements, site.bottomComposition],
  ...(digest?.seen.flatMap(({ name, scientific }) => [name, scientific]) ?? []),
]

/** The animals of a site, by their ids. */
const animalsOf = ({ site, digest }: Source) => [
  ...speciesIn(`${site.marineLife.join(', ')}. ${site.description ?? ''}`),
  ...(digest?.seen.map(({ species }) => species) ?? []),
]

/** What may be said about these sites in answer to a question. */
export const groundOf = (sources: readonly Source[], question: string): Ground => {
  const texts = sources.flatMap(({ site, digest, distance }) => textsOf({ site, digest, distance }))
  const numbers = [...texts, question].flatMap(numbersOf)
  const animals = sources.flatMap(animalsOf)
  return {
    sites: sources.map(({ site }) => site),
    names: new Set(sources.flatMap(namesIn).flatMap((name) => fold(name ?? '').split(' '))),
    numbers: new Set([
      ...numbers,
      ...numbers.map(Math.round),
      ...numbers.flatMap(inOtherUnits),
      ...sources.map((_, at) => at + 1),
    ]),
    animals: new Set([...animals, ...speciesIn(question)]),
  }
}

/** What grows is there wherever there is a reef. */
const growing = new Set(['corals', 'sponges', 'plants'])

/** Whether every animal in a sentence is known of these sites, itself or one of its kind; what is denied claims nothing. */
const animalsAreKnown = (said: string, { animals }: Ground): boolean =>
  speciesIn(said)
    .filter((id) => !growing.has(speciesById(id)?.group ?? ''))
    .every((id) => membersOf(id).some((member) => animals.has(member)))

const citation = /\[(\d{1,3})\]/g
/** Numbers that may be written in letters: below them, nobody measures a depth. */
const written = new Map(
  Object.entries({
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
  }),
)

/** The numbers of a sentence, in digits and in letters. */
const numbersSaid = (said: string) => [
  ...numbersOf(said),
  ...fold(said)
    .split(' ')
    .flatMap((word) => written.get(word) ?? []),
]

/** Verbs after which a first word must have been a name. */
const tells =
  /^(is|are|was|has|have|lies|sits|offers|drops|goes|holds|starts|begins|shelters|features|rises|stands)$/

/** Whether every name in a sentence is known; `said` is the sentence without its citations. */
const namesAreKnown = (said: string, { names }: Ground): boolean => {
  const all = said.split(/\s+/).filter(Boolean)
  return all.every((word, at) => {
    const parts = fold(word).split(' ').filter(Boolean)
    const isKnown = parts.every((part) => names.has(part) || free.has(part) || /^\d+$/.test(part))
    if (isKnown || !/^\P{L}*\p{Lu}/u.test(word)) return true
    const isFirst = at === 0 || /[.!?:]$/.test(all[at - 1] ?? '')
    const next = all[at + 1] ?? ''
    // Only words that are English anyway may begin a sentence; whatever else stands there is a name.
    const isOrdinary = parts.every((part) => isEveryday(part) || isVocabulary(part))
    return isFirst && isOrdinary && !/^\p{Lu}/u.test(next) && !tells.test(fold(next))
  })
}

/**
 * A sentence of a language model as pieces, its citations `[1]` as the sites that they number; undefined when it cites
 * what it was not given, or holds a name, a number, an animal or an address that neither the sites nor the question hold.
 */
export const grounded = (sentence: string, ground: Ground): AnswerPiece[] | undefined => {
  const pieces: AnswerPiece[] = []
  let at = 0
  for (const match of sentence.matchAll(citation)) {
    const site = ground.sites[Number(match[1]) - 1]
    if (!site) return undefined
    pieces.push({ text: sentence.slice(at, match.index) })
    pieces.push({ siteId: site.id, siteName: site.siteName, maxDepth: site.maxDepth })
    at = match.index + match[0].length
  }
  pieces.push({ text: sentence.slice(at) })
  const said = sentence.replace(citation, ' ')
  if (/:\/\/|www\.|[<>[\]{}`|]/.test(said)) return undefined
  if (!numbersSaid(said).every((number) => ground.numbers.has(number))) return undefined
  return namesAreKnown(said, ground) && animalsAreKnown(said, ground) ? joined(pieces) : undefined
}

/** Whole sentences of a text that goes on, and what is left of it. A point within a number ends nothing. */
export const sentencesOf = (text: string): { whole: string[]; rest: string } => {
  const whole: string[] = []
  let start = 0
  for (const end of text.matchAll(/[.!?](?=\s)\s+/g)) {
    whole.push(text.slice(start, end.index + end[0].length))
    start = end.index + end[0].length
  }
  return { whole, rest: text.slice(start) }
}
