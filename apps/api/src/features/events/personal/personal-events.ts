import type { Db } from '#db/client.ts'
import type { Notify } from '#extension-points/notification-kind.ts'
import type { PersonalData } from '#extension-points/personal-data.ts'
import { forgetGathered } from '#features/notifications/index.ts'
import { deleteToken } from '../calendars/tokens.repo.ts'
import { gatheringOf, madeOrganiser } from '../events-notifications.ts'
import { addToCounts, changePlace, deletePlace, findPlace } from '../joining/places.repo.ts'
import { promoteNow } from '../joining/promoting.ts'
import { deleteEvent, type EventRow, lockEvent, saveEvent } from '../reading/events.repo.ts'
import { cancelOne } from '../writing/cancelling.service.ts'
import {
  emptyWordsOf,
  findCalendarOf,
  findFindsOf,
  findHeir,
  findInvitesOf,
  findMessagesOf,
  findOrganisedBy,
  findPlacesOf,
  forgetAuthor,
  forgetOrganiser,
  forgetTies,
  giveSeries,
  listEventsWith,
} from './personal-events.repo.ts'

const gone = 'The organiser has left Soundings.'

type Needs = { clock: () => Date; notify: Notify }

/** What somebody organised, joined and wrote to others. */
export const personalEvents = ({ clock, notify }: Needs): PersonalData => {
  const giveBack = async (tx: Db, event: EventRow, userId: string): Promise<void> => {
    const place = await findPlace(tx, event.id, userId)
    if (!place) return
    await deletePlace(tx, event.id, userId)
    if (place.state === 'going') await addToCounts(tx, event.id, { going: -1 - place.guests })
    if (place.state === 'waiting') await addToCounts(tx, event.id, { waiting: -1 })
  }

  /** What they organise and is still to come goes to somebody who organises it with them, or is cancelled. */
  const handOver = async (tx: Db, event: EventRow, userId: string, now: Date): Promise<void> => {
    const isOpen = event.state === 'open' || event.state === 'closed'
    if (event.state === 'held') return deleteEvent(tx, event.id)
    if (!isOpen || event.startsAt <= now) return
    const heir = await findHeir(tx, event.id, userId)
    if (heir === undefined) return cancelOne(tx, event, { reason: gone, byId: null, now })
    await changePlace(tx, { eventId: event.id, userId: heir, isCoOrganiser: false })
    await saveEvent(tx, { id: event.id, organiserId: heir, version: event.version + 1 })
    if (event.seriesId !== null) await giveSeries(tx, event.seriesId, heir)
    await notify(tx, heir, madeOrganiser(event))
  }

  return {
    name: 'events',
    read: async (db, userId) => ({
      organised: await findOrganisedBy(db, userId),
      joined: (await findPlacesOf(db, userId)).map(({ title, place: { userId: _, ...place } }) => ({
        title,
        ...place,
      })),
      messages: await findMessagesOf(db, userId),
      added: await findFindsOf(db, userId),
      invitations: await findInvitesOf(db, userId),
      calendar: await findCalendarOf(db, userId),
    }),
    leave: async (tx, userId, how) => {
      const now = clock()
      if (how === 'delete') await emptyWordsOf(tx, userId)
      for (const id of await listEventsWith(tx, userId)) {
        const event = await lockEvent(tx, id)
        if (!event) continue
        await forgetGathered(tx, { key: gatheringOf(id) })
        await giveBack(tx, event, userId)
        if (event.organiserId === userId) await handOver(tx, event, userId, now)
        await promoteNow(tx, id, now)
      }
      await forgetTies(tx, userId)
      await forgetOrganiser(tx, userId, now)
      await forgetAuthor(tx, userId)
      await deleteToken(tx, userId)
    },
  }
}
