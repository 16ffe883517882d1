import { type GroupMember, groupTexts } from '@soundings/contract/groups'
import type { GroupRole } from '@soundings/contract/groups-fields'
import { mayOrganise, mayRemove, maySeeGroup } from '@soundings/rules/groups'
import { takesInvitations } from '@soundings/rules/privacy'
import { v7 as newId } from 'uuid'
import { type Db, inTransaction } from '#db/client.ts'
import type { Notify } from '#extension-points/notification-kind.ts'
import { heedlessOf, meetPeople, nobodyHere } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { writeAudit } from '#src/audit/audit.repo.ts'
import { accepted, declined, invited, roleChanged, takenOut } from '../group-notifications.ts'
import { type GroupState, lockGroup } from '../reading/groups.repo.ts'
import { archived, lastOwner, noGroup, notOwner, notYours } from '../refusals.ts'
import { declineAction, declineSubject, findDecliner } from './declined.repo.ts'
import {
  deletePerson,
  deleteSharedBy,
  findOwners,
  findPerson,
  type Membership,
  savePerson,
  saveRole,
} from './people.repo.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & { notify: Notify }
type Change = { state?: 'in' | 'invited' | undefined; role?: GroupRole | undefined }
/** What an organiser works on: the group, their own role, and whom it is about. */
type Work = { group: GroupState; role: GroupRole; theirs: Membership | undefined }

const answered = (handle: string | undefined, what: string) =>
  new HttpError(409, handle ? `@${handle} has already ${what} this request.` : groupTexts.noRequest, {
    code: 'answered',
  })
const isBanned = () =>
  new HttpError(409, 'This person is banned from the group. Lift the ban first.', { code: 'banned' })

/** What owners and organisers do with people. */
export const organisingService = ({ db, clock, notify }: Needs) => {
  const handleOf = async (tx: Db, readerId: string, userId: string | null | undefined) =>
    userId ? (await meetPeople(tx, readerId, [userId])).get(userId)?.person.handle : undefined

  const locked = async (tx: Db, me: Person, groupId: string, userId: string): Promise<Work> => {
    const group = await lockGroup(tx, groupId)
    const mine = await findPerson(tx, groupId, me.id)
    if (!group || !maySeeGroup(group, mine ?? null)) throw noGroup()
    const role = mine?.state === 'in' ? mine.role : null
    if (role === null || !mayOrganise(role)) throw notYours()
    return { group, role, theirs: await findPerson(tx, groupId, userId) }
  }

  const asMember = async (tx: Db, me: Person, groupId: string, userId: string): Promise<GroupMember> => {
    const row = await findPerson(tx, groupId, userId)
    const person = (await meetPeople(tx, me.id, [userId])).get(userId)?.person
    if (!row || !person) throw nobodyHere()
    const { role, state, note, at } = row
    return { ...person, role, state, note, since: at.toISOString() }
  }

  const accept = async (tx: Db, me: Person, userId: string, { group, theirs }: Work) => {
    if (theirs?.state === 'in') throw answered(await handleOf(tx, me.id, theirs.byId), 'accepted')
    if (theirs?.state !== 'requested') {
      const by = await findDecliner(tx, group.id, userId)
      throw answered(await handleOf(tx, me.id, by), 'declined')
    }
    if (group.state !== 'public') throw archived()
    const { note } = theirs
    await savePerson(tx, { groupId: group.id, userId, state: 'in', note, byId: me.id, at: clock() })
    await notify(tx, userId, accepted(group))
  }

  const invite = async (tx: Db, me: Person, userId: string, work: Work) => {
    const { group, theirs } = work
    if (theirs?.state === 'banned') throw isBanned()
    if (theirs?.state === 'requested') return accept(tx, me, userId, work)
    if (theirs) return
    if (group.state !== 'public') throw archived()
    const met = (await meetPeople(tx, me.id, [userId])).get(userId)
    if (!met) throw nobodyHere()
    await savePerson(tx, { groupId: group.id, userId, state: 'invited', byId: me.id, at: clock() })
    // Whoever keeps them away is not told, and does not see it; who invited reads the same as ever.
    const isHeedless = met.isBlocked || (await heedlessOf(tx, userId, [me.id])).has(me.id)
    const handle = await handleOf(tx, me.id, me.id)
    // Who takes nothing of strangers finds it among their groups, in their own time.
    const isTold = !isHeedless && takesInvitations(met.privacy, met.relation === 'buddy')
    if (isTold && handle) await notify(tx, userId, invited(group, handle, me.id))
  }

  const giveRole = async (tx: Db, me: Person, userId: string, wanted: GroupRole, { group, role }: Work) => {
    const theirs = await findPerson(tx, group.id, userId)
    if (theirs?.state !== 'in') throw nobodyHere()
    if (theirs.role === wanted) return
    if (role !== 'owner') throw notOwner()
    if (theirs.role === 'owner') {
      const owners = await findOwners(tx, group.id)
      if (owners.every((id) => id === userId)) throw lastOwner()
    }
    await saveRole(tx, group.id, userId, wanted)
    if (userId !== me.id) await notify(tx, userId, roleChanged(group, wanted))
  }

  const decline = async (tx: Db, me: Person, userId: string, group: GroupState) => {
    await writeAudit(tx, {
      id: newId(),
      at: clock(),
      actorId: me.id,
      action: declineAction,
      subjectType: declineSubject,
      subjectId: `${group.id}:${userId}`,
      details: {},
    })
    await notify(tx, userId, declined(group))
  }

  return {
    change: (me: Person, groupId: string, userId: string, { state, role }: Change): Promise<GroupMember> =>
      inTransaction(db, async (tx) => {
        const work = await locked(tx, me, groupId, userId)
        if (state === 'in') await accept(tx, me, userId, work)
        if (state === 'invited') await invite(tx, me, userId, work)
        if (role !== undefined) await giveRole(tx, me, userId, role, work)
        return asMember(tx, me, groupId, userId)
      }),

    /** Declines, takes an invitation back, removes, bans, or lifts a ban. */
    remove: (me: Person, groupId: string, userId: string, ban: boolean): Promise<void> =>
      inTransaction(db, async (tx) => {
        const { group, role, theirs } = await locked(tx, me, groupId, userId)
        if (userId === me.id || (theirs?.state === 'in' && !mayRemove(role, theirs.role))) throw notYours()
        if (theirs?.state === 'requested') await decline(tx, me, userId, group)
        if (theirs?.state === 'in') await notify(tx, userId, takenOut(group))
        if (!ban) return deletePerson(tx, groupId, userId)
        if (!(await meetPeople(tx, me.id, [userId])).has(userId)) throw nobodyHere()
        await savePerson(tx, { groupId, userId, state: 'banned', byId: me.id, at: clock() })
        await deleteSharedBy(tx, groupId, userId)
      }),
  }
}
