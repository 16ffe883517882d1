import type { DeviceSession } from '@soundings/contract/auth'
import { decisionNow, suspendedText } from '@soundings/rules/standing'
import QuickLRU from 'quick-lru'
import { v7 as newId } from 'uuid'
import { changeTopic } from '#db/changes.ts'
import type { Db } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { deviceName } from './device-name.ts'
import { grace, type Opening, opens, toOpening } from './opening.ts'
import {
  blankSessions,
  deleteExpiredSessions,
  deleteSession,
  deleteSessions,
  findHeld,
  findSession,
  insertSession,
  listSessions,
  lockSession,
  type SessionRow,
  updateSession,
} from './sessions.repo.ts'
import { hashOf, isHashOf, newSecret, readToken, seal, unseal, writeToken } from './tokens.ts'

/** In milliseconds. */
const accessLife = 10 * 60_000
const sessionLife = 60 * 24 * 3_600_000
/** So long an instance trusts what it read of a session, if nobody tells it of a change. */
const trust = 60_000
const maxKept = 10_000

/** The sessions of a person, or what sessions know of them, by the person's id. */
export const sessionsChanged = changeTopic('sessions')

export type Tokens = { access: string; refresh: string; expiresAt: Date }
type Kept = { session: Opening; readAt: number }

const later = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds)

/** Fresh secrets, and the columns that keep their hashes. */
const mint = (now: Date) => {
  const [access, refresh] = [newSecret(), newSecret()]
  const columns = {
    accessHash: hashOf(access),
    accessUntil: later(now, accessLife),
    refreshHash: hashOf(refresh),
    rotatedAt: now,
    usedAt: now,
    expiresAt: later(now, sessionLife),
  }
  return { access, refresh, columns }
}

/**
 * Sessions are our own, whichever identity provider is used: opaque tokens, known by their hashes. A refresh token is good once;
 * the one before it is answered with the same successors for some seconds, an older one ends the session.
 */
