import type { AnswerPiece, SearchReply, SearchUnderstood } from '@soundings/contract/search'
import { search } from '@soundings/contract/search'
import { searchLimits } from '@soundings/contract/search-limits'
import { ApiError, WordlessError } from '#shared/api/client.ts'
import { cutOff, stream } from '#shared/api/stream.ts'
import { askAssistant, type Question } from './search.queries.ts'

/** The server has an answer long before; a connection that is silent for so long is lost, in milliseconds. */
const silence = 2 * searchLimits.answer

/** Whether nothing was heard of the server itself: no connection, or a proxy that lets no stream through. */
const isUnheard = (error: unknown) =>
  error instanceof WordlessError || (error instanceof ApiError && error.status === 0)

/** What is heard of an answer before it is complete: what was understood, and the words that came since. */
type Hearing = {
  onUnderstood: (understood: SearchUnderstood) => void
  onPieces: (pieces: readonly AnswerPiece[]) => void
}

/**
 * Asks the assistant and hears its answer as it comes. Where no stream comes through,
 * as with some proxies, the same is asked for as a whole, once; one that broke off in the middle is not.
 */
export const askAsItComes = async (
  question: Question,
  signal: AbortSignal,
  { onUnderstood, onPieces }: Hearing,
): Promise<SearchReply> => {
  let hasBegun = false
  try {
    for await (const event of stream(search.stream, { body: question }, { signal, silence })) {
      hasBegun = true
      if ('reply' in event) return event.reply
      if ('problem' in event) throw new ApiError(500, { message: event.problem })
      if ('understood' in event) onUnderstood(event.understood)
      else onPieces(event.pieces)
    }
  } catch (error) {
    if (signal.aborted || hasBegun || !isUnheard(error)) throw error
  }
  if (hasBegun) throw cutOff()
  return askAssistant(question, AbortSignal.any([signal, AbortSignal.timeout(silence)]))
}
