import type { KeptAway, Relationship } from '@soundings/contract/blocks'
import { Uuid } from '@soundings/contract/common'
import { relationsLimits } from '@soundings/contract/relations-fields'
import { buddyState } from '@soundings/rules/buddies'
import { numberText } from '@soundings/rules/phrases'
import { z } from 'zod'
import { type Db, inTransaction } from '#db/client.ts'
import type { PersonalData } from '#extension-points/personal-data.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import {
  countKept,
  deleteKept,
  deletePair,
  findAllKept,
  findHeedless,
  findPair,
  forgetKept,
  insertKept,
  type KeepingAway,
  keepsAway,
  listKept,
  lockBoth,
  savePair,
} from './blocks.repo.ts'
import { meetPeople } from './people.service.ts'

const Place = z.object({ at: z.iso.datetime(), id: Uuid })
type Asked = { cursor?: string | undefined; limit: number }
type Page = { items: KeptAway[]; nextCursor: string | null; total: number }

export const nobodyHere = () => new HttpError(404, 'This person doesn’t exist')

const words: Record<KeepingAway, { self: string; tooMany: string }> = {
  block: {
    self: 'You can’t block yourself',
    tooMany: `You can block up to ${numberText(relationsLimits.blocks)} people`,
  },
  mute: {
    self: 'You can’t mute yourself',
    tooMany: `You can mute up to ${numberText(relationsLimits.blocks)} people`,
  },
}

/** What somebody has to do with another, as they may know it. */
export const relationshipOf = async (
  db: Db,
  { readerId, userId, now }: { readerId: string; userId: string; now: Date },
): Promise<Relationship> => {
  const [pair, isBlocked, isMuted] = await Promise.all([
    findPair(db, readerId, userId),
    keepsAway(db, 'block', readerId, userId),
    keepsAway(db, 'mute', readerId, userId),
  ])
  return { buddy: buddyState(pair, readerId, now), isBlocked, isMuted }
}

/**
 * What a block ends. What the blocked one had asked goes on waiting for them, as if it had been declined; what the other
 * asked looks as if it had been taken back.
 */
const endBetween = async (tx: Db, blockerId: string, blockedId: string, at: Date): Promise<void> => {
  const pair = await findPair(tx, blockerId, blockedId)
  if (!pair) return
  const { lowId: _l, highId: _h, ...row } = pair
  if (!pair.acceptedAt && pair.askedBy === blockedId)
    await savePair(tx, blockerId, blockedId, { ...row, declinedAt: at })
  else if (pair.acceptedAt) await deletePair(tx, blockerId, blockedId)
  else await savePair(tx, blockerId, blockedId, { ...row, withdrawnAt: at })
}

/** Whom people keep away. The other is never told, and reads nothing that they could tell it by. */
export const blocksService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const relation = async (readerId: string, userId: string): Promise<Relationship> => {
    if (!(await meetPeople(db, readerId, [userId])).has(userId)) throw nobodyHere()
    return relationshipOf(db, { readerId, userId, now: clock() })
  }

  const keep = (kind: KeepingAway) => async (by: string, of: string) => {
    if (by === of) throw new HttpError(409, words[kind].self)
    return inTransaction(db, async (tx) => {
      if (!(await lockBoth(tx, by, of)).has(of)) throw nobodyHere()
      const isKept = await keepsAway(tx, kind, by, of)
      if (!isKept && (await countKept(tx, kind, by)) >= relationsLimits.blocks)
        throw new HttpError(409, words[kind].tooMany)
      const at = clock()
      await insertKept(tx, kind, { by, of, at })
      if (kind === 'block' && !isKept) await endBetween(tx, by, of, at)
      return relationshipOf(tx, { readerId: by, userId: of, now: at })
    })
  }

  const lift = (kind: KeepingAway) => async (by: string, of: string) => {
    await deleteKept(db, kind, by, of)
    return relation(by, of)
  }

  const list =
    (kind: KeepingAway) =>
    async (by: string, { cursor, limit }: Asked): Promise<Page> => {
      const place = fromCursor(Place, cursor)
      const after = place && { at: new Date(place.at), id: place.id }
      const [found, total] = await Promise.all([
        listKept(db, kind, by, { after, limit: limit + 1 }),
        countKept(db, kind, by),
      ])
      const shown = found.slice(0, limit)
      const met = await meetPeople(
        db,
        by,
        shown.map(({ id }) => id),
      )
      const last = shown.at(-1)
      return {
        items: shown.flatMap(({ id, at }) => {
          const person = met.get(id)?.person
          return person ? { ...person, since: at.toISOString() } : []
        }),
        nextCursor:
          found.length > limit && last ? toCursor({ at: last.at.toISOString(), id: last.id }) : null,
        total,
      }
    }

  return {
    relation,
    block: keep('block'),
    unblock: lift('block'),
    mute: keep('mute'),
    unmute: lift('mute'),
    blocked: list('block'),
    muted: list('mute'),
  }
}

/** Whether somebody blocked another; not the other way round. */
export const isKeptAway = (db: Db, by: string, of: string): Promise<boolean> => keepsAway(db, 'block', by, of)

/**
 * Those of these people whom somebody wants to hear nothing of: whom they muted or blocked, and who blocked them. Asked
 * wherever a notification tells of what people did.
 */
export const heedlessOf = (db: Db, userId: string, actorIds: readonly string[]): Promise<Set<string>> =>
  findHeedless(db, userId, actorIds)

/** Whom a person keeps away is theirs alone; it goes with the account, and so do they from the lists of others. */
export const personalBlocks: PersonalData = { name: 'blocks', read: findAllKept, leave: forgetKept }
