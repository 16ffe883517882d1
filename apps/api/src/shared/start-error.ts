/** A start that cannot succeed until a person acts; `message` is all they read: what happened, then what to do. */
export class StartError extends Error {
  override name = 'StartError'
}