export const sessionsService = ({
  db,
  clock,
  changes,
  log,
}: Pick<Dependencies, 'db' | 'clock' | 'changes' | 'log'>) => {
  const kept = new QuickLRU<string, Kept>({ maxSize: maxKept })

  const forget = (userId: string): void => {
    for (const [id, { session }] of kept) if (session.userId === userId) kept.delete(id)
  }

  changes.on(sessionsChanged, (userId) => (userId === undefined ? kept.clear() : forget(userId)))

  const readAgain = async (id: string): Promise<Opening | undefined> => {
    const now = clock()
    const row = await findSession(db, id, now)
    const session = row && toOpening(row)
    if (session && changes.isListening()) kept.set(id, { session, readAt: now.getTime() })
    else kept.delete(id)
    return session
  }

  const remembered = (id: string): Opening | undefined => {
    const known = kept.get(id)
    const isTrusted = known && changes.isListening() && clock().getTime() - known.readAt < trust
    return isTrusted ? known.session : undefined
  }

  const tokensOf = (
    sessionId: string,
    secrets: { access: string; refresh: string },
    expiresAt: Date,
  ): Tokens => ({
    access: writeToken({ sessionId, secret: secrets.access }),
    refresh: writeToken({ sessionId, secret: secrets.refresh }),
    expiresAt,
  })

  const rotate = async (tx: Db, session: SessionRow, secret: string): Promise<Tokens> => {
    const { columns, ...secrets } = mint(clock())
    await updateSession(tx, session.id, {
      ...columns,
      previousAccessHash: session.accessHash,
      previousRefreshHash: session.refreshHash,
      successor: seal(JSON.stringify(secrets), secret),
    })
    return tokensOf(session.id, secrets, columns.expiresAt)
  }

  const isRecent = ({ rotatedAt }: SessionRow) => clock() < later(rotatedAt, grace)

  return {
    /** Begins a session for a person whose identity was just proved; refused while they are suspended. */
    open: async (tx: Db, userId: string, userAgent: string): Promise<Tokens> => {
      const now = clock()
      const held = await findHeld(tx, userId)
      if (held?.standing === 'suspended' && decisionNow(held, now))
        throw new HttpError(403, suspendedText(held), { code: 'suspended' })
      const { columns, ...secrets } = mint(now)
      const id = newId()
      await insertSession(tx, { id, userId, userAgent: userAgent.slice(0, 300), createdAt: now, ...columns })
      return tokensOf(id, secrets, columns.expiresAt)
    },

    /** Who holds this access token, if it still opens anything. */
    whoHolds: async (token: string): Promise<Person | null> => {
      const read = readToken(token)
      if (!read) return null
      const known = remembered(read.sessionId)
      // What is remembered may be older than a refresh by another instance.
      const session = opens(known, read.secret, clock()) ? known : await readAgain(read.sessionId)
      if (!opens(session, read.secret, clock())) return null
      const { id: sessionId, userId, groups, handle } = session
      const held = decisionNow(session.held, clock())
      if (held?.standing === 'suspended') return null
      return { id: userId, sessionId, groups, handle, ...(held && { silenced: held }) }
    },

    /** Exchanges a refresh token; null when it is worth nothing (any more). */
    refresh: async (
      token: string,
    ): Promise<{ userId: string; tokens: Tokens } | 'account-deleted' | null> => {
      const read = readToken(token)
      if (!read) return null
      return db.transaction(async (tx) => {
        const session = await lockSession(tx, read.sessionId, clock())
        if (!session) return null
        const { id, userId, successor } = session
        if (session.isAccountDeleted) {
          const isHeld = [session.refreshHash, session.previousRefreshHash].some((hash) =>
            isHashOf(read.secret, hash),
          )
          return isHeld ? 'account-deleted' : null
        }
        if (isHashOf(read.secret, session.refreshHash))
          return { userId, tokens: await rotate(tx, session, read.secret) }
        if (isHashOf(read.secret, session.previousRefreshHash) && successor && isRecent(session)) {
          const secrets = JSON.parse(unseal(successor, read.secret))
          return { userId, tokens: tokensOf(id, secrets, session.expiresAt) }
        }
        log.warn({ sessionId: id, userId }, 'an old refresh token came back; its session is over')
        await deleteSession(tx, userId, id)
        return null
      })
    },

    list: async ({ id, sessionId }: Person): Promise<DeviceSession[]> => {
      const rows = await listSessions(db, id, clock())
      return rows.map((row) => ({
        id: row.id,
        device: deviceName(row.userAgent),
        createdAt: row.createdAt.toISOString(),
        usedAt: row.usedAt.toISOString(),
        isCurrent: row.id === sessionId,
      }))
    },

    end: async ({ id }: Pick<Person, 'id'>, sessionId: string): Promise<void> => {
      if (!(await deleteSession(db, id, sessionId)))
        throw new HttpError(404, 'This device is already signed out')
      kept.delete(sessionId)
    },

    /** Ends the session of a token that only has to be known, not fresh: signing out works with an old one. */
    endHeld: async (token: string): Promise<void> => {
      const read = readToken(token)
      const session = read && (await findSession(db, read.sessionId, clock()))
      if (!session || !read) return
      const { refreshHash, previousRefreshHash, accessHash, previousAccessHash } = session
      const hashes = [refreshHash, previousRefreshHash, accessHash, previousAccessHash]
      if (!hashes.some((hash) => isHashOf(read.secret, hash))) return
      await deleteSession(db, session.userId, session.id)
      kept.delete(session.id)
    },

    endOthers: ({ id, sessionId }: Person): Promise<void> => deleteSessions(db, id, sessionId),

    /** Ends all sessions of a person, but for the one that `except` names. */
    endAll: async (tx: Db, userId: string, except?: string): Promise<void> =>
      deleteSessions(tx, userId, except),

    /**
     * Closes the sessions of a person whose account goes: the one on this device ends, the others open nothing any more.
     * Until they expire, their devices are told why when they ask for new tokens.
     */
    closeAll: async (tx: Db, { id, sessionId }: Person): Promise<void> => {
      await deleteSession(tx, id, sessionId)
      await blankSessions(tx, id, hashOf(newSecret()), clock())
    },

    /** What is remembered of a person is read anew: for who just changed it here and goes on at once. */
    forget,

    sweep: (): Promise<void> => deleteExpiredSessions(db, clock()),
  }
}
export type Sessions = ReturnType<typeof sessionsService>
