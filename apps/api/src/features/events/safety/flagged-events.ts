import { eventPath } from '@soundings/contract/events-pages'
import type { FlaggedEvent } from '@soundings/contract/events-review'
import { eventSlug } from '@soundings/rules/events'
import { hostsToRemember } from '@soundings/rules/forum-signals'
import { takenDownReason } from '@soundings/rules/moderation'
import { z } from 'zod'
import type { Flaggable, Subject } from '#extension-points/flaggable.ts'
import { eventTaken } from '../events-notifications.ts'
import { findEvent, lockEvent, saveEvent } from '../reading/events.repo.ts'
import { seesEvent } from '../reading/reader.ts'
import { findAllPlanned, type PlannedEvent } from './planned.repo.ts'
import type { ShowEvent } from './show-at-desk.ts'
import { deleteTaken, insertTaken } from './taken-hosts.repo.ts'
import { wordsOf } from './words.ts'

const Before = z.object({ version: z.number() })

const toSubject = ({ event, siteName }: PlannedEvent): Subject => ({
  title: event.title,
  siteId: siteName === null ? null : event.siteId,
  siteName,
  authorId: event.organiserId,
  path: eventPath({ id: event.id, slug: eventSlug(event.title) }),
  isPublic: event.state === 'open' || event.state === 'closed',
})

/** Events that people object to: taken down, only their organisers and moderators see them. */
export const flaggedEvents = (show: ShowEvent): Flaggable<FlaggedEvent> => ({
  type: 'events',
  ownWords: 'This is your own event. You can change or cancel it yourself.',
  find: async (db, ids) =>
    new Map((await findAllPlanned(db, ids)).map((planned) => [planned.event.id, toSubject(planned)])),
  findFor: async (tx, reporterId, id) => {
    const met = await findEvent(tx, id, reporterId)
    if (!met || !seesEvent(met, { id: reporterId, isModerator: false })) return undefined
    const [planned] = await findAllPlanned(tx, [id])
    return planned && toSubject(planned)
  },
  show: async (db, id) => {
    const event = await show(db, id)
    return event && { type: 'events', event }
  },
  takeDown: async (tx, id, { at, reason }) => {
    const event = await lockEvent(tx, id)
    if (event?.state !== 'open' && event?.state !== 'closed') return undefined
    await saveEvent(tx, { id, state: 'removed', stateBefore: event.state, sequence: event.sequence + 1 })
    if (reason === takenDownReason('spam'))
      await insertTaken(tx, { hosts: hostsToRemember(wordsOf(event)), eventId: id, at })
    return { version: event.version } satisfies z.input<typeof Before>
  },
  putBack: async (tx, id, { before }) => {
    const event = await lockEvent(tx, id)
    if (event?.state !== 'removed' || event.version !== Before.parse(before).version) return false
    await saveEvent(tx, { id, state: event.stateBefore ?? 'open', sequence: event.sequence + 1 })
    await deleteTaken(tx, id)
    return true
  },
  upheld: { toAuthor: eventTaken },
})
