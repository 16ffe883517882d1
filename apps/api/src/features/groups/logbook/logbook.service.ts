import { Uuid } from '@soundings/contract/common'
import { groupTexts, type LogbookEntry, type LogbookTotals } from '@soundings/contract/groups'
import { mayOrganise, mayReadGroup } from '@soundings/rules/groups'
import { z } from 'zod'
import { type Db, inTransaction } from '#db/client.ts'
import { meetPeople } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import type { Person } from '#shared/person.ts'
import { touch } from '../people/people.repo.ts'
import type { Groups } from '../reading/groups.service.ts'
import { archived, membersOnly, noGroup } from '../refusals.ts'
import {
  deleteEntry,
  type EntryRow,
  findEntry,
  findOwn,
  insertEntry,
  listEntries,
  readTotals,
} from './logbook.repo.ts'

const Place = z.object({ date: z.iso.date(), id: Uuid })
type Page = { items: LogbookEntry[]; nextCursor: string | null; total: number; totals: LogbookTotals }

type Needs = Pick<Dependencies, 'db' | 'clock'> & { groups: Pick<Groups, 'seen'> }

/** What members choose to show of their dives. Its entries are for members, its totals for whoever reads the group. */
export const logbookService = ({ db, clock, groups }: Needs) => {
  const present = async (tx: Db, readerId: string, rows: readonly EntryRow[]): Promise<LogbookEntry[]> => {
    const met = await meetPeople(
      tx,
      readerId,
      rows.map(({ byId }) => byId),
    )
    return rows.map(({ id, isDive, byId, date, at, minutes, siteName, site, title }) => ({
      id,
      kind: isDive ? 'dive' : 'report',
      by: met.get(byId)?.person ?? null,
      isOwn: byId === readerId,
      date,
      minutes,
      siteName,
      site,
      title,
      sharedAt: at.toISOString(),
    }))
  }

  const asMember = async (tx: Db, me: Person, groupId: string) => {
    const row = await groups.seen(tx, me, groupId)
    if (row.mine?.state !== 'in') throw mayReadGroup(row.group, row.mine) ? membersOnly() : noGroup()
    return { group: row.group, role: row.mine.role }
  }

  return {
    read: async (
      person: Person | null,
      groupId: string,
      { cursor, limit }: { cursor?: string | undefined; limit: number },
    ): Promise<Page> => {
      const { group, mine } = await groups.seen(db, person, groupId)
      if (!mayReadGroup(group, mine)) throw noGroup()
      const totals = await readTotals(db, groupId)
      if (!person || mine?.state !== 'in') return { items: [], nextCursor: null, total: 0, totals }
      const after = fromCursor(Place, cursor)
      const found = await listEntries(db, groupId, { after, limit: limit + 1 })
      const shown = found.slice(0, limit)
      const last = shown.at(-1)
      return {
        items: await present(db, person.id, shown),
        nextCursor: found.length > limit && last ? toCursor({ date: last.date, id: last.id }) : null,
        total: totals.dives,
        totals,
      }
    },

    share: (me: Person, groupId: string, itemId: string): Promise<LogbookEntry> =>
      inTransaction(db, async (tx) => {
        const { group } = await asMember(tx, me, groupId)
        if (group.state !== 'public') throw archived()
        const own = await findOwn(tx, me.id, itemId)
        if (!own) throw new HttpError(404, groupTexts.noEntry)
        const of = own.kind === 'dive' ? { diveId: itemId } : { reportId: itemId }
        await insertEntry(tx, { groupId, itemId, ...of, byId: me.id, date: own.date, at: clock() })
        await touch(tx, groupId, me.id, clock())
        const entry = await findEntry(tx, groupId, itemId)
        const [shown] = entry ? await present(tx, me.id, [entry]) : []
        if (!shown) throw new HttpError(404, groupTexts.noEntry)
        return shown
      }),

    /** One’s own; organisers take out any. */
    unshare: async (me: Person, groupId: string, itemId: string): Promise<void> => {
      const { role } = await asMember(db, me, groupId)
      await deleteEntry(db, { groupId, itemId, ...(!mayOrganise(role) && { byId: me.id }) })
    },
  }
}
