import { eventTexts } from '@soundings/contract/events'
import { maySeeEvent } from '@soundings/rules/events'
import { takesInvitations } from '@soundings/rules/privacy'
import { type Db, inTransaction } from '#db/client.ts'
import { findGroupAccess } from '#db/group-access.ts'
import type { Notify } from '#extension-points/notification-kind.ts'
import { heedlessOf, type People } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { invitedTo } from '../events-notifications.ts'
import { findPlace } from '../joining/places.repo.ts'
import { findEvent, type MetEvent } from '../reading/events.repo.ts'
import { organisesEvent, readerOf } from '../reading/reader.ts'
import type { Reading } from '../reading/reading.service.ts'
import { isCancelled, isPast, noEvent, wrong } from '../refusals.ts'
import { findInviter, insertInvite } from './invites.repo.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> &
  Pick<Reading, 'meet'> & { notify: Notify; people: Pick<People, 'meetByHandle'> }

/** Asking somebody by name to come along. */
export const invitingService = ({ db, clock, meet, notify, people }: Needs) => {
  /** Organisers invite, and everybody who is in where others can join. */
  const checkMay = ({ event, own }: MetEvent, isOrganiser: boolean): void => {
    if (event.state === 'cancelled') throw isCancelled()
    if (event.startsAt <= clock()) throw isPast()
    if (own?.state !== 'going' && !isOrganiser) throw new HttpError(403, eventTexts.cannotInvite)
    if (event.state !== 'open' && !isOrganiser) throw new HttpError(403, eventTexts.onlyOrganisersInvite)
    if (event.state !== 'open' && event.state !== 'closed') throw noEvent()
  }

  /** Whether they would see it, and are not in, taken off or invited already. */
  const isToTell = async (tx: Db, eventId: string, userId: string): Promise<boolean> => {
    const theirs = await findEvent(tx, eventId, userId)
    if (!theirs || theirs.isBlocked || theirs.own !== null) return false
    const { event, isGroupSeen, isInGroup } = theirs
    const isSeen = maySeeEvent(
      { ...event, isGroupSeen, isInGroup, isCoOrganiser: false },
      { id: userId, isModerator: false },
    )
    return isSeen && (await findInviter(tx, eventId, userId)) === undefined
  }

  const invite = async (tx: Db, person: Person, eventId: string, handle: string): Promise<string> => {
    const met = await meet(readerOf(person), eventId)
    checkMay(met, organisesEvent(met, readerOf(person)))
    const found = await people.meetByHandle(person.id, handle)
    if (!found) throw wrong('handle', eventTexts.noPerson)
    const { id, handle: theirHandle } = found.person
    if (id === person.id) throw wrong('handle', eventTexts.inviteYourself)
    const { event } = met
    if ((await findPlace(tx, eventId, id))?.state === 'going') throw wrong('handle', eventTexts.alreadyIn)
    // Who is in a group, its members know; of a private one nobody else hears.
    const group = event.groupId === null ? undefined : await findGroupAccess(tx, event.groupId, id)
    const isFellow = group !== undefined && group.role !== null
    if (event.visibility === 'group' && !isFellow) throw wrong('handle', eventTexts.inviteMembers)
    // Whoever keeps them away, or takes no requests of strangers, is not told; who invited reads the same as ever.
    const isHeedless = found.isBlocked || (await heedlessOf(tx, id, [person.id])).has(person.id)
    const isTaken = takesInvitations(found.privacy, found.relation === 'buddy' || isFellow)
    if (isHeedless || !isTaken || !(await isToTell(tx, eventId, id))) return theirHandle
    const isNew = await insertInvite(tx, { eventId, userId: id, byId: person.id, at: clock() })
    if (isNew) await notify(tx, id, invitedTo(event, { handle: person.handle, id: person.id }))
    return theirHandle
  }

  return {
    invite: (person: Person, eventId: string, handle: string): Promise<{ handle: string }> =>
      inTransaction(db, async (tx) => ({ handle: await invite(tx, person, eventId, handle) })),
  }
}
