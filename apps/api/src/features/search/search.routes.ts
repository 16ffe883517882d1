import {
  type AnswerPiece,
  type SearchBody,
  type SearchEvent,
  type SearchUnderstood,
  search,
  searchTexts,
} from '@soundings/contract/search'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { me } from '#http/access.ts'
import type { RateLimits } from '#http/rate-limits.ts'
import { serveAll } from '#http/serve.ts'
import type { EventLine } from '#shared/event-line.ts'
import { HttpError } from '#shared/http-error.ts'
import type { backfillService } from './embedding/backfill.service.ts'
import { mockReply } from './mock.ts'
import type { Listener, searchService } from './search.service.ts'

type Needs = {
  search: ReturnType<typeof searchService>
  backfill: ReturnType<typeof backfillService>
  limits: RateLimits
  /** Whether the route with fixed data answers. */
  hasMock: boolean
}

/** Whether a model may word an answer for whoever asks: each costs whoever runs the server. */
const modelFor = (limits: RateLimits, request: FastifyRequest) => async (): Promise<boolean> => {
  try {
    await limits.take('ask-model', request, request.person?.id)
    return true
  } catch (error) {
    if (error instanceof HttpError) return false
    throw error
  }
}

/** Ends when the line to whoever asked is gone. */
const goneOf = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  raw.once('close', () => gone.abort())
  return gone.signal
}

/** Says an answer as it comes. */
const streamed =
  (search: Needs['search'], body: SearchBody, mayUseModel: Listener['mayUseModel']) =>
  (line: EventLine<SearchEvent>): (() => void) => {
    const gone = new AbortController()
    let sent = 0
    const send = (data: SearchEvent) => line.send({ id: String(sent++), data })
    const listener = {
      mayUseModel,
      signal: gone.signal,
      onUnderstood: (understood: SearchUnderstood) => send({ understood }),
      onPieces: (pieces: AnswerPiece[]) => send({ pieces }),
    }
    search
      .ask(body, listener)
      .then(
        (reply) => send({ reply }),
        (error: unknown) =>
          send({ problem: error instanceof HttpError ? error.message : searchTexts.failed }),
      )
      .finally(() => line.end())
    return () => gone.abort()
  }

export const searchRoutes = (app: FastifyInstance, needs: Needs): void =>
  serveAll(app, search, {
    query: async ({ body }, request, reply) => {
      await needs.limits.take('ask', request, request.person?.id)
      return needs.search.ask(body, { mayUseModel: modelFor(needs.limits, request), signal: goneOf(reply) })
    },
    stream: async ({ body }, request) => {
      await needs.limits.take('ask', request, request.person?.id)
      return streamed(needs.search, body, modelFor(needs.limits, request))
    },
    mock: () => {
      if (!needs.hasMock) throw new HttpError(404, 'No results at this address')
      return mockReply
    },
    backfill: ({ query }, request) => needs.backfill.start(query.force === 'true', me(request).id),
    progress: () => needs.backfill.progress(),
  })
