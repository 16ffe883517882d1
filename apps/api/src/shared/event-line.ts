/** One of a stream's events. `id` is where to resume after it, if that moved on; without `data` it only says that. */
export type StreamEvent<Value> = { id: string; data?: Value } | { id?: never; data: Value }

/** The way to one listener. */
export type EventLine<Value> = {
  send: (event: StreamEvent<Value>) => void
  /** Keeps an idle line open. */
  beat: () => void
  /** Closes the connection. The listener reconnects by itself, after a number of milliseconds if given. */
  end: (comeBackAfter?: number) => void
}

/** Server-sent events: takes the line to a listener, and answers what to do once the line is gone. */
export type EventsAnswer<Value> = (line: EventLine<Value>) => () => void
