import type { AnswerPiece, SearchEvent, SearchReply } from '@soundings/contract/search'
import { search } from '@soundings/contract/search'
import { ApiError, addressOf } from '#shared/api/client.ts'
import { askAssistant, type Question } from './search.queries.ts'

/** The events of a reply, each the JSON of one `data:` line. Not every browser can walk through a stream by itself. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<SearchEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.startsWith('data: ')) yield JSON.parse(line.slice(6)) as SearchEvent
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}

const openStream = async (question: Question, signal: AbortSignal) => {
  const response = await fetch(addressOf(search.stream, {}), {
    method: search.stream.method,
    credentials: 'include',
    signal,
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(question),
  })
  const isStream = response.ok && response.headers.get('content-type')?.startsWith('text/event-stream')
  return isStream ? response.body : null
}

/**
 * Asks the assistant and hears its answer as it comes; `onPieces` gets what came since. Where no stream comes through,
 * as with some proxies, the same is asked for as a whole.
 */
export const askAsItComes = async (
  question: Question,
  signal: AbortSignal,
  onPieces: (pieces: readonly AnswerPiece[]) => void,
): Promise<SearchReply> => {
  try {
    const stream = await openStream(question, signal)
    if (stream)
      for await (const event of eventsOf(stream)) {
        if ('reply' in event) return event.reply
        if ('problem' in event) throw new ApiError(500, { message: event.problem })
        onPieces(event.pieces)
      }
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error
  }
  return askAssistant(question, signal)
}
