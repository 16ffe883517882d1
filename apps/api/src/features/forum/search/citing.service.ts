import type { CitedThread } from '@soundings/contract/search'
import { stopWords } from '@soundings/language/understanding/ordinary-words'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Presenter } from '../reading/present.ts'
import { ranked, sharesOf } from './ranking.ts'
import { all, type Wants } from './wanted.service.ts'
import type { FindNewest } from './windows.ts'

const max = 3
/** How much of what is asked the title of a thread must have, 0 to 1: a remark is no answer. */
const leastInTitle = 0.5

type Needs = Pick<Dependencies, 'db' | 'clock'> & { wants: Wants; findNewest: FindNewest; present: Presenter }

/** Threads that are about a question: their openings have all that tells something in it, and their titles most of it. */
export const citingService =
  ({ db, clock, wants, findNewest, present }: Needs) =>
  async (question: string): Promise<CitedThread[]> => {
    const wanted = await wants.wantedOf(question, 'exact')
    const parts = wanted?.parts.filter(({ word }) => word === null || !stopWords.has(word)) ?? []
    // One word alone is a wish for sites, and in too many threads.
    if (parts.length < 2) return []
    const now = clock()
    const hits = await findNewest(db, all(parts.map(({ query }) => query)), { isOpening: true }, now)
    const shares = await sharesOf(
      db,
      hits.map(({ title }) => title),
      parts,
    )
    const about = hits.filter(({ title }) => (shares.get(title) ?? 0) >= leastInTitle)
    const best = (await ranked(db, about, parts, now)).slice(0, max)
    const lines = await present.linesOf(
      db,
      undefined,
      best.map(({ threadId }) => threadId),
    )
    return lines.map(({ id, slug, title, category }) => ({ id, slug, title, category: category.name }))
  }
export type Citing = ReturnType<typeof citingService>
