import type { Revision } from '@soundings/contract/forum'
import { shownOfPost } from '@soundings/rules/forum'
import { meetPeople } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import { noPost } from '../refusals.ts'
import { listRevisions } from '../writing/revisions.repo.ts'
import { readerOf } from './reader.ts'
import type { Reading } from './reading.service.ts'

type Needs = Pick<Dependencies, 'db'> & { reading: Pick<Reading, 'row'> }

/** What posts said before they were changed, for whoever reads what they say now. */
export const historyService = ({ db, reading }: Needs) => ({
  of: async (person: Person | null, postId: string): Promise<{ items: Revision[] }> => {
    const { post } = await reading.row(person, postId)
    if (shownOfPost(post, readerOf(person)) !== 'whole') throw noPost()
    const rows = await listRevisions(db, postId)
    // Whoever wrote without a name changed it without one.
    const named = (byId: string | null) => (post.isAnonymous && byId === post.authorId ? null : byId)
    const met = await meetPeople(
      db,
      person?.id,
      rows.flatMap(({ byId }) => named(byId) ?? []),
    )
    return {
      items: rows.map(({ version, title, content, at, byId, reason }) => ({
        version,
        title,
        content,
        at: at.toISOString(),
        by: met.get(named(byId) ?? '')?.person ?? null,
        reason,
      })),
    }
  },
})
