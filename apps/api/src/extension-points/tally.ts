import type { Db } from '#db/client.ts'

/** One figure that is not what a count from scratch says. */
export type TallyDifference = {
  /** Which figure, as one looks for it: `photos of 0198…`. */
  what: string
  kept: number
  counted: number
}

export type RecountOptions = {
  fix: boolean
  /** So many differences are told one by one. */
  limit: number
  /** What the settings say those count as who are new. */
  newMembers: 'new' | 'trusted'
}

/**
 * Figures that triggers keep, so that no page counts them. Whoever keeps some says how they are counted from
 * scratch; `npm run recount` compares both.
 */
export type Tally = {
  /** What is counted, as the command's report says it: `people’s contributions`. */
  name: string
  /** At most `limit` differences, and how many there are. With `fix`, writes what was counted. */
  recount: (db: Db, options: RecountOptions) => Promise<{ differences: TallyDifference[]; total: number }>
}
