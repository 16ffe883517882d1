import { live } from '@soundings/contract/live'
import { notifications } from '@soundings/contract/notifications'
import { call } from '#shared/api/client.ts'

/** Where a browser's stream of events comes from. */
export const eventsAddress = live.events.path

/** Asks for as little as can be asked for: it shows whether the person is still signed in, and renews their tokens. */
export const askIfSignedIn = async (): Promise<void> => {
  await call(notifications.list, { query: { limit: 1 } })
}

/** Has a stream follow these topics instead of those before; `age` is how old what is known of one is, in milliseconds. */
export const askToFollow = async (asked: {
  stream: string
  n: number
  topics: { topic: string; age: number }[]
}): Promise<void> => {
  await call(live.follow, { body: asked })
}
