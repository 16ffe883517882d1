import type { EventShown, PendingEvent } from '@soundings/contract/events-review'
import { beginningOf, plainWords } from '@soundings/rules/markdown-words'
import { z } from 'zod'
import { noTexts, type Reviewable } from '#extension-points/reviewable.ts'
import { HttpError } from '#shared/http-error.ts'
import { eventApproved, eventRejected } from '../events-notifications.ts'
import type { EventRow } from '../reading/events.repo.ts'
import {
  countHeld,
  findPlanned,
  listHeld,
  lockPlanned,
  type PlannedEvent,
  setStates,
} from './planned.repo.ts'
import type { ShowEvent } from './show-at-desk.ts'

const Before = z.object({ version: z.number() })
/** So much of a description is enough for a line of the list. */
const shownOfDescription = 300

const toItem = ({ event, siteName, authorHandle }: PlannedEvent): PendingEvent => ({
  ...noTexts,
  id: event.id,
  type: 'events',
  createdAt: event.createdAt.toISOString(),
  title: event.title,
  description: beginningOf(plainWords(event.description), shownOfDescription),
  siteName,
  authorHandle,
  date: event.day,
  location: event.location,
  version: event.version,
})

const changed = () =>
  new HttpError(409, 'This event was changed a moment ago. Please look at it again.', {
    code: 'changed-since',
  })

const stateAfter = (outcome: 'approved' | 'rejected'): EventRow['state'] =>
  outcome === 'approved' ? 'open' : 'removed'

/** Events that were held; a series waits as one, and all of it is decided together. */
export const reviewedEvents = (show: ShowEvent): Reviewable<PendingEvent, EventShown> => ({
  type: 'events',
  count: countHeld,
  list: async (db, after, limit) => (await listHeld(db, after, limit)).map(toItem),

  preview: async (db, id) => {
    const planned = await findPlanned(db, id)
    const event = planned?.event.state === 'held' ? await show(db, id) : undefined
    if (!planned || !event) return undefined
    return {
      shown: { ...toItem(planned), event, signals: planned.event.signals },
      authorId: planned.event.organiserId,
    }
  },

  decide: async (tx, id, { outcome, seen }) => {
    const event = await lockPlanned(tx, id)
    if (event?.state !== 'held') return undefined
    if (seen !== undefined && seen !== event.version) throw changed()
    await setStates(tx, event, 'held', stateAfter(outcome))
    return {
      title: event.title,
      authorId: event.organiserId,
      before: { version: event.version } satisfies z.input<typeof Before>,
    }
  },

  revert: async (tx, id, { outcome, before }) => {
    const event = await lockPlanned(tx, id)
    const state = stateAfter(outcome)
    if (event?.state !== state || event.version !== Before.parse(before).version) return false
    await setStates(tx, event, state, 'held')
    return true
  },

  news: async (db, id, { authorId, outcome, reason }) => {
    const planned = await findPlanned(db, id)
    if (!planned || authorId === null) return []
    const notification =
      outcome === 'approved' ? eventApproved(planned.event) : eventRejected(planned.event, reason)
    return [{ userId: authorId, notification }]
  },
})
