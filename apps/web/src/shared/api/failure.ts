import { ApiError } from './client.ts'

/** What went wrong, as a screen needs to know it. */
export type Failure = {
  kind: 'offline' | 'missing' | 'failed'
  message: string
  requestId: string | undefined
}

/** Whether a call to the API failed, rather than the page itself. */
export const isCallFailure = (error: unknown): boolean => error instanceof ApiError

/** Reads any thrown value. Only errors of the API carry words meant for people. */
export const failureOf = (error: unknown): Failure => {
  if (!(error instanceof ApiError))
    return { kind: 'failed', message: 'Something unexpected happened on this page.', requestId: undefined }
  const kind = error.status === 0 ? 'offline' : error.status === 404 ? 'missing' : 'failed'
  return { kind, message: error.message, requestId: error.reply.requestId }
}

/** Whether the same call may well succeed a moment later: no answer came, or the server stumbled. */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)
