import type { Db } from '#db/client.ts'
import { termsOf } from '#features/sites/index.ts'

/** Words that begin otherwise than every stem have none of these. */
const beginning = (word: string) => word.slice(0, 3)

/** Which of these folded words have one of these stems, and which it is. */
export const seenIn = async (
  db: Db,
  words: readonly string[],
  stems: Iterable<string>,
): Promise<Map<string, string>> => {
  const wanted = new Set(stems)
  const begins = new Set([...wanted].map(beginning))
  const likely = words.filter((word) => begins.has(beginning(word)))
  const terms = await termsOf({ db }, likely)
  return new Map(
    terms.flatMap(({ typed, forms: [stem = typed] }) => (wanted.has(stem) ? [[typed, stem] as const] : [])),
  )
}
