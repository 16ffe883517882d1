import { Uuid } from '@soundings/contract/common'
import type { GroupMember } from '@soundings/contract/groups'
import { groupRoles, type MemberState } from '@soundings/contract/groups-fields'
import { mayOrganise, mayReadGroup } from '@soundings/rules/groups'
import { z } from 'zod'
import { meetPeople } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import type { Person } from '#shared/person.ts'
import type { Groups } from '../reading/groups.service.ts'
import { noGroup, notYours } from '../refusals.ts'
import { countPeople, listPeople } from './people.repo.ts'

const Place = z.object({ role: z.enum(groupRoles), at: z.iso.datetime(), userId: Uuid })
type Asked = { state: MemberState; cursor?: string | undefined; limit: number }
type Page = { items: GroupMember[]; nextCursor: string | null; total: number }

/** Who is in a group, and for its organisers who asks, is invited or kept out. */
export const membersService = ({
  db,
  groups,
}: Pick<Dependencies, 'db'> & { groups: Pick<Groups, 'seen'> }) => ({
  list: async (me: Person, groupId: string, { state, cursor, limit }: Asked): Promise<Page> => {
    const { group, mine } = await groups.seen(db, me, groupId)
    const isOrganiser = mine?.state === 'in' && mayOrganise(mine.role)
    if (!mayReadGroup(group, mine)) throw noGroup()
    if (state !== 'in' && !isOrganiser) throw notYours()
    const place = fromCursor(Place, cursor)
    const after = place && { ...place, at: new Date(place.at) }
    const [found, total] = await Promise.all([
      listPeople(db, groupId, { state, after, limit: limit + 1 }),
      state === 'in' ? group.members : countPeople(db, groupId, state),
    ])
    const shown = found.slice(0, limit)
    const met = await meetPeople(
      db,
      me.id,
      shown.map(({ userId }) => userId),
    )
    const last = shown.at(-1)
    return {
      items: shown.flatMap(({ userId, role, state: at, note, at: since }) => {
        const person = met.get(userId)?.person
        if (!person) return []
        return [{ ...person, role, state: at, note: isOrganiser ? note : null, since: since.toISOString() }]
      }),
      nextCursor:
        found.length > limit && last
          ? toCursor({ role: last.role, at: last.at.toISOString(), userId: last.userId })
          : null,
      total,
    }
  },
})
