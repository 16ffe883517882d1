import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { auditLog } from '#db/schema/people.ts'

/** How the audit log calls a request that was declined, by `GROUP:PERSON`. */
export const declineAction = 'groups.decline'
export const declineSubject = 'group-request'

/** Who last declined somebody’s request: the other organiser reads it who comes too late. */
export const findDecliner = async (
  db: Db,
  groupId: string,
  userId: string,
): Promise<string | null | undefined> => {
  const [row] = await db
    .select({ by: auditLog.actorId })
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, declineSubject), eq(auditLog.subjectId, `${groupId}:${userId}`)))
    .orderBy(desc(auditLog.at))
    .limit(1)
  return row?.by
}
