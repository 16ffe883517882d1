import type { LiveEvent } from '@soundings/contract/live'
import type { StreamEvent } from '#shared/event-line.ts'
import type { Person } from '#shared/person.ts'

/** Somebody who listens, with the groups that they have now. */
export type Listener = Pick<Person, 'id' | 'sessionId' | 'groups'>

/** One open stream of a person. */
export type LiveStream = {
  id: string
  listener: Listener
  /** The last notification that the browser heard of before its line was cut, if it says so. */
  since: string | undefined
  send: (event: StreamEvent<LiveEvent>) => void
}

/** Something that has news for streams. It hears of each that opens, of each that goes, and of what its person may do. */
export type StreamSource = {
  arrive: (stream: LiveStream) => void
  leave: (stream: LiveStream) => void
  /** The person's groups are others than before. */
  regroup?: (stream: LiveStream) => void
  close: () => void
}
