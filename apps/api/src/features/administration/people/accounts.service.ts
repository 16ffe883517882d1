import type { Account } from '@soundings/contract/administration'
import { Email } from '@soundings/contract/auth'
import { Instant, Uuid } from '@soundings/contract/common'
import type { Group } from '@soundings/contract/people'
import { maskedEmail } from '@soundings/rules/administration'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import type { AppContext } from '#extension-points/feature.ts'
import { groupsService } from '#features/auth/index.ts'
import { HttpError } from '#shared/http-error.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import type { Person } from '#shared/person.ts'
import { writeAudit } from '#src/audit/audit.repo.ts'
import {
  type AccountRow,
  countAccounts,
  findAccount,
  findHeldOf,
  findSignedIn,
  listAccounts,
  type Wanted,
} from './accounts.repo.ts'

type Asked = { q?: string | undefined; group?: Group | undefined; cursor?: string | undefined; limit: number }
type AccountsPage = { items: Account[]; nextCursor: string | null; total: number }

const LastRow = z.object({ at: Instant, id: Uuid })
const noOne = () => new HttpError(404, 'There is no such account')

const wantedBy = ({ q, group }: Pick<Asked, 'q' | 'group'>): Wanted => {
  if (!q) return { group }
  const email = Email.safeParse(q)
  return email.success ? { email: email.data, group } : { words: q.replace(/^@/, ''), group }
}

/** Accounts as those who run the server find them: whose they are and what they may, and nothing that people keep for themselves. */
export const accountsService = ({ db, clock, sessions }: Pick<AppContext, 'db' | 'clock' | 'sessions'>) => {
  const groups = groupsService({ db, clock })

  const told = async (rows: readonly AccountRow[], isWhole: boolean): Promise<Account[]> => {
    const ids = rows.map(({ id }) => id)
    const [signedIn, held] = await Promise.all([findSignedIn(db, ids, clock()), findHeldOf(db, ids, clock())])
    return rows.map(({ email, createdAt, groups, ...row }) => ({
      ...row,
      groups: groups as Group[],
      email: email === null || isWhole ? email : maskedEmail(email),
      createdAt: createdAt.toISOString(),
      sessions: signedIn.get(row.id)?.sessions ?? 0,
      usedAt: signedIn.get(row.id)?.usedAt.toISOString() ?? null,
      held: held.get(row.id) ?? null,
    }))
  }

  const one = async (userId: string): Promise<Account> => {
    const row = await findAccount(db, userId)
    const [account] = row ? await told([row], false) : []
    if (!account) throw noOne()
    return account
  }

  return {
    list: async ({ cursor, limit, ...asked }: Asked): Promise<AccountsPage> => {
      const place = fromCursor(LastRow, cursor)
      const wanted = wantedBy(asked)
      const [rows, total] = await Promise.all([
        listAccounts(db, wanted, place && { at: new Date(place.at), id: place.id }, limit + 1),
        countAccounts(db, wanted),
      ])
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      return {
        items: await told(shown, wanted.email !== undefined),
        nextCursor: rows.length > limit && last ? toCursor({ at: last.createdAt, id: last.id }) : null,
        total,
      }
    },

    one,

    grant: async (by: Person, userId: string, group: Group): Promise<Account> => {
      if (!(await groups.grantTo(userId, group, by))) throw noOne()
      sessions.forget(userId)
      return one(userId)
    },

    revoke: async (by: Person, userId: string, group: Group): Promise<Account> => {
      if (!(await groups.revokeFrom(userId, group, by))) throw noOne()
      sessions.forget(userId)
      return one(userId)
    },

    /** Signs somebody out everywhere; oneself, everywhere else. */
    endSessions: async (by: Person, userId: string): Promise<{ ended: number }> => {
      const account = await one(userId)
      const isSelf = userId === by.id
      const ended = account.sessions - (isSelf ? 1 : 0)
      await db.transaction(async (tx) => {
        await sessions.endAll(tx, userId, isSelf ? by.sessionId : undefined)
        await writeAudit(tx, {
          id: newId(),
          at: clock(),
          actorId: by.id,
          action: 'sessions.end',
          subjectType: 'user',
          subjectId: userId,
          details: { ended },
        })
      })
      sessions.forget(userId)
      return { ended }
    },
  }
}
