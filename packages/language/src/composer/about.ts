import type { AnswerPiece, SiteTopic } from '@soundings/contract/search'
import { depthText } from '@soundings/rules/units'
import { briefly } from '../guidance/compose.ts'
import type { GuidanceTopic } from '../guidance/topics.ts'
import { animals, season, temperature, visibility } from './by-month.ts'
import { isClosed, limitOf } from './closed.ts'
import { full, inOneGo, maxSentences, say } from './pieces.ts'
import { access, entry, facilities, history, photos } from './practical.ts'
import { caution, current, hazards, level } from './safety.ts'
import { secondFact } from './second-fact.ts'
import { type Reader, ratingText, reportsText, type Source, type TopicAnswer } from './sources.ts'
import { usualDepths, whatSiteIs, whenToGo } from './what-it-is.ts'

const depth: TopicAnswer = ({ site }, reader) => {
  if (site.maxDepth === null) return [say`No maximum depth is listed for ${site}.`]
  const max = depthText(site.maxDepth, reader.depth)
  const usual = usualDepths(site, reader)
  return [
    site.averageDepth === null
      ? say`${site} has a maximum depth of ${max}.`
      : say`${site} has a maximum depth of ${max} and an average depth of ${depthText(site.averageDepth, reader.depth)}.`,
    usual === '' ? [] : say`Most diving is at ${usual}.`,
  ]
}

const reports: TopicAnswer = (source, reader) => {
  const { site, digest } = source
  if (!digest) return [say`${site} doesn’t have enough dive reports to sum up yet.`]
  return [
    say`Divers rate ${site} ${ratingText(digest.averageRating)}, based on ${reportsText(digest.reports)}.`,
    ...(digest.visibility ? visibility(source, reader, []) : []),
    ...(digest.seen.length > 0 ? animals(source, reader, []).slice(0, 1) : []),
  ]
}

/** The most sentences of a description that an answer repeats; the page of the site has them all. */
const maxQuoted = 3

/** The sentences of a text; "St." and the like end none. */
const sentencesIn = (text: string): string[] => text.split(/(?<=\p{Ll}{3}[.!?])\s+(?=\p{Lu})/u)

const general: TopicAnswer = (source, reader) => {
  const { description } = source.site
  // Nobody goes where it is closed, or prepares for it.
  const plans = isClosed(source) ? [] : [whenToGo(source), caution(source)]
  const [when = [], after = []] = plans
  const before = [whatSiteIs(source, reader), when]
  const others = [limitOf(source), ...before, after].filter(({ length }) => length > 0).length
  const quoted =
    description === null ? [] : sentencesIn(description).slice(0, Math.min(maxQuoted, maxSentences - others))
  return [...before, quoted.length === 0 ? [] : say`${full(quoted.join(' '))}`, after]
}

export const topicAnswers: Record<SiteTopic, TopicAnswer> = {
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

/**
 * What is listed and reported about one side of a site, in some months where any are given; if nothing is, it says so.
 * First of all, whether one may dive there.
 */
export const composeAbout = (
  source: Source,
  topic: SiteTopic,
  reader: Reader,
  months: readonly number[] = [],
  guidance: GuidanceTopic | null = null,
): AnswerPiece[] => {
  const answer = topicAnswers[topic](source, reader, months).filter(({ length }) => length > 0)
  const told = answer.length === 1 ? [...answer, secondFact(source, topic, reader)] : answer
  return inOneGo([briefly(guidance), limitOf(source), ...told])
}
