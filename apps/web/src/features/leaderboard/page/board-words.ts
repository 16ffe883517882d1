import type { Board, BoardPeriod } from '@soundings/contract/leaderboard-fields'
import type { Asked } from '../leaderboard.queries.ts'
import type { BoardsSearch } from '../leaderboard-search.ts'

export type Tab = Board | 'achievements'

/** The tabs of the page, in the words of the specification. */
export const tabs: readonly { tab: Tab; label: string }[] = [
  { tab: 'divers', label: 'Most Dives' },
  { tab: 'photographers', label: 'Most Photos' },
  { tab: 'contributors', label: 'Top Contributors' },
  { tab: 'achievements', label: 'Achievements' },
]

export const periodOptions: readonly { value: BoardPeriod; text: string }[] = [
  { value: 'year', text: 'This year' },
  { value: 'month', text: 'This month' },
  { value: 'all', text: 'All time' },
]

/** What the address asks for, with what holds where it says nothing. */
export const askedBy = ({ tab, period, country, group }: BoardsSearch): { tab: Tab; asked: Asked } => ({
  tab: tab ?? 'divers',
  asked: { period: period ?? 'year', country, group },
})

/** A tab as the address says it: the first one is not said. */
export const saidTab = (tab: Tab): BoardsSearch['tab'] => (tab === 'divers' ? undefined : tab)

/** What would fill a board that nobody is on. */
export const emptyTexts: Record<Board, { title: string; text: string }> = {
  divers: {
    title: 'Nobody is listed here yet',
    text: 'Divers who log their dives and agree to be listed appear here.',
  },
  photographers: {
    title: 'No photos here yet',
    text: 'Whoever shares photos of their dives appears here once they are approved.',
  },
  contributors: {
    title: 'No contributions here yet',
    text: 'Whoever adds sites, writes dive reports or helps others appears here.',
  },
}
