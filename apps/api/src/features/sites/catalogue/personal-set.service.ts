import type { Dependencies } from '#ports/dependencies.ts'
import { pauses } from '#shared/pauses.ts'
import type { Viewer } from '../viewer.ts'
import { facetsOf, pageOf, pointsOf, type SiteSet } from './answers.ts'
import type { AskableSet } from './catalogue.service.ts'
import { buildColumns } from './columns.ts'
import { gatherWords } from './gather-words.ts'
import { type PersonalSet, readPersonalSet } from './personal-set.repo.ts'
import { renewWords } from './renew-words.ts'
import { noWords } from './words.ts'

/**
 * The sites of one person as a small catalogue: words, facets and orders mean in it what they mean in the large one.
 * It is made for each question, of at most some thousand rows, and kept by nobody.
 */
export const personalSet = (
  { db }: Pick<Dependencies, 'db'>,
  set: PersonalSet,
  viewer: Viewer,
): AskableSet => {
  const read = async (withWords: boolean): Promise<SiteSet> => {
    const { rows, wordsOf } = await readPersonalSet(db, set, viewer, withWords)
    const pause = pauses()
    const gathered = gatherWords()
    for (const [at, some] of wordsOf) {
      gathered.add(at, some)
      await pause()
    }
    const words = await renewWords(noWords, new Int32Array(), gathered, pause)
    return { ...(await buildColumns(rows, pause)), words, status: rows.map(({ status }) => status) }
  }
  return {
    page: async (asked) => pageOf(await read(asked.wanted !== undefined), asked),
    facets: async (asked) => facetsOf(await read(asked.wanted !== undefined), asked),
    points: async (asked) => pointsOf(await read(asked.wanted !== undefined), asked),
  }
}
