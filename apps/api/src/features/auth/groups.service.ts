import type { Group } from '@soundings/contract/people'
import { v7 as newId } from 'uuid'
import type { Dependencies } from '#ports/dependencies.ts'
import { writeAudit } from '#src/audit/audit.repo.ts'
import { deleteSessions, listSessions } from '#src/sessions/sessions.repo.ts'
import { findUsersByEmail, updateUser } from './users.repo.ts'

export type Regrouped = { groups: Group[]; isChanged: boolean }

/** Who belongs to which group; for the people who run the server. */
export const groupsService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const change = async (
    email: string,
    change: (groups: Group[]) => Group[],
  ): Promise<Regrouped | undefined> =>
    db.transaction(async (tx) => {
      // One address may belong to several people only where servers changed their provider; the newest counts.
      const [user] = await findUsersByEmail(tx, email)
      if (!user) return undefined
      const groups = change(user.groups)
      if (groups.length === user.groups.length) return { groups, isChanged: false }
      await updateUser(tx, user.id, { groups })
      const [newest] = await listSessions(tx, user.id, clock())
      await deleteSessions(tx, user.id, newest?.id)
      await writeAudit(tx, {
        id: newId(),
        at: clock(),
        actorId: null,
        action: 'groups',
        subjectType: 'user',
        subjectId: user.id,
        details: { from: user.groups, to: groups },
      })
      return { groups, isChanged: true }
    })

  return {
    /** Puts a person into a group and ends their older sessions; undefined when nobody has this address. */
    grant: (email: string, group: Group): Promise<Regrouped | undefined> =>
      change(email, (groups) => [...new Set([...groups, group])]),

    /** The same the other way round. */
    revoke: (email: string, group: Group): Promise<Regrouped | undefined> =>
      change(email, (groups) => groups.filter((one) => one !== group)),
  }
}
