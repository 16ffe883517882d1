import type { AnswerPiece, Chip } from '@soundings/contract/search'
import type { Hazard } from '@soundings/contract/sites'
import { monthsText } from '@soundings/rules/months'
import { numberText } from '@soundings/rules/phrases'
import { hazardText } from '@soundings/rules/site-labels'
import { briefly } from '../guidance/compose.ts'
import type { GuidanceTopic } from '../guidance/topics.ts'
import type { PlaceFact } from '../understanding/place-facts.ts'
import type { RelaxedQuery } from '../understanding/relaxations.ts'
import { isClosed, limitOf, marked, onlyClosed, restriction } from './closed.ts'
import { differencesFrom } from './differences.ts'
import { excluded } from './excluded.ts'
import { isOfLevels, notLeftOut, notMatched, notSafe, onlyEasier } from './given-up.ts'
import {
  inOneGo,
  listed,
  maxSentences,
  mostImportant,
  oneOf,
  type Part,
  type Sentence,
  say,
  seedOf,
} from './pieces.ts'
import { factThere } from './place-facts.ts'
import { reasonFor } from './reasons.ts'
import { caution } from './safety.ts'
import { bestMonthsOf, type Reader, type Source } from './sources.ts'
import { bestTimeText, whatItIs, whenToGo, whoItIsFor } from './what-it-is.ts'

type Found = {
  query: RelaxedQuery
  /** The best of the sites found, best first. */
  sources: readonly Source[]
  total: number
  /** What is not matched, as no site matches everything. */
  relaxed: readonly Chip[]
  /** What is said first of those who will dive. */
  guidance?: GuidanceTopic | null
  /** What was to be left out that no site tells of. */
  unwanted?: string | undefined
  /** What is asked of the place besides. */
  fact?: PlaceFact | null | undefined
  reader: Reader
}

const opening = (found: Found, { site }: Source): Sentence => {
  const { query } = found
  const total = numberText(found.total)
  if (found.total === 1) return say`I found one site: ${site}.`
  if (query.order === 'deepest') return say`${site} is the deepest of the ${total} sites I found.`
  if (query.order === 'shallowest') return say`${site} is the shallowest of the ${total} sites I found.`
  if (query.order === 'closest') return say`${site} is the closest of the ${total} sites I found.`
  if (found.relaxed.length > 0) return say`Start with ${site}.`
  return oneOf<Sentence>(
    [
      say`Start with ${site}.`,
      say`Of the ${total} sites I found, I’d look at ${site} first.`,
      say`${site} is the best match.`,
    ],
    seedOf(JSON.stringify(query)),
  )
}

/** Whom the first site is for, where the level that was asked for is not matched: it may be too hard. */
const harder = ({ relaxed }: Found, first: Source): Sentence =>
  relaxed.some(isOfLevels) ? whoItIsFor(first) : []

/** A site by its name; with its country where one named before has the same name. */
const toldApart = (source: Source, before: readonly Source[]): Part => {
  const { site } = source
  const isNamesake = before.some((other) => other.site.siteName === site.siteName)
  return marked(source, isNamesake && site.country !== null ? say`${site} in ${site.country}` : say`${site}`)
}

/** How the second and third site differ from the first; `more` follows where the second doesn't. */
const alternatives = ({ query, sources, reader }: Found) => {
  const [first, second, third] = sources
  if (!first || !second) return { second: [], more: [], third: [] }
  const name = toldApart(second, [first])
  const [difference] = differencesFrom(second, first, reader, name)
  const reason = reasonFor(second, query, reader)
  const more = reason.length > 0 ? reason : whatItIs(second, reader)
  return {
    second: difference?.named ?? say`${name} is similar.`,
    more: difference ? [] : more,
    third: third ? otherwise(third, [first, second], difference?.kind, reader) : [],
  }
}

