/** One of a stream's events. `id` is where to resume after it; without `data` the event only says that. */
export type StreamEvent<Value> = { id: string; data?: Value }

/** The way to one listener. */
export type EventLine<Value> = {
  send: (event: StreamEvent<Value>) => void
  /** Keeps an idle line open. */
  beat: () => void
  /** Hangs up. The listener comes back by itself, after so many milliseconds if they are given. */
  end: (comeBackAfter?: number) => void
}

/** Server-sent events: takes the line to a listener, and answers what to do once the line is gone. */
export type EventsAnswer<Value> = (line: EventLine<Value>) => () => void
