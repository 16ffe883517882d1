import type { AnswerPiece, Chip, SearchQuery, Where } from '@soundings/contract/search'
import type { Hazard } from '@soundings/contract/sites'
import { monthRanges } from '../months.ts'
import { kindsText, speciesText, whereText } from '../understanding/chips.ts'
import { isAsked } from '../understanding/query.ts'
import { within } from '../understanding/within.ts'
import { radiusText } from '../units.ts'
import { differencesFrom } from './differences.ts'
import { inOneGo, listed, oneOf, type Sentence, say, seedOf } from './pieces.ts'
import { reasonsFor, sketch } from './reasons.ts'
import {
  bestMonthsOf,
  hazardWord,
  levelWord,
  quotedLabel,
  type Reader,
  type Source,
  seasonOf,
} from './sources.ts'

type Found = {
  query: SearchQuery
  /** The best of the sites found, the best first. */
  sources: readonly Source[]
  total: number
  /** What was given up, as nothing fits it all. */
  relaxed: readonly Chip[]
  reader: Reader
}

/** What was left out, and where it was looked for beyond what was asked. */
const givenUp = ({ relaxed, query }: Found): Sentence => {
  if (relaxed.length === 0) return []
  const isWidened = ({ key }: Chip) => key.startsWith('where:') && query.where.length > 0
  const told = (chips: readonly Chip[]) => listed(chips.map(({ label }) => quotedLabel(label)))
  const [left, widened] = [relaxed.filter((chip) => !isWidened(chip)), relaxed.filter(isWidened)]
  const steps: Sentence[] = [
    ...(left.length > 0 ? [say`left out ${told(left)}`] : []),
    ...(widened.length > 0 ? [say`looked further than ${told(widened)}`] : []),
  ]
  return isAsked(query)
    ? say`No site fits all of that, so I ${listed(steps)}.`
    : say`I know no site for ${told(relaxed)}; these are others that are worth a look.`
}

const isUnplaced = ({ query }: Found) =>
  query.where.some((where) => where.kind === 'me' && where.coordinates === null)

/** Nobody said where they are, and it was asked for what is near. */
const unplaced = (found: Found): Sentence =>
  isUnplaced(found)
    ? say`I do not know where you are, so these are from everywhere: name a town, or let the page use your location.`
    : []

/** `Bali`, or `everything within 25 km of Oslob`. */
const placeText = (where: Where, reader: Reader): string => {
  if (!('radius' in where)) return whereText(where, reader)
  const centre = where.kind === 'me' ? 'you' : where.name
  return `everything within ${radiusText(where.radius, reader.depth)} of ${centre}`
}

/** What whoever asks did not want, as they should see that it was heard. */
const leftOut = ({ query, relaxed, reader }: Found): Sentence => {
  const { notWhere, notSites, notSpecies, without } = query
  const isKept = (key: string) => !relaxed.some((chip) => chip.key === key)
  const animals = notSpecies.filter((id) => isKept(`notSpecies:${id}`)).map((id) => within(speciesText(id)))
  const parts: (string | Sentence)[] = [
    ...without.map((kind) => (isKept(`without:${kind}`) ? kindsText(kind).toLowerCase() : '')),
    ...notWhere.map((where, at) => (isKept(`notWhere:${at}`) ? placeText(where, reader) : '')),
    ...notSites.map(({ id, name }) => (isKept(`notSites:${id}`) ? name : '')),
    ...(animals.length > 0 ? [say`sites that are known for ${listed(animals, 'or')}`] : []),
  ].filter((part) => part.length > 0)
  return parts.length === 0 ? [] : say`I left out ${listed(parts)}, as you asked.`
}

/** For whom it is, where the level that was asked for was given up: it may be too hard. */
const harder = ({ relaxed }: Found, { site }: Source): string => {
  const level = site.difficulty ?? site.requiredDiverLevel
  const isGivenUp = relaxed.some(({ key }) => key.startsWith('levels:'))
  return isGivenUp && level !== null ? `, for ${levelWord[level]}` : ''
}