/** How the third differs from the first, in another way than the second. */
const otherwise = (
  third: Source,
  before: readonly [Source, Source],
  told: string | undefined,
  reader: Reader,
): Sentence => {
  const name = toldApart(third, before)
  const difference = differencesFrom(third, before[0], reader, name).find(({ kind }) => kind !== told)
  return difference?.named ?? say`${name} is another good option.`
}

/** All hazards of an only site; else the one that most of the first sites have, and which of them have it. */
const hazards = ({ sources, total }: Found): Sentence => {
  const [first, second] = sources
  if (first && !second) return caution(first)
  const sitesWith = new Map<Hazard, Source[]>()
  for (const source of sources.slice(0, 3))
    for (const hazard of source.site.hazards)
      sitesWith.set(hazard, [...(sitesWith.get(hazard) ?? []), source])
  const [worst] = [...sitesWith].sort(([, one], [, other]) => other.length - one.length)
  if (!worst) return []
  const [hazard, where] = worst
  return where.length === total && total > 2
    ? say`Be prepared for ${hazardText([hazard])} at all these sites.`
    : say`Be prepared for ${hazardText([hazard])} at ${listed(where.map(({ site }) => site))}.`
}

const season = ({ query, sources, fact }: Found): Sentence => {
  if (query.months.length > 0 || fact === 'season') return []
  const top = sources.slice(0, 3).filter((source) => bestTimeText(source) !== '')
  const [first] = top
  if (!first) return []
  if (sources.length === 1) return whenToGo(first)
  const shared = bestMonthsOf(first).filter((month) =>
    top.every((each) => bestMonthsOf(each).includes(month)),
  )
  return shared.length > 0
    ? say`The best time to dive ${listed(top.map(({ site }) => site))} is ${monthsText(shared)}.`
    : say`The best time to dive ${first.site} is ${bestTimeText(first)}.`
}

/** Why these sites, how they differ, what to be prepared for, when to go, in as many sentences as there is room for. */
const recommended = (found: Found, room: number): readonly Sentence[] => {
  const { query, reader, fact, sources } = found
  const [first] = sources
  if (!first) return []
  const answer = fact ? factThere(fact, sources, query, reader) : []
  const limit = restriction(first)
  const left = excluded(found)
  const [loosened, eased, care, blind] = [
    notMatched(found),
    onlyEasier(found),
    notSafe(found),
    notLeftOut(found),
  ]
  const [start, level] = [opening(found, first), harder(found, first)]
  // Whom it is for is not said twice.
  const reasons = level.length > 0 ? { ...query, levels: [] } : query
  const [what, why] = [whatItIs(first, reader), reasonFor(first, reasons, reader)]
  const { second, more, third } = alternatives(found)
  const [risk, when] = [hazards(found), season(found)]
  const sentences = mostImportant(
    [
      answer,
      loosened,
      eased,
      care,
      blind,
      left,
      start,
      limit,
      what,
      level,
      why,
      second,
      more,
      third,
      risk,
      when,
    ],
    [
      answer,
      loosened,
      eased,
      care,
      start,
      limit,
      level,
      risk,
      blind,
      left,
      what,
      why,
      second,
      more,
      when,
      third,
    ],
    room,
  )
  return sentences.length === 1 ? [...sentences, say`There are no further details yet.`] : sentences
}

/** Two to five sentences about the sites found. What is closed is not recommended: that is said first, and only of what was named. */
const composeSites = (found: Found, room: number): readonly Sentence[] => {
  const closed = found.sources.filter(isClosed)
  const [named] = closed
  if (!named) return recommended(found, room)
  if (closed.length === found.sources.length) return onlyClosed(closed, found.total)
  const sources = found.sources.filter((source) => !isClosed(source))
  const open = { ...found, sources, total: found.total - closed.length }
  return [limitOf(named), ...recommended(open, room - 1)]
}

/** The same, after what is advised to those who will dive. */
export const composeFound = (found: Found): AnswerPiece[] => {
  const advice = briefly(found.guidance ?? null)
  return inOneGo([advice, ...composeSites(found, advice.length > 0 ? maxSentences - 1 : maxSentences)])
}
