import { randomUUID } from 'node:crypto'
import type { Db } from '../../apps/api/src/db/client.ts'
import { users } from '../../apps/api/src/db/schema/people.ts'
import { createLog } from '../../apps/api/src/log.ts'
import { sessionsService } from '../../apps/api/src/sessions/sessions.service.ts'
import { range } from './figures.ts'

export type Member = { id: string; cookie: string }

const clock = () => new Date()

/** People who are signed in, without having typed a password each. */
export const addMembers = async (db: Db, count: number, groups: string[] = []): Promise<Member[]> => {
  const sessions = sessionsService({
    db,
    clock,
    changes: { on: () => undefined, isListening: () => false },
    log: createLog({ LOG_LEVEL: 'silent', LOG_FORMAT: 'json' }),
  })
  const members: Member[] = []
  for (const id of range(count).map(() => randomUUID())) {
    await db.insert(users).values({ id, provider: 'local', subject: id, groups, createdAt: clock() })
    const { access } = await sessions.open(db, id, 'Measurement')
    members.push({ id, cookie: `soundings_access=${access}` })
  }
  return members
}