const opening = (found: Found, seed: number): Sentence => {
  const { query, sources, total, reader } = found
  const [first] = sources
  if (!first) return []
  const [reason] = reasonsFor(first, query, reader)
  const what = `${sketch(first, reader)}${harder(found, first)}`
  const why = reason ? `${what}, and ${reason}` : what
  if (total === 1) return say`One site fits: ${first.site}, ${why}.`
  if (query.order === 'deepest') return say`The deepest of ${total} is ${first.site}: ${why}.`
  if (query.order === 'shallowest') return say`The shallowest of ${total} is ${first.site}: ${why}.`
  if (query.order === 'closest' && !isUnplaced(found))
    return say`The closest of ${total} is ${first.site}: ${why}.`
  return oneOf<Sentence>(
    [
      say`Start with ${first.site}: ${why}.`,
      say`Of the ${total} sites that fit, I would look at ${first.site} first: ${why}.`,
      say`${first.site} fits best: ${why}.`,
    ],
    seed,
  )
}

/** A site by its name; with its country where the one told of before has the same name. */
const toldApart = ({ site }: Source, before: readonly Source[]): Sentence => {
  const isNamesake = before.some((other) => other.site.siteName === site.siteName)
  return isNamesake && site.country !== null ? say`${site} in ${site.country}` : say`${site}`
}

const alternative = ({ query, sources, reader }: Found): Sentence => {
  const [first, second] = sources
  if (!first || !second) return []
  const name = toldApart(second, [first])
  const [difference] = differencesFrom(second, first, reader)
  if (difference) return say`${name} ${difference}.`
  const [reason] = reasonsFor(second, query, reader)
  return reason
    ? say`${name} is much like it, and ${reason}.`
    : say`${name} is much like it: ${sketch(second, reader)}.`
}

const third = ({ sources, reader }: Found): Sentence => {
  const [first, second, other] = sources
  if (!first || !second || !other) return []
  // What was just said of the second would read twice.
  const startOf = (difference = '') => difference.split(',')[0]
  const said = startOf(differencesFrom(second, first, reader)[0])
  const difference = differencesFrom(other, first, reader).find((each) => startOf(each) !== said)
  const name = toldApart(other, [first, second])
  return difference ? say`${name} ${difference}.` : say`${name} is worth a look as well.`
}

/** What most of them ask to mind; where they differ, which of them. */
const caution = ({ sources }: Found): Sentence => {
  const top = sources.slice(0, 3)
  const counts = new Map<Hazard, Source[]>()
  for (const source of top)
    for (const hazard of source.site.hazards) counts.set(hazard, [...(counts.get(hazard) ?? []), source])
  const [worst] = [...counts].sort(([, one], [, other]) => other.length - one.length)
  if (!worst) return []
  const [hazard, where] = worst
  if (where.length === top.length && top.length > 1) return say`Mind ${hazardWord[hazard]} at all of them.`
  return say`Mind ${hazardWord[hazard]} at ${listed(where.map(({ site }) => site))}.`
}

const season = ({ query, sources }: Found): Sentence => {
  if (query.months.length > 0) return []
  const top = sources.slice(0, 3).filter((source) => seasonOf(source) !== '')
  const [first] = top
  if (!first) return []
  const shared = bestMonthsOf(first).filter((month) => top.every((one) => bestMonthsOf(one).includes(month)))
  return shared.length > 0 && top.length > 1
    ? say`Best months for them: ${monthRanges(shared)}.`
    : say`Best months at ${first.site}: ${seasonOf(first)}.`
}

/** Two to five sentences about the sites found: why these, how they differ, what to mind, when to go. */
export const composeFound = (found: Found): AnswerPiece[] => {
  const seed = seedOf(JSON.stringify(found.query))
  const first = [unplaced(found), givenUp(found), leftOut(found)].filter(({ length }) => length > 0)
  // Five at most: what is worth a look as well goes first, then when to go.
  const body = [opening(found, seed), alternative(found), third(found), caution(found), season(found)]
  const told = first.length > 0 ? body.filter((_, at) => at !== 2) : body
  const sentences = [...first, ...told].filter((sentence) => sentence.length > 0).slice(0, 5)
  const [only] = found.sources
  return inOneGo(
    sentences.length === 1 && only
      ? [...sentences, say`Its entry does not say more that would help to choose.`]
      : sentences,
  )
}
