import { Uuid } from '@soundings/contract/common'
import type { Group, GroupLine, GroupsQuery } from '@soundings/contract/groups'
import { groupLimits } from '@soundings/contract/groups-fields'
import { joinOf, mayOrganise, mayReadGroup, maySeeGroup } from '@soundings/rules/groups'
import { fold } from '@soundings/rules/text'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import { meetPeople } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import type { Person } from '#shared/person.ts'
import { countPeople, findOwners } from '../people/people.repo.ts'
import { noGroup } from '../refusals.ts'
import { countGroups, findGroup, findGroups, type GroupRow, listGroups, listNear } from './groups.repo.ts'
import { findHomeSites } from './home-sites.repo.ts'
import { presentLines } from './present.ts'

const Offset = z.object({ from: z.number().int().min(0).max(1_000) })
const Place = z.object({ active: z.int().min(0), id: Uuid })
type Page = { items: GroupLine[]; nextCursor: string | null; total: number }

/** Groups as somebody reads them. */
export const groupsService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const seen = async (tx: Db, person: Person | null, id: string): Promise<GroupRow> => {
    const row = await findGroup(tx, id, person?.id)
    if (!row || !maySeeGroup(row.group, row.mine)) throw noGroup()
    return row
  }

  const rightsOf = ({ group, mine }: GroupRow, person: Person | null): Group['may'] => {
    const role = mine?.state === 'in' ? mine.role : null
    const isWritable = group.state === 'public' && person?.silenced === undefined
    return {
      join: person ? joinOf(group, mine) : joinOf(group, null),
      write: role !== null && isWritable,
      members: person !== null && mayReadGroup(group, mine),
      organise: mayOrganise(role),
      own: role === 'owner',
    }
  }

  const read = async (person: Person | null, id: string): Promise<Group> => {
    const row = await seen(db, person, id)
    const [line] = await presentLines(db, [row])
    if (!line) throw noGroup()
    const { group, mine } = row
    const may = rightsOf(row, person)
    const owners = may.members ? await findOwners(db, id) : []
    const [met, homeSites, requests] = await Promise.all([
      meetPeople(db, person?.id, owners),
      mayReadGroup(group, mine) ? findHomeSites(db, id, clock()) : [],
      may.organise ? countPeople(db, id, 'requested') : null,
    ])
    return {
      ...line,
      version: group.version,
      createdAt: group.createdAt.toISOString(),
      owners: owners.flatMap((userId) => met.get(userId)?.person ?? []),
      homeSites,
      requests,
      watches: line.isMember && (mine?.watches ?? false),
      may,
    }
  }

  /** Groups around a place, the nearest first. */
  const near = async (person: Person | null, query: GroupsQuery, spot: readonly number[]): Promise<Page> => {
    const [lat = 0, lng = 0] = spot
    const { q, country, radius, limit } = query
    const found = await listNear(db, { words: fold(q ?? ''), country }, { lat, lng, radius })
    const { from } = fromCursor(Offset, query.cursor) ?? { from: 0 }
    const shown = found.slice(from, from + limit)
    const rows = await findGroups(
      db,
      shown.map(({ id }) => id),
      person?.id,
    )
    const lines = new Map((await presentLines(db, rows)).map((line) => [line.id, line]))
    return {
      items: shown.flatMap(({ id, distance }) => {
        const line = lines.get(id)
        return line ? { ...line, distance: Math.round(distance * 10) / 10 } : []
      }),
      nextCursor: from + limit < found.length ? toCursor({ from: from + limit }) : null,
      total: found.length,
    }
  }

  return {
    read,
    seen,

    list: async (person: Person | null, query: GroupsQuery): Promise<Page> => {
      const { filter, q, country, near: spot, cursor, limit } = query
      if (filter === 'mine' && !person)
        throw new HttpError(401, 'Please log in first', { code: 'signed-out' })
      const search = { filter, words: fold(q ?? ''), country, readerId: person?.id }
      if (spot && filter === 'all') return near(person, query, spot)
      const isPopular = filter === 'popular'
      const most = isPopular ? Math.min(limit, groupLimits.popular) : limit
      const [found, total] = await Promise.all([
        listGroups(db, search, { after: isPopular ? undefined : fromCursor(Place, cursor), limit: most + 1 }),
        countGroups(db, search),
      ])
      const shown = found.slice(0, most)
      const last = shown.at(-1)?.group
      return {
        items: await presentLines(db, shown),
        nextCursor:
          !isPopular && found.length > most && last ? toCursor({ active: last.active, id: last.id }) : null,
        total: isPopular ? shown.length : total,
      }
    },
  }
}
export type Groups = ReturnType<typeof groupsService>
