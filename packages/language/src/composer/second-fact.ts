import type { SiteTopic } from '@soundings/contract/search'
import { isClosed } from './closed.ts'
import type { Sentence } from './pieces.ts'
import type { Reader, Source } from './sources.ts'
import { whatItIs, whenToGo, whoItIsFor } from './what-it-is.ts'

type Fact = (source: Source, reader: Reader) => Sentence

/** What goes well with an answer about something else, best first. */
const facts: Partial<Record<SiteTopic, readonly Fact[]>> = {
  level: [whatItIs, whenToGo],
  depth: [whoItIsFor, whenToGo],
  season: [whatItIs, whoItIsFor],
  temperature: [whenToGo, whatItIs],
  visibility: [whenToGo, whatItIs],
  animals: [whenToGo, whatItIs],
  hazards: [whoItIsFor, whatItIs],
  current: [whoItIsFor, whatItIs],
}

const anyFact: readonly Fact[] = [whatItIs, whoItIsFor, whenToGo]

/** A second sentence for an answer that would have only one; empty where nothing more is known. */
export const secondFact = (source: Source, topic: SiteTopic, reader: Reader): Sentence =>
  (facts[topic] ?? anyFact)
    .filter((fact) => fact !== whenToGo || !isClosed(source))
    .map((fact) => fact(source, reader))
    .find(({ length }) => length > 0) ?? []
