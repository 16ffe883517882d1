import type { Entry } from './entries.ts'

/** How many more, or fewer, listed people have a score. */
export type LevelChange = Pick<Entry, 'board' | 'period' | 'score'> & { place: string; people: number }

type Leveled = Pick<Entry, 'board' | 'period' | 'score' | 'country' | 'isListed'>

/** Everywhere, and in the country. */
const placesOf = ({ country }: Leveled) => (country === null ? [''] : ['', country])

/** The levels that so many entries make. */
export const levelsOf = (entries: readonly Leveled[], people: 1 | -1 = 1): LevelChange[] =>
  entries
    .filter(({ isListed }) => isListed)
    .flatMap((entry) =>
      placesOf(entry).map((place) => ({
        board: entry.board,
        period: entry.period,
        place,
        score: entry.score,
        people,
      })),
    )

/** Changes of one level as one, and none of which nothing is left; in one order. */
export const summed = (changes: readonly LevelChange[]): LevelChange[] => {
  const byLevel = new Map<string, LevelChange>()
  for (const change of changes) {
    const key = `${change.board} ${change.period} ${String(change.score).padStart(12, '0')} ${change.place}`
    const people = (byLevel.get(key)?.people ?? 0) + change.people
    byLevel.set(key, { ...change, people })
  }
  return [...byLevel]
    .filter(([, { people }]) => people !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, change]) => change)
}
