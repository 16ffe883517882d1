import { boardPeriods } from '@soundings/contract/leaderboard-fields'
import { oneOf, readSaid, type SaidOf, words } from '#shared/lib/said.ts'

const parts = {
  /** What is shown; the board of divers where nothing is said. */
  tab: oneOf('photographers', 'contributors', 'achievements'),
  /** This year where nothing is said. */
  period: oneOf(...boardPeriods),
  country: words(100),
  group: words(36),
}
export type BoardsSearch = SaidOf<typeof parts>

/** Reads what the address of the boards says. Whatever makes no sense there counts as not said. */
export const readBoardsSearch = (said: Record<string, unknown>): BoardsSearch => readSaid(parts, said)
