import { v7 as newId } from 'uuid'
import type { Db } from '#db/client.ts'
import type { Person } from '#shared/person.ts'
import { writeAudit } from '#src/audit/audit.repo.ts'

type Action = {
  at: Date
  /** Null for a command of the machine's owner. */
  person: Person | null
  action: `site.${string}`
  site: { id: string; siteName: string }
  details?: Record<string, unknown>
}

/** Writes down, for ever, what somebody did with a site by a special permission. */
export const auditSite = (tx: Db, { at, person, action, site, details = {} }: Action): Promise<void> =>
  writeAudit(tx, {
    id: newId(),
    at,
    actorId: person?.id ?? null,
    action,
    subjectType: 'site',
    subjectId: site.id,
    details: { siteName: site.siteName, ...details },
  })
