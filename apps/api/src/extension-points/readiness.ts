/** A part of the server that takes a while after a start until it can answer. */
export type StartingPart = {
  isReady: () => boolean
  /** Resolves when it can answer for the first time; rejects when the server stops before. */
  ready: Promise<void>
}
