import { randomUUID } from 'node:crypto'
import { authLimits } from '@soundings/contract/auth-fields'
import type { Db } from '../../apps/api/src/db/client.ts'
import { users } from '../../apps/api/src/db/schema/people.ts'
import { createLog } from '../../apps/api/src/log.ts'
import { sessionsService } from '../../apps/api/src/sessions/sessions.service.ts'
import { range } from './figures.ts'

export type Member = { id: string; cookie: string }

const clock = () => new Date()

/** A username of its own for whoever has this id. */
export const handleOf = (id: string): string => `p${id.replaceAll('-', '')}`.slice(0, authLimits.handle.max)

/** Signs people in who are there, without having typed a password each. */
export const signInAll = async (db: Db, ids: readonly string[]): Promise<Member[]> => {
  const sessions = sessionsService({
    db,
    clock,
    changes: { on: () => undefined, isListening: () => false },
    log: createLog({ LOG_LEVEL: 'silent', LOG_FORMAT: 'json' }),
  })
  const members: Member[] = []
  for (const id of ids) {
    const { access } = await sessions.open(db, id, 'Measurement')
    members.push({ id, cookie: `soundings_access=${access}` })
  }
  return members
}

/** New people who are signed in. */
export const addMembers = async (db: Db, count: number, groups: string[] = []): Promise<Member[]> => {
  const ids = range(count).map(() => randomUUID())
  for (const id of ids)
    await db.insert(users).values({
      id,
      provider: 'local',
      subject: id,
      handle: handleOf(id),
      groups,
      createdAt: clock(),
    })
  return signInAll(db, ids)
}
