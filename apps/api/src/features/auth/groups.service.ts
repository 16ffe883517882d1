import type { Group } from '@soundings/contract/people'
import { v7 as newId } from 'uuid'
import type { Db } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { writeAudit } from '#src/audit/audit.repo.ts'
import { deleteSessions, listSessions } from '#src/sessions/sessions.repo.ts'
import { countAdmins, findUser, findUsersByEmail, lockGroups, updateUser } from './users.repo.ts'

export type Regrouped = { groups: Group[]; isChanged: boolean }

type Change = (groups: Group[]) => Group[]

const added =
  (group: Group): Change =>
  (groups) => [...new Set([...groups, group])]
const without =
  (group: Group): Change =>
  (groups) =>
    groups.filter((one) => one !== group)

const lastAdmin = () =>
  new HttpError(409, 'This is the only admin. Make someone else an admin first.', {
    code: 'last-admin',
    field: 'group',
  })

/** Who belongs to which group; for the people who run the server. */
export const groupsService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  /** Ends older sessions, as they were opened by somebody who was something else. `by` is null for a command. */
  const change = async (
    tx: Db,
    user: { id: string; groups: Group[] } | undefined,
    change: Change,
    by: Person | null,
  ): Promise<Regrouped | undefined> => {
    if (!user) return undefined
    const groups = change(user.groups)
    if (groups.length === user.groups.length) return { groups, isChanged: false }
    await updateUser(tx, user.id, { groups })
    const [newest] = await listSessions(tx, user.id, clock())
    await deleteSessions(tx, user.id, by?.id === user.id ? by.sessionId : newest?.id)
    await writeAudit(tx, {
      id: newId(),
      at: clock(),
      actorId: by?.id ?? null,
      action: 'groups',
      subjectType: 'user',
      subjectId: user.id,
      details: { from: user.groups, to: groups },
    })
    return { groups, isChanged: true }
  }

  const byEmail = (email: string, how: Change) =>
    // One address may belong to several people only where servers changed their provider; the newest counts.
    db.transaction(async (tx) => change(tx, (await findUsersByEmail(tx, email))[0], how, null))

  return {
    /** Puts a person into a group and ends their older sessions; undefined when nobody has this address. */
    grant: (email: string, group: Group): Promise<Regrouped | undefined> => byEmail(email, added(group)),

    /** The same the other way round. The owner of the machine may take it from the last admin, too. */
    revoke: (email: string, group: Group): Promise<Regrouped | undefined> => byEmail(email, without(group)),

    /** As `grant`, by an admin; undefined when there is no such person. */
    grantTo: (userId: string, group: Group, by: Person): Promise<Regrouped | undefined> =>
      db.transaction(async (tx) => {
        await lockGroups(tx)
        return change(tx, await findUser(tx, userId), added(group), by)
      }),

    /** As `revoke`, by an admin. The last admin stays one: two who take it from each other do so one after the other. */
    revokeFrom: (userId: string, group: Group, by: Person): Promise<Regrouped | undefined> =>
      db.transaction(async (tx) => {
        await lockGroups(tx)
        const user = await findUser(tx, userId)
        if (group === 'admin' && user?.groups.includes('admin') && (await countAdmins(tx)) === 1)
          throw lastAdmin()
        return change(tx, user, without(group), by)
      }),
  }
}
