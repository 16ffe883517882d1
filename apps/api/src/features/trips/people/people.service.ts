import { type TripRole, tripLimits } from '@soundings/contract/trips-fields'
import type { Traveller } from '@soundings/contract/trips-shapes'
import { mayEditTrip } from '@soundings/rules/trips'
import type { Db } from '#db/client.ts'
import type { Notify } from '#extension-points/notification-kind.ts'
import { heedlessOf, type Met, meetPeople, type People } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import type { Entered } from '../access/entered.repo.ts'
import type { Changes } from '../access/on-trip.ts'
import { findTraveller } from '../reading/people.repo.ts'
import { nobodyInvited, noPerson, noTrip, notIn, ownerOnly, ownerStays, tooManyPeople } from '../refusals.ts'
import { invited, joined, roleChanged, takenOff } from '../trip-notifications.ts'
import { savePerson } from '../writing/trip-rows.repo.ts'
import { changePerson, countPeople, deletePerson } from './people.repo.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> &
  Pick<Changes, 'change'> & { notify: Notify; people: Pick<People, 'meetByHandle'> }
type Invitation = { handle: string; role: 'editor' | 'viewer' }

const on = (deed: 'added' | 'changed' | 'removed', thingId: string) =>
  ({ thing: 'person', thingId, deed }) as const

/** Who comes along: invitations, roles, and those who leave. */
export const peopleService = ({ db, clock, change, notify, people }: Needs) => {
  const shown = async (reader: Pick<Person, 'id'>, tripId: string, userId: string): Promise<Traveller> => {
    const row = await findTraveller(db, tripId, userId)
    const person = (await meetPeople(db, reader.id, [userId])).get(userId)?.person
    if (!row || !person) throw noPerson()
    return { ...person, role: row.role, state: row.state, since: row.at.toISOString() }
  }

  /** Young people are invited by those they know. Whoever cannot be reached is not told, and who invites reads the same. */
  const reaches = async (tx: Db, { person: { id }, isBlocked, privacy, told }: Met, byId: string) =>
    !isBlocked && (!privacy.junior || told.areBuddies) && !(await heedlessOf(tx, id, [byId])).has(byId)

  const ask = async (tx: Db, me: Person, { trip }: Entered, met: Met, role: Invitation['role']) => {
    const userId = met.person.id
    const isReached = await reaches(tx, met, me.id)
    await savePerson(tx, {
      tripId: trip.id,
      userId,
      role,
      state: 'invited',
      byId: me.id,
      at: clock(),
      isUnseen: !isReached,
      startDay: trip.startDay,
    })
    if (isReached && me.handle) await notify(tx, userId, invited(trip, me.handle, me.id))
  }

  const leave = (me: Person, tripId: string, userId: string): Promise<void> =>
    change(me, tripId, 'invited', async (tx, { trip, mine }) => {
      const theirs = userId === me.id ? mine : await findTraveller(tx, tripId, userId)
      if (mine.state !== 'in' && userId !== me.id) throw noTrip()
      const isInvitation = theirs?.state === 'invited' && mayEditTrip(mine.role)
      if (userId !== me.id && mine.role !== 'owner' && !isInvitation) throw ownerOnly()
      if (!theirs) return { result: undefined }
      if (theirs.role === 'owner') throw ownerStays()
      await deletePerson(tx, tripId, userId)
      if (userId !== me.id && theirs.state === 'in') await notify(tx, userId, takenOff(trip))
      return { result: undefined, told: on('removed', userId) }
    })

  return {
    invite: async (me: Person, tripId: string, { handle, role }: Invitation) => {
      const met = await people.meetByHandle(me.id, handle.replace(/^@/, ''))
      const { userId, isNew } = await change(me, tripId, 'editor', async (tx, entered) => {
        if (!met) throw nobodyInvited()
        const id = met.person.id
        const before = await findTraveller(tx, tripId, id)
        if (before?.state === 'in') return { result: { userId: id, isNew: false } }
        // One that did not reach them may do so by now.
        if (before?.isUnseen) await ask(tx, me, entered, met, role)
        else if (before) await changePerson(tx, tripId, id, { role })
        if (before) return { result: { userId: id, isNew: false }, told: on('changed', id) }
        if ((await countPeople(tx, tripId)) >= tripLimits.people) throw tooManyPeople()
        await ask(tx, me, entered, met, role)
        return { result: { userId: id, isNew: true }, told: on('added', id) }
      })
      return { traveller: await shown(me, tripId, userId), isNew }
    },

    /** Hands the trip over where the role is that of its owner, who edits it from then on. */
    changeRole: async (me: Person, tripId: string, userId: string, role: TripRole): Promise<Traveller> => {
      await change(me, tripId, 'owner', async (tx, { trip }) => {
        const theirs = await findTraveller(tx, tripId, userId)
        if (!theirs) throw noPerson()
        if (theirs.role === role) return { result: undefined }
        if (theirs.role === 'owner') throw ownerStays()
        if (role === 'owner') {
          if (theirs.state !== 'in') throw notIn()
          await changePerson(tx, tripId, me.id, { role: 'editor' })
        }
        await changePerson(tx, tripId, userId, { role })
        if (theirs.state === 'in') await notify(tx, userId, roleChanged(trip, role))
        return { result: undefined, told: on('changed', userId) }
      })
      return shown(me, tripId, userId)
    },

    remove: leave,

    accept: (me: Person, tripId: string): Promise<void> =>
      change(me, tripId, 'invited', async (tx, { trip, mine }) => {
        if (mine.state === 'in') return { result: undefined }
        await changePerson(tx, tripId, me.id, { state: 'in', at: clock() })
        if (mine.byId && me.handle) await notify(tx, mine.byId, joined(trip, me.handle, me.id))
        return { result: undefined, told: on('changed', me.id) }
      }),

    decline: (me: Person, tripId: string): Promise<void> =>
      change(me, tripId, 'invited', async (tx, { mine }) => {
        // Whoever is in leaves; there is no invitation to turn down.
        if (mine.state === 'in') throw noTrip()
        await deletePerson(tx, tripId, me.id)
        return { result: undefined, told: on('removed', me.id) }
      }),
  }
}
