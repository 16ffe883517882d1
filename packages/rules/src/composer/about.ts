import type { AnswerPiece, SiteTopic } from '@soundings/contract/search'
import { monthRanges } from '../months.ts'
import { within } from '../understanding/within.ts'
import { depthText, temperatureRangeText, temperatureText } from '../units.ts'
import { besideThat } from './beside.ts'
import { access, entry, facilities, history, photos } from './lasting.ts'
import { animalsIn, seasonIn, temperatureIn, visibilityIn } from './of-months.ts'
import { full, inOneGo, listed, type Sentence, say } from './pieces.ts'
import { sketch } from './reasons.ts'
import {
  bestMonthsOf,
  depthOf,
  hazardWord,
  levelWord,
  type Reader,
  reportsText,
  type Source,
  seasonOf,
} from './sources.ts'

/** `months` are those that are asked about, 1 to 12; none is the whole year. */
type Teller = (source: Source, reader: Reader, months: readonly number[]) => Sentence[]

/** So many of a long list are told. */
const most = 6

const few = (words: readonly string[]): Sentence => listed(words.slice(0, most).map(within))

const level: Teller = (source) => {
  const { site } = source
  const asked = site.requiredDiverLevel ?? site.difficulty
  return [
    ...(asked === null ? [say`The entry of ${site} does not say for whom it is.`] : []),
    ...(asked === 'beginner' ? [say`The entry calls ${site} a dive for beginners.`] : []),
    ...(asked === null || asked === 'beginner'
      ? []
      : [say`${site} is for ${levelWord[asked]}, not for beginners.`]),
    ...certificates(source),
    ...caution(source),
  ]
}

const certificates = ({ site }: Source): Sentence[] =>
  site.certificationRequirements.length === 0 ? [] : [say`Asked for: ${few(site.certificationRequirements)}.`]

const depth: Teller = ({ site }, reader) => {
  if (site.maxDepth === null) return [say`The entry of ${site} does not say how deep it goes.`]
  const average =
    site.averageDepth === null ? '' : `, ${depthText(site.averageDepth, reader.depth)} on average`
  const range = site.depthRange ? [say`Most of the dive is at ${depthOf(site, reader)}.`] : []
  return [say`${site} goes down to ${depthText(site.maxDepth, reader.depth)}${average}.`, ...range]
}

const season: Teller = (source, _, asked) => {
  if (asked.length > 0) return seasonIn(source, asked)
  const { site, digest } = source
  const months = bestMonthsOf(source)
  if (months.length === 0) return [say`Neither the entry of ${site} nor its reports say when it is best.`]
  if (months.length === 12) return [say`${site} can be dived all year.`]
  const who = digest && digest.bestMonths.length > 0 ? `, say ${reportsText(digest.reports)}` : ''
  return [say`Best months at ${site}: ${monthRanges(months)}${who}.`]
}

const temperature: Teller = (source, reader, asked) => {
  if (asked.length > 0) return temperatureIn(source, reader, asked)
  const { site, digest } = source
  const spread = digest?.waterTemp
  if (!digest || !spread) {
    const cold = site.hazards.includes('cold-water') ? ' The entry does call it cold.' : ''
    return [say`No diver has reported enough water temperatures at ${site} to tell.${cold}`]
  }
  const range = temperatureRangeText({ min: spread.low, max: spread.high }, reader.temperature)
  const latest = digest.latest?.waterTemp ?? null
  return [
    say`Divers measured mostly ${range} at ${site}, over the year.`,
    latest === null ? [] : say`The latest report says ${temperatureText(latest, reader.temperature)}.`,
  ]
}

const visibility: Teller = (source, reader, asked) => {
  if (asked.length > 0) return visibilityIn(source, reader, asked)
  const { site, digest } = source
  const spread = digest?.visibility
  if (spread)
    return [
      say`Divers saw ${depthText(spread.median, reader.depth)} far at ${site}, as a median of ${spread.reports} reports.`,
    ]
  return site.hazards.includes('low-visibility')
    ? [say`The entry of ${site} warns of low visibility; there are too few reports to say more.`]
    : [say`There are too few reports about ${site} to say how far one sees.`]
}

