import type { SiteTopic } from '@soundings/contract/search'
import { type Sentence, say } from './pieces.ts'
import { sketch } from './reasons.ts'
import { levelWord, type Reader, type Source, seasonOf } from './sources.ts'

/** What else may be told of a site that was named right before, where its entry says so. */
type Fact = (source: Source, reader: Reader) => Sentence

const what: Fact = (source, reader) => say`It is ${sketch(source, reader)}.`

const who: Fact = ({ site }) => {
  const level = site.requiredDiverLevel ?? site.difficulty
  return level === null ? [] : say`It is a dive for ${levelWord[level]}.`
}

const when: Fact = (source) => {
  const months = seasonOf(source)
  return months === '' ? [] : say`Its best months are ${months}.`
}

/** What goes well with an answer about something else, the best first. */
const besides: Partial<Record<SiteTopic, readonly Fact[]>> = {
  level: [what, when],
  depth: [who, when],
  season: [what, who],
  temperature: [when, what],
  visibility: [when, what],
  animals: [when, what],
  hazards: [who, what],
  current: [who, what],
}

const always: readonly Fact[] = [what, who, when]

/** A second sentence for an answer that would have but one; none where nothing more is known. */
export const besideThat = (source: Source, topic: SiteTopic, reader: Reader): Sentence => {
  const { diveSiteCategory, maxDepth, depthRange } = source.site
  const isSketchy = diveSiteCategory === null && maxDepth === null && depthRange === null
  const facts = (besides[topic] ?? always).filter((fact) => fact !== what || !isSketchy)
  return facts.map((fact) => fact(source, reader)).find(({ length }) => length > 0) ?? []
}
