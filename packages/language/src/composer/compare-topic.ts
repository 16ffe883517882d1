import type { AnswerPiece, SiteTopic } from '@soundings/contract/search'
import { topicAnswers } from './about.ts'
import { limitsOf } from './closed.ts'
import { inOneGo, maxSentences } from './pieces.ts'
import type { Reader, Source } from './sources.ts'

/** The most sites that are told of beside each other. */
const maxBeside = 4

/** What is listed and reported about one side of several sites, one after the other: "best months at A compared with B?". */
export const composeTopics = (
  sources: readonly Source[],
  topic: SiteTopic,
  reader: Reader,
  months: readonly number[],
): AnswerPiece[] => {
  const compared = sources.slice(0, maxBeside)
  const told = compared.flatMap((source) => topicAnswers[topic](source, reader, months).slice(0, 1))
  return inOneGo([...limitsOf(compared), ...told].slice(0, maxSentences))
}