const animals: Teller = (source, _, asked) => {
  if (asked.length > 0) return animalsIn(source, asked)
  const { site, digest } = source
  const seen = digest?.seen.slice(0, most) ?? []
  const reported: Sentence[] =
    seen.length > 0 && digest
      ? [say`At ${site}, ${reportsText(digest.reports)} name ${few(seen.map(({ name }) => name))}.`]
      : []
  const named: Sentence[] =
    site.marineLife.length > 0
      ? [say`${reported.length > 0 ? 'Its entry' : say`The entry of ${site}`} names ${few(site.marineLife)}.`]
      : []
  return reported.length + named.length > 0
    ? [...reported, ...named]
    : [say`Neither the entry of ${site} nor its reports say what lives there.`]
}

const dangers = ({ site }: Source): Sentence => listed(site.hazards.map((hazard) => hazardWord[hazard]))

/** For a site that was named right before; nothing where its entry names no hazards. */
const caution = (source: Source): Sentence[] =>
  source.site.hazards.length === 0 ? [] : [say`Mind ${dangers(source)}.`]

const hazards: Teller = (source) =>
  source.site.hazards.length === 0
    ? [say`The entry of ${source.site} names no hazards, which does not mean that there are none.`]
    : [say`At ${source.site}, mind ${dangers(source)}.`]

const current: Teller = ({ site, digest }) => {
  const strong = digest?.conditions.find(({ condition }) => condition === 'strong-current')
  const reported: Sentence =
    strong && digest
      ? say`${Math.round(strong.share * digest.reports)} of ${reportsText(digest.reports)} met a strong current.`
      : []
  return site.hazards.includes('strong-current')
    ? [say`The entry of ${site} warns of strong current.`, reported]
    : [say`The entry of ${site} does not warn of strong current.`, reported]
}

const reports: Teller = (source, reader) => {
  const { site, digest } = source
  if (!digest) return [say`There are too few dive reports about ${site} to sum them up.`]
  const rated = digest.averageRating.toFixed(1)
  return [
    say`${reportsText(digest.reports)} rate ${site} ${rated} of 5.`,
    ...(digest.visibility ? visibility(source, reader, []) : []),
    ...(digest.seen.length > 0 ? animals(source, reader, []).slice(0, 1) : []),
  ]
}

/** Sentences of a description that an answer repeats; the page of the site has them all. */
const mostTold = 3

/** The first sentences of a text; "St." and the like end none. */
const beginningOf = (text: string) =>
  text
    .split(/(?<=\p{Ll}{3}[.!?])\s+(?=\p{Lu})/u)
    .slice(0, mostTold)
    .join(' ')

const general: Teller = (source, reader) => {
  const { site } = source
  const when = seasonOf(source)
  return [
    say`${site} is ${sketch(source, reader)}${when === '' ? '' : `; its best months are ${when}`}.`,
    site.description === null ? [] : say`${full(beginningOf(site.description))}`,
    ...caution(source),
  ]
}

const tellers: Record<SiteTopic, Teller> = {
  general,
  level,
  depth,
  season,
  temperature,
  visibility,
  animals,
  hazards,
  current,
  entry,
  access,
  facilities,
  photos,
  reports,
  history,
}

/** What its entry and its reports say of one side of a site, of some months where any are given; that they say nothing, where they do. */
export const composeAbout = (
  source: Source,
  topic: SiteTopic,
  reader: Reader,
  months: readonly number[] = [],
): AnswerPiece[] => {
  const told = tellers[topic](source, reader, months).filter(({ length }) => length > 0)
  return inOneGo(told.length === 1 ? [...told, besideThat(source, topic, reader)] : told)
}
