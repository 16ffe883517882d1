/** What a refusal says beside its message. */
type More = {
  /** Names the reason to the web app. */
  code?: string
  /** The part of the body that is wrong. */
  field?: string
  /** The same for several parts, each with words of its own. */
  issues?: { path: string[]; message: string }[]
  /** In how many seconds it may be worth trying again. */
  retryAfter?: number
}

/** A request that is understood and refused; `status` is an HTTP status from 400 to 499 or 503, the message is for people. */
export class HttpError extends Error {
  readonly status: number
  readonly more: More

  constructor(status: number, message: string, more: More = {}) {
    super(message)
    this.status = status
    this.more = more
  }
}
