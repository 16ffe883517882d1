import { heirOf } from '@soundings/rules/groups'
import type { Db } from '#db/client.ts'
import type { Notify } from '#extension-points/notification-kind.ts'
import type { PersonalData } from '#extension-points/personal-data.ts'
import { forgetGathered } from '#features/notifications/index.ts'
import { archivingOf, inherited, requestsOf } from '../group-notifications.ts'
import { findOthers, findOwners, saveRole } from '../people/people.repo.ts'
import { lockGroup, saveGroup } from '../reading/groups.repo.ts'
import {
  findAllOf,
  findFoundedBy,
  findInvitesOf,
  findMembershipsOf,
  findOwnedBy,
  findSharedOf,
  forgetPerson,
} from './personal-groups.repo.ts'

/** What somebody is in, owns and shared. */
export const personalGroups = ({ notify }: { notify: Notify }): PersonalData => {
  /** Gives a group of which they are the only owner to whoever is next; where nobody else is in, it is archived. */
  const handOver = async (tx: Db, groupId: string, userId: string): Promise<void> => {
    const group = await lockGroup(tx, groupId)
    const owners = await findOwners(tx, groupId)
    if (!group || owners.some((id) => id !== userId)) return
    const heir = heirOf(await findOthers(tx, groupId, userId))
    if (heir) {
      await saveRole(tx, groupId, heir.userId, 'owner')
      await notify(tx, heir.userId, inherited(group))
    } else if (group.state === 'public')
      await saveGroup(tx, { id: groupId, state: 'archived', version: group.version + 1 })
  }

  return {
    name: 'groups',
    read: async (db, userId) => ({
      memberships: (await findMembershipsOf(db, userId)).filter(({ state }) => state !== 'banned'),
      founded: await findFoundedBy(db, userId),
      shared: await findSharedOf(db, userId),
      invitationLinks: await findInvitesOf(db, userId),
    }),
    /** Memberships and what was shared go with the account; a group stays, in the hands of whoever is next. */
    leave: async (tx, userId) => {
      const all = await findAllOf(tx, userId)
      const owned = await findOwnedBy(tx, userId)
      for (const id of all) await lockGroup(tx, id)
      for (const id of owned) await handOver(tx, id, userId)
      for (const key of [...all.map(requestsOf), ...owned.map(archivingOf)]) await forgetGathered(tx, { key })
      await forgetPerson(tx, userId)
    },
  }
}
