/** A request that is understood and refused; `status` is an HTTP status from 400 to 499 or 503, the message is for people. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
