import { STATUS_CODES } from 'node:http'
import type { ErrorReply } from '@soundings/contract/common'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isExhausted, isLostRace, isStorageFull, isUnreachable, sqlState } from '#db/client.ts'
import { HttpError } from '#shared/http-error.ts'
import { issuesOf } from './issues.ts'

/** What the framework rejects by itself, in words for the caller. */
const spoken: Record<string, { status: number; message: string }> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, message: 'Send the body as application/json' },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, message: 'The body is too large' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, message: 'The body isn’t valid JSON' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    message: 'The body’s length doesn’t match its Content-Length header',
  },
  FST_ERR_BAD_URL: { status: 400, message: 'The address isn’t valid' },
}

/** PostgreSQL's code for a query that exceeded its time limit. */
const queryCanceled = '57014'

const refused = ({ status, message, more: { code, field, issues, retryAfter } }: HttpError) => ({
  status,
  message,
  ...(code && { code }),
  ...(field && { issues: [{ path: [field], message }] }),
  ...(issues && { issues }),
  ...(retryAfter && { retryAfter }),
})

type Answer = { status: number; retryAfter?: number } & ErrorReply

const answerFor = (error: FastifyError | HttpError | z.ZodError): Answer => {
  if (error instanceof HttpError) return refused(error)
  if (error instanceof z.ZodError) {
    const issues = issuesOf(error)
    return { status: 400, code: 'invalid', message: issues[0]?.message ?? 'Invalid input', issues }
  }
  const known = spoken[error.code]
  if (known) return known
  if (isUnreachable(error))
    return { status: 503, message: 'We can’t reach our database right now. Please try again in a moment.' }
  if (isStorageFull(error))
    return {
      status: 503,
      code: 'storage-full',
      message: 'Our storage is full, so nothing can be saved right now. Please try again later.',
      retryAfter: 60,
    }
  if (isExhausted(error))
    return { status: 503, message: 'Our server is overloaded right now. Please try again in a moment.' }
  if (sqlState(error) === queryCanceled)
    return { status: 503, message: 'This took too long. Please try again in a moment.' }
  if (isLostRace(error))
    return { status: 503, message: 'Someone else is changing this right now. Please try again in a moment.' }
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500)
    return { status, message: STATUS_CODES[status] ?? 'The request was refused' }
  return { status: 500, message: 'Something went wrong on our side. Please try again.' }
}

/** What the log says of a route that refuses in a way that its contract does not name. */
export const undocumented = 'this status is missing in the contract of the route'

/** The status that an error leaves with. */
export const statusOf = (error: unknown): number => answerFor(error as FastifyError).status

const answer = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const { status, retryAfter = 5, ...body } = answerFor(error)
  const { errors } = request.routeOptions.config
  if (errors && !errors.includes(status))
    request.log.warn({ method: request.method, path: request.routeOptions.url, status }, undocumented)
  if (status >= 500) request.log.error({ err: error, reqId: request.id }, 'request failed')
  if (status === 503 || status === 429) reply.header('retry-after', String(retryAfter))
  // They were said of bytes that could not be made.
  return reply
    .removeHeader('content-encoding')
    .removeHeader('content-disposition')
    .code(status)
    .header('x-request-id', request.id)
    .header('x-content-type-options', 'nosniff')
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ ...body, requestId: request.id }))
}

/**
 * Errors leave as `{message, code?, issues?, requestId}`: no stack, SQL, path or errno. `onStorageFull` hears of those
 * that come of a full disk.
 */
export const answerErrors = (app: FastifyInstance, onStorageFull: () => void = () => undefined): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (isStorageFull(error)) onStorageFull()
    return answer(error, request, reply)
  })
}

/** The same answer for what fails before a route is found, such as an address that cannot be decoded. */
export const frameworkErrors = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  void answer(error, request, reply)
}
