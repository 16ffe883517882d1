import type { Person } from '@soundings/contract/person'
import { maySeeThread } from '@soundings/rules/forum'
import { meetPeople, suggestPeople } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person as Reader } from '#shared/person.ts'
import { readerOf } from '../reading/reader.ts'
import { findThread } from '../reading/threads.repo.ts'
import { findWriters } from './mentions.repo.ts'

const max = 8

/** Whom somebody may want to name: those who wrote in the thread first, then others whose username begins so. */
export const mentionsService =
  ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) =>
  async (reader: Reader, q: string, threadId: string | undefined): Promise<{ items: Person[] }> => {
    const asked = { readerId: reader.id, beginning: q.replace(/^@/, ''), now: clock() }
    const row = threadId === undefined ? undefined : await findThread(db, threadId, readerOf(reader))
    const among =
      row && maySeeThread(row.thread, readerOf(reader)) ? await findWriters(db, row.thread.id) : []
    const here = await suggestPeople(db, { ...asked, among, limit: max })
    const others = await suggestPeople(db, { ...asked, limit: max + here.length })
    const ids = [...new Set([...here, ...others])].slice(0, max)
    const met = await meetPeople(db, reader.id, ids)
    return { items: ids.flatMap((id) => met.get(id)?.person ?? []) }
  }
export type Mentions = ReturnType<typeof mentionsService>
