import { foldedWords, foundScore, furtherShare } from '@soundings/rules/forum-finding'
import type { Db } from '#db/client.ts'
import type { Hit } from './search.repo.ts'
import { seenIn } from './seen-words.ts'
import type { Wanted } from './wanted.service.ts'

const day = 24 * 3_600_000

/** How much of what is looked for each title has, 0 to 1. */
export const sharesOf = async (
  db: Db,
  titles: readonly string[],
  parts: Wanted['parts'],
): Promise<Map<string, number>> => {
  const stems = parts.flatMap((part) => [...part.stems])
  const words = new Map(titles.map((title) => [title, foldedWords([title])]))
  const seen = await seenIn(db, [...new Set([...words.values()].flat())], stems)
  return new Map(
    [...words].map(([title, own]) => {
      const found = new Set(own.flatMap((word) => seen.get(word) ?? []))
      const held = found.size > 0 ? parts.filter((part) => !part.stems.isDisjointFrom(found)) : []
      return [title, parts.length === 0 ? 0 : held.length / parts.length]
    }),
  )
}

/** The posts that a search found, the best first; of one thread each further one counts for less. */
export const ranked = async (
  db: Db,
  hits: readonly Hit[],
  parts: Wanted['parts'],
  now: Date,
): Promise<Hit[]> => {
  const shares = await sharesOf(db, [...new Set(hits.map(({ title }) => title))], parts)
  const scored = hits
    .map((hit) => ({
      hit,
      score: foundScore({
        inTitle: shares.get(hit.title) ?? 0,
        isOpening: hit.n === 0,
        isSolution: hit.isSolution,
        likes: hit.likes,
        ageDays: Math.max(0, now.getTime() - hit.createdAt.getTime()) / day,
      }),
    }))
    .sort(byScore)
  const before = new Map<string, number>()
  return scored
    .map(({ hit, score }) => {
      const count = before.get(hit.threadId) ?? 0
      before.set(hit.threadId, count + 1)
      return { hit, score: score * furtherShare ** count }
    })
    .sort(byScore)
    .map(({ hit }) => hit)
}

type Scored = { hit: Hit; score: number }
const byScore = (one: Scored, other: Scored) =>
  other.score - one.score || (one.hit.id < other.hit.id ? 1 : -1)
