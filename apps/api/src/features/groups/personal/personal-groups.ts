import { heirOf } from '@soundings/rules/groups'
import type { Db } from '#db/client.ts'
import type { PersonalData } from '#extension-points/personal-data.ts'
import { forgetGathered } from '#features/notifications/index.ts'
import { requestsOf } from '../group-notifications.ts'
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

/** Gives a group of which somebody is the only owner to whoever is next; where nobody else is in, it is archived. */
const handOver = async (tx: Db, groupId: string, userId: string): Promise<void> => {
  const group = await lockGroup(tx, groupId)
  const owners = await findOwners(tx, groupId)
  if (!group || owners.some((id) => id !== userId)) return
  const heir = heirOf(await findOthers(tx, groupId, userId))
  if (heir) await saveRole(tx, groupId, heir.userId, 'owner')
  else if (group.state === 'public')
    await saveGroup(tx, { id: groupId, state: 'archived', version: group.version + 1 })
}

/** Memberships and what was shared go with the account; a group stays, in the hands of whoever is next. */
export const personalGroups: PersonalData = {
  name: 'groups',
  read: async (db, userId) => ({
    memberships: (await findMembershipsOf(db, userId)).filter(({ state }) => state !== 'banned'),
    founded: await findFoundedBy(db, userId),
    shared: await findSharedOf(db, userId),
    invitationLinks: await findInvitesOf(db, userId),
  }),
  leave: async (tx, userId) => {
    const all = await findAllOf(tx, userId)
    for (const id of all) await lockGroup(tx, id)
    for (const id of await findOwnedBy(tx, userId)) await handOver(tx, id, userId)
    for (const id of all) await forgetGathered(tx, { key: requestsOf(id) })
    await forgetPerson(tx, userId)
  },
}
