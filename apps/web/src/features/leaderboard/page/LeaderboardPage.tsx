import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useTitle } from '#shared/lib/use-title.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { useTabInSight } from '#shared/ui/use-tab-in-sight.ts'
import { AchievementsTab } from '../achievements/AchievementsTab.tsx'
import { ownStatsQuery } from '../leaderboard.queries.ts'
import type { BoardsSearch } from '../leaderboard-search.ts'
import { AskDives } from './AskDives.tsx'
import { BoardFilters } from './BoardFilters.tsx'
import { askedBy, saidTab, tabs } from './board-words.ts'
import { Contributors, Divers, Photographers } from './boards.tsx'
import { HowItCounts } from './HowItCounts.tsx'
import css from './LeaderboardPage.module.css'
import { YourStats } from './YourStats.tsx'

const boards = { divers: Divers, photographers: Photographers, contributors: Contributors }

/** The boards and the achievements, with one’s own place on them. */
export const LeaderboardPage = () => {
  useTitle('Diving Leaderboard')
  const search = useSearch({ from: '/leaderboard' })
  const navigate = useNavigate({ from: '/leaderboard' })
  const isMember = useSession(isLoggedIn)
  const { tab, asked } = askedBy(search)
  const row = useTabInSight<HTMLElement>(tab)
  const own = useQuery({ ...ownStatsQuery(asked), enabled: isMember })
  const change = (part: BoardsSearch) =>
    void navigate({ search: (now) => ({ ...now, ...part }), replace: true, resetScroll: false })
  const isNarrowed = asked.country !== undefined || asked.group !== undefined
  const clear = isNarrowed ? () => change({ country: undefined, group: undefined }) : undefined
  const Board = tab === 'achievements' ? undefined : boards[tab]
  return (
    <div className={css.page}>
      <PageHead
        title="Diving Leaderboard"
        lead="What divers share with each other. Nothing here is about going deeper, longer or more often."
      />
      <nav ref={row} className={css.tabs} aria-label="Boards">
        {tabs.map(({ tab: each, label }) => (
          <Link
            key={each}
            from="/leaderboard"
            to="/leaderboard"
            search={(now) => ({ ...now, tab: saidTab(each) })}
            resetScroll={false}
            activeOptions={{ explicitUndefined: true }}
            className={css.tab}
          >
            {label}
          </Link>
        ))}
      </nav>
      {tab === 'divers' && own.data?.isAsked && <AskDives />}
      <div className={css.columns} data-single={!isMember}>
        <div className={css.main}>
          {Board ? (
            <>
              <BoardFilters asked={asked} onChange={change} />
              <Board asked={asked} onClear={clear} />
            </>
          ) : (
            <AchievementsTab />
          )}
        </div>
        <aside className={css.side}>
          {isMember && <YourStats tab={tab} asked={asked} />}
          {tab !== 'achievements' && <HowItCounts board={tab} />}
        </aside>
      </div>
    </div>
  )
}
