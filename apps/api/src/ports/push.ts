/** A message on its way to a browser, sealed for it. */
export type OutgoingPush = { endpoint: string; headers: Record<string, string>; body: Buffer }

/** Where push messages leave the server. */
export type Push = {
  /** Whether the address is one of a push service that the settings name. */
  isKnown: (endpoint: string) => boolean
  /** Hands a message over; answers the service's status, and throws where there is none. */
  send: (message: OutgoingPush) => Promise<number>
}
