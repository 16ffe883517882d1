import { createHash, randomBytes } from 'node:crypto'
import type { GroupInvite } from '@soundings/contract/groups'
import { groupLimits } from '@soundings/contract/groups-fields'
import { invitationPath } from '@soundings/contract/groups-pages'
import { groupSlug, mayOrganise } from '@soundings/rules/groups'
import { v7 as newId } from 'uuid'
import { type Db, inTransaction } from '#db/client.ts'
import { meetPeople } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import type { Joining, Stands } from '../people/joining.service.ts'
import { findPerson, isKeptOut } from '../people/people.repo.ts'
import { findGroup, type GroupRow, lockGroup } from '../reading/groups.repo.ts'
import type { Groups } from '../reading/groups.service.ts'
import { presentLines } from '../reading/present.ts'
import { archived, cannotJoin, noGroup, noInvitation, notYours } from '../refusals.ts'
import {
  countOpen,
  findInvite,
  type InviteRow,
  insertInvite,
  listInvites,
  revokeInvite,
  useInvite,
} from './invites.repo.ts'

const day = 86_400_000
/** So many of the latest links are listed. */
const mostListed = 50

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

type Needs = Pick<Dependencies, 'db' | 'clock'> & { groups: Groups; joining: Joining }

/** Links that let people in: told once, kept as a hash, with so many uses and an end. */
export const invitesService = ({ db, clock, groups, joining }: Needs) => {
  const organised = async (tx: Db, me: Person, groupId: string): Promise<GroupRow> => {
    const row = await groups.seen(tx, me, groupId)
    if (row.mine?.state !== 'in' || !mayOrganise(row.mine.role)) throw notYours()
    return row
  }

  const toInvites = async (me: Person, rows: readonly InviteRow[]): Promise<GroupInvite[]> => {
    const met = await meetPeople(
      db,
      me.id,
      rows.flatMap(({ byId }) => byId ?? []),
    )
    const now = clock()
    return rows.map(({ id, byId, uses, usesLeft, createdAt, expiresAt, revokedAt }) => ({
      id,
      by: (byId && met.get(byId)?.person) || null,
      uses,
      usesLeft,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isOpen: revokedAt === null && usesLeft > 0 && expiresAt > now,
    }))
  }

  return {
    list: async (me: Person, groupId: string): Promise<{ items: GroupInvite[] }> => {
      await organised(db, me, groupId)
      return { items: await toInvites(me, await listInvites(db, groupId, mostListed)) }
    },

    open: async (me: Person, groupId: string, { uses, days }: { uses: number; days: number }) => {
      const token = randomBytes(32).toString('base64url')
      const row = await inTransaction(db, async (tx): Promise<InviteRow> => {
        await lockGroup(tx, groupId)
        const { group } = await organised(tx, me, groupId)
        if (group.state !== 'public') throw archived()
        const now = clock()
        if ((await countOpen(tx, groupId, now)) >= groupLimits.invites)
          throw new HttpError(
            409,
            `A group can have up to ${groupLimits.invites} open invitation links. Take one back first.`,
            { code: 'too-many' },
          )
        const made = {
          id: newId(),
          groupId,
          byId: me.id,
          hash: hashOf(token),
          uses,
          usesLeft: uses,
          createdAt: now,
          expiresAt: new Date(now.getTime() + days * day),
          revokedAt: null,
        }
        await insertInvite(tx, made)
        return made
      })
      const [invite] = await toInvites(me, [row])
      if (!invite) throw noGroup()
      return { ...invite, token, path: invitationPath(token) }
    },

    revoke: async (me: Person, groupId: string, id: string): Promise<void> => {
      await organised(db, me, groupId)
      await revokeInvite(db, groupId, id, clock())
    },

    /** The card that a link leads to, whoever opens it; one that is used up still leads its members there. */
    read: async (person: Person | null, token: string) => {
      const invite = await findInvite(db, hashOf(token), clock())
      const row = invite && (await findGroup(db, invite.groupId, person?.id))
      if (!invite || row?.group.state !== 'public') throw noInvitation()
      const isIn = row.mine?.state === 'in'
      if (invite.usesLeft === 0 && !isIn) throw noInvitation()
      // Whoever holds the link is as good as invited.
      const shown: GroupRow = isIn
        ? row
        : { ...row, mine: { watches: true, role: 'member', state: 'invited' } }
      const [group] = await presentLines(db, [shown])
      if (!group) throw noInvitation()
      const by =
        invite.byId && (await meetPeople(db, person?.id, [invite.byId])).get(invite.byId)?.person.handle
      return { group, by: by || null, expiresAt: invite.expiresAt.toISOString() }
    },

    /** Whoever is in already takes no use. */
    accept: (
      person: Person,
      token: string,
    ): Promise<Stands & { groupId: string; slug: string; isNew: boolean }> =>
      inTransaction(db, async (tx) => {
        const now = clock()
        const invite = await findInvite(tx, hashOf(token), now)
        const group = invite && (await lockGroup(tx, invite.groupId))
        if (!invite || group?.state !== 'public') throw noInvitation()
        const mine = await findPerson(tx, group.id, person.id)
        const isNew = mine?.state !== 'in'
        if (isNew) {
          if (mine?.state === 'banned' || (await isKeptOut(tx, group.id, person.id))) throw cannotJoin()
          if (!(await useInvite(tx, invite.id, now))) throw noInvitation()
          await joining.enter(tx, group, person.id, invite.byId)
        }
        const stands = await joining.stands(tx, group.id, person.id)
        return { ...stands, groupId: group.id, slug: groupSlug(group.name), isNew }
      }),
  }
}
