import type { CallInput, Events, Route } from '@soundings/contract/route'
import type { z } from 'zod'
import { ApiError, respond, WordlessError } from './client.ts'
import { readEvents } from './event-reader.ts'

type EventRoute = Route & { reply: Events }
type EventOf<R extends EventRoute> = z.output<R['reply']['events']>

/** What began to come did not come to its end. */
export const cutOff = () =>
  new ApiError(0, { message: 'The connection was lost before the answer was complete.' })

type Watch = {
  signal: AbortSignal
  /** A stream that says nothing for so long is lost, in milliseconds. */
  silence: number
}

/** Ends when `signal` does, or when it was not heard from for so long. */
const patienceOf = ({ signal, silence }: Watch) => {
  const lost = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const hear = () => {
    clearTimeout(timer)
    timer = setTimeout(() => lost.abort(), silence)
  }
  hear()
  return { signal: AbortSignal.any([signal, lost.signal]), hear, end: () => clearTimeout(timer) }
}

/**
 * Calls a route that answers with a stream, and gives its events as they come. It renews the session and throws
 * `ApiError` as every call does: status 0 when nothing came or the stream broke off, and a `WordlessError` for an answer
 * that is no stream, as some proxies give it.
 */
export async function* stream<R extends EventRoute>(
  route: R,
  input: CallInput<R>,
  watch: Watch,
): AsyncGenerator<EventOf<R>> {
  const patience = patienceOf(watch)
  try {
    const { body, headers, status } = await respond(route, input, patience.signal)
    if (!body || !headers.get('content-type')?.startsWith('text/event-stream')) {
      void body?.cancel()
      throw new WordlessError(status, { message: 'Unexpected server response' })
    }
    for await (const data of readEvents(body)) {
      patience.hear()
      yield JSON.parse(data)
    }
  } catch (error) {
    throw watch.signal.aborted || error instanceof ApiError ? error : cutOff()
  } finally {
    patience.end()
  }
}
