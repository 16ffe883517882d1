import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'

type Ranked = { id: string; rank: string }

/** The rank of a stop after another one of that day; first after `null`, and last where that one is not there. */
export const rankAfter = (others: readonly Ranked[], after: string | null | undefined): string => {
  const at = others.findIndex(({ id }) => id === after)
  if (after === null) return generateKeyBetween(null, others[0]?.rank ?? null)
  if (at < 0) return generateKeyBetween(others.at(-1)?.rank ?? null, null)
  return generateKeyBetween(others[at]?.rank ?? null, others[at + 1]?.rank ?? null)
}

/** So many ranks in a row, after all others. */
export const ranksAtEnd = (others: readonly Pick<Ranked, 'rank'>[], count: number): string[] =>
  generateNKeysBetween(others.at(-1)?.rank ?? null, null, count)
