import { joinOf, maySeeGroup } from '@soundings/rules/groups'
import { type Db, inTransaction } from '#db/client.ts'
import type { NewNotification } from '#extension-points/notification-kind.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import { requested } from '../group-notifications.ts'
import { findGroup, type GroupState, lockGroup } from '../reading/groups.repo.ts'
import { cannotJoin, lastOwner, noGroup } from '../refusals.ts'
import {
  deletePerson,
  findOrganisers,
  findOwners,
  findPerson,
  isKeptOut,
  type Membership,
  savePerson,
  saveWatches,
} from './people.repo.ts'

export type NotifyAll = (tx: Db, userIds: readonly string[], notification: NewNotification) => Promise<void>
type Needs = Pick<Dependencies, 'db' | 'clock'> & { notifyAll: NotifyAll }
export type Stands = { state: 'in' | 'requested' | null; isMember: boolean; members: number }

/** Who comes and goes. Each locks the group, so that its count is right and its last owner stays. */
export const joiningService = ({ db, clock, notifyAll }: Needs) => {
  const stands = async (tx: Db, groupId: string, userId: string): Promise<Stands> => {
    const row = await findGroup(tx, groupId, userId)
    const state = row?.mine?.state === 'in' || row?.mine?.state === 'requested' ? row.mine.state : null
    return { state, isMember: state === 'in', members: row?.group.members ?? 0 }
  }

  /** The group, held until the transaction ends, with the reader’s place in it as they may know it. */
  const locked = async (
    tx: Db,
    userId: string,
    groupId: string,
  ): Promise<{ group: GroupState; mine: Membership | undefined }> => {
    const group = await lockGroup(tx, groupId)
    const row = group && (await findGroup(tx, groupId, userId))
    if (!group || !row || !maySeeGroup(group, row.mine)) throw noGroup()
    return { group, mine: row.mine ? await findPerson(tx, groupId, userId) : undefined }
  }

  /** Lets somebody in whom nothing keeps out, in a locked group. */
  const enter = async (tx: Db, group: GroupState, userId: string, byId: string | null): Promise<void> => {
    const mine = await findPerson(tx, group.id, userId)
    if (mine?.state === 'banned' || group.state !== 'public') throw cannotJoin()
    if (mine?.state !== 'in')
      await savePerson(tx, { groupId: group.id, userId, state: 'in', byId, at: clock() })
  }

  return {
    stands,
    enter,

    /** `isNew`: they came in or asked just now. */
    join: (person: Person, groupId: string, note: string | undefined): Promise<Stands & { isNew: boolean }> =>
      inTransaction(db, async (tx) => {
        const { group, mine } = await locked(tx, person.id, groupId)
        if (mine?.state === 'in' || mine?.state === 'requested')
          return { ...(await stands(tx, groupId, person.id)), isNew: false }
        const how = joinOf(group, mine ?? null)
        if (how === 'no' || (await isKeptOut(tx, groupId, person.id))) throw cannotJoin()
        if (how === 'join') await enter(tx, group, person.id, mine?.byId ?? null)
        else {
          const at = clock()
          await savePerson(tx, { groupId, userId: person.id, state: 'requested', note: note || null, at })
          await notifyAll(tx, await findOrganisers(tx, groupId), requested(group, person.id))
        }
        return { ...(await stands(tx, groupId, person.id)), isNew: true }
      }),

    /** Leaves, withdraws a request, or turns an invitation down. A ban stays. */
    leave: (person: Person, groupId: string): Promise<Stands> =>
      inTransaction(db, async (tx) => {
        const { group, mine } = await locked(tx, person.id, groupId)
        if (mine?.state === 'in' && mine.role === 'owner' && group.state !== 'archived') {
          const owners = await findOwners(tx, groupId)
          if (owners.every((id) => id === person.id)) throw lastOwner()
        }
        if (mine && mine.state !== 'banned') await deletePerson(tx, groupId, person.id)
        return stands(tx, groupId, person.id)
      }),

    watch: async (person: Person, groupId: string, watches: boolean): Promise<{ watches: boolean }> => {
      if (!(await saveWatches(db, groupId, person.id, watches))) throw noGroup()
      return { watches }
    },
  }
}
export type Joining = ReturnType<typeof joiningService>
