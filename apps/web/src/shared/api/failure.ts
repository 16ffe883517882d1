import { plural } from '@soundings/rules/phrases'
import { ApiError, WordlessError } from './client.ts'

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
    return { kind: 'failed', message: 'Something went wrong on this page.', requestId: undefined }
  const kind = error.status === 0 ? 'offline' : error.status === 404 ? 'missing' : 'failed'
  return { kind, message: error.message, requestId: error.reply.requestId }
}

const waitText = (seconds: number): string => {
  if (seconds < 90)
    return plural(seconds, { one: 'Try again in # second.', other: 'Try again in # seconds.' })
  return plural(Math.ceil(seconds / 60), {
    one: 'Try again in # minute.',
    other: 'Try again in # minutes.',
  })
}

/** What to tell somebody whose action failed: the server's words, with the time to wait where it named one. */
export const wordsOf = (error: unknown, fallback: string): string => {
  if (!(error instanceof ApiError) || error instanceof WordlessError) return fallback
  const { message, retryAfter, status } = error
  if (status !== 429 || retryAfter === undefined || /\d/.test(message)) return message
  return `${message.replace(/[^.!?]$/, '$&.')} ${waitText(retryAfter)}`
}

/** What the server found wrong with single fields. */
export const issuesOf = (error: unknown): { path: (string | number)[]; message: string }[] =>
  (error instanceof ApiError && error.reply.issues) || []

/** The code by which the page tells one kind of error from another. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.reply.code : undefined

/** Whether the same call may well succeed a moment later: no answer came, or the server stumbled. */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)
