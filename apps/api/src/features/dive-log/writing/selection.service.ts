import type { DiveFacts, DiveSelection } from '@soundings/contract/dive-log'
import { distinctNames, foldedName } from '@soundings/rules/dive-log'
import type { z } from 'zod'
import { type Db, inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { factsOf, findDive } from '../dives.repo.ts'
import { noSuchDive } from '../errors.ts'
import { columnsOf, partsOf, tripNameOf } from './dive-rows.ts'
import { openLog } from './log.repo.ts'
import { putTrip, writeParts } from './parts.repo.ts'
import { countOwn, putIntoTrash, takeOutOfTrash } from './removal.repo.ts'
import { keepChange, writeDive } from './writing.repo.ts'

type Selection = z.output<typeof DiveSelection>
type Edit = Exclude<Selection['action'], 'delete' | 'restore'>

const edits: Record<Edit, (facts: DiveFacts, value: string | null) => Partial<DiveFacts>> = {
  tag: ({ tags }, value) => ({ tags: distinctNames([...tags, ...(value ? [value] : [])]) }),
  untag: ({ tags }, value) => ({ tags: tags.filter((tag) => foldedName(tag) !== foldedName(value ?? '')) }),
  buddy: ({ buddies }, value) => ({ buddies: distinctNames([...buddies, ...(value ? [value] : [])]) }),
  trip: (_, value) => ({ trip: value }),
}

/** What is done to several dives at once: to all of them or to none. */
export const selectionService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const edit = async (tx: Db, ownerId: string, id: string, action: Edit, value: string | null) => {
    const row = await findDive(tx, ownerId, id)
    if (!row) throw noSuchDive()
    const before = factsOf(row)
    const told = edits[action](before, value)
    const after = { ...before, ...told }
    if (JSON.stringify(after) === JSON.stringify(before)) return 0
    await writeDive(tx, id, {
      ...columnsOf(after),
      ...(action === 'trip' && { tripId: await putTrip(tx, ownerId, tripNameOf(value)) }),
      version: row.dive.version + 1,
      lastUpdated: clock(),
    })
    const fields = Object.keys(told) as (keyof DiveFacts)[]
    await writeParts(tx, { diveId: id, ownerId }, partsOf(after), fields)
    const said = Object.fromEntries(fields.map((field) => [field, before[field]]))
    await keepChange(tx, { diveId: id, version: row.dive.version, changedAt: clock(), before: said })
    return 1
  }

  return {
    change: ({ id: ownerId }: Person, { ids, action, value }: Selection): Promise<{ changed: number }> =>
      inTransaction(db, async (tx) => {
        const chosen = [...new Set(ids)]
        if (value === null && (action === 'tag' || action === 'untag' || action === 'buddy'))
          throw new HttpError(400, 'Please enter a name.', { field: 'value' })
        await openLog(tx, ownerId)
        if ((await countOwn(tx, ownerId, chosen)) < chosen.length) throw noSuchDive()
        if (action === 'delete') return { changed: await putIntoTrash(tx, ownerId, chosen, clock()) }
        if (action === 'restore') return { changed: await takeOutOfTrash(tx, ownerId, chosen) }
        let changed = 0
        for (const id of chosen) changed += await edit(tx, ownerId, id, action, value)
        return { changed }
      }),
  }
}
