import QuickLRU from 'quick-lru'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Term } from './catalogue/wanted.ts'
import { readStems } from './sites-search.repo.ts'

/** What PostgreSQL said of words lately: stems never change. */
const known = new QuickLRU<string, string>({ maxSize: 5_000 })

/** Folded words with the stems that PostgreSQL has of them in facts, to be looked up in the catalogue. */
export const termsOf = async (
  { db }: Pick<Dependencies, 'db'>,
  words: readonly string[],
): Promise<Term[]> => {
  const unknown = words.filter((word) => !known.has(word))
  const stems = unknown.length > 0 ? await readStems(db, unknown) : []
  for (const [at, word] of unknown.entries()) known.set(word, stems[at] ?? word)
  return words.map((typed) => {
    const stem = known.get(typed) ?? typed
    return { typed, forms: stem === typed ? [] : [stem] }
  })
}
