import type { ErrorReply } from '@soundings/contract/common'
import { type CallInput, isBytes, type Reply, type Route } from '@soundings/contract/route'
import { noteReach } from '#shared/lib/connection.ts'
import { isSessionBelieved } from '#shared/session/session-store.ts'
import { reachOf, rememberAge } from './saved.ts'
import { freshness, isWrite, noteTry, noteWrite } from './writes.ts'

/** A call that did not succeed. `status` 0 means that no answer came at all. */
export class ApiError extends Error {
  readonly status: number
  readonly reply: ErrorReply
  /** When it is worth trying again, in seconds, where the server said so. */
  readonly retryAfter: number | undefined

  constructor(status: number, reply: ErrorReply, retryAfter?: number) {
    super(reply.message)
    this.status = status
    this.reply = reply
    this.retryAfter = retryAfter
  }
}

/** An answer without words of the server's own, as a proxy gives it. */
export class WordlessError extends ApiError {}

type Loose = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** The address of a call: the route's path with its parameters, then the query without what is undefined. */
export const addressOf = (route: Route, { params = {}, query = {} }: Loose): string => {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${path}?${search}` : path
}

/** The server's own words for a failure; null for what is none of its answers. */
const errorReplyOf = (said: unknown): ErrorReply | null => {
  const { message, issues = [] } = (said ?? {}) as Partial<Record<keyof ErrorReply, unknown>>
  const isIssue = (issue: Partial<Record<string, unknown>> | null) =>
    Array.isArray(issue?.path) && typeof issue.message === 'string'
  const isOurs = typeof message === 'string' && Array.isArray(issues) && issues.every(isIssue)
  return isOurs ? (said as ErrorReply) : null
}

const errorOf = async (response: Response): Promise<ApiError> => {
  const reply = errorReplyOf(await response.json().catch(() => undefined))
  const { status } = response
  if (!reply) return new WordlessError(status, { message: `Request failed (${status})` })
  return new ApiError(status, reply, Number(response.headers.get('retry-after')) || undefined)
}

const offline = { message: 'No connection to the server. Check your network and try again.' }

/** No reply, or an incomplete one, is a failure of the connection, unless the caller aborted. */
const unlessStopped =
  (signal: AbortSignal | undefined) =>
  (error: unknown): never => {
    throw signal?.aborted ? error : new ApiError(0, offline)
  }

/**
 * Makes the one function that sends calls of contract routes through `send`, and answers with what was not refused. It
 * throws `ApiError`. A call that is refused because its tokens ran out is sent once more with new ones; so is one for
 * which there is nothing, as a client without tokens is a visitor, from whom some things are hidden.
 */
export const createSender = (send: typeof fetch) => {
  const sendRenewed = async (route: Route, address: string, init: RequestInit): Promise<Response> => {
    const askedAt = Date.now()
    const response = await send(address, init)
    const isHidden = response.status === 404 && route.access === 'public'
    if (!(response.status === 401 || isHidden) || !isSessionBelieved()) return response
    const { isRenewalDue, renewSession } = await import('./renewal.ts')
    if (isHidden && !isRenewalDue()) return response
    const outcome = await renewSession(send, route.path, askedAt)
    if (outcome === 'renewed') return send(address, init)
    return outcome === 'over' || isHidden ? response : outcome.clone()
  }

  return async <R extends Route>(route: R, input: CallInput<R>, signal?: AbortSignal): Promise<Response> => {
    const { body } = input as Loose
    if (isWrite(route)) noteTry()
    const response = await sendRenewed(route, addressOf(route, input as Loose), {
      method: route.method,
      credentials: 'include',
      ...(signal && { signal }),
      ...(route.method === 'GET' && freshness()),
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    }).catch(unlessStopped(signal))
    if (!response.ok) throw await errorOf(response)
    if (isWrite(route)) noteWrite(route)
    return response
  }
}

/** Makes the one function that calls contract routes through `send` and reads their replies. It throws as a sender does. */
export const createClient = (send: typeof fetch) => {
  const begin = createSender(send)
  return async <R extends Route>(route: R, input: CallInput<R>, signal?: AbortSignal): Promise<Reply<R>> => {
    const response = await begin(route, input, signal)
    // The server serialises replies from the same contract, so they are not parsed a second time here.
    const reading: Promise<unknown> = isBytes(route.reply)
      ? response.arrayBuffer().then((buffer) => new Uint8Array(buffer))
      : response.json()
    const reply = await reading.catch(unlessStopped(signal))
    rememberAge(reply, response)
    return reply as Reply<R>
  }
}

/** Sends, and notes whether the server could be reached. */
const send: typeof fetch = async (input, init) => {
  const begunAt = performance.now()
  try {
    const response = await fetch(input, init)
    const hasReached = reachOf(response)
    if (hasReached !== undefined) noteReach(hasReached, begunAt)
    return response
  } catch (error) {
    if (!init?.signal?.aborted) noteReach(false)
    throw error
  }
}

/** Sends a call and answers with the response as it begins to come; `call` reads the whole of it. */
export const respond = createSender(send)

export const call = createClient(send)
