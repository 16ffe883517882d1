import { buddiesPath } from '@soundings/contract/community-pages'
import { leaderboardPages } from '@soundings/contract/leaderboard-pages'
import { isPage, type PlainPage } from '@soundings/contract/pages'
import { statisticsPages } from '@soundings/contract/statistics-pages'
import { numberText } from '@soundings/rules/phrases'
import { IconChartBar, IconTrophy, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { CreateEvent } from '#features/events/index.ts'
import { CreatePost } from '#features/forums/index.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Figures } from '#shared/ui/Figures.tsx'
import { icon } from '#shared/ui/icons.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { statsQuery } from '../community.queries.ts'
import css from './CommunityHub.module.css'

type Props = {
  /** The tabs that there are. */
  tabs: readonly { to: PlainPage; label: string }[]
  children: ReactNode
}

/** The frame of the community: its figures, what can be done here, and the way from tab to tab. */
export const CommunityHub = ({ tabs, children }: Props) => {
  const { data } = useQuery(statsQuery())
  const figure = (label: string, value: number | undefined) => ({
    label,
    value: value === undefined ? undefined : numberText(value),
  })
  return (
    <div className={css.page}>
      <PageHead title="Community" lead="Meet divers from around the world.">
        <div className={css.acts}>
          <Suspense>
            <CreatePost />
            <CreateEvent variant="default" />
          </Suspense>
          {isPage(buddiesPath) && (
            // The page of another feature: the router knows it where that feature is there.
            <ButtonLink
              variant="default"
              to={buddiesPath as PlainPage}
              leftSection={<IconUsersGroup {...icon} />}
            >
              Find Dive Buddies
            </ButtonLink>
          )}
          <ButtonLink
            variant="default"
            to={leaderboardPages.leaderboard}
            leftSection={<IconTrophy {...icon} />}
          >
            Leaderboard
          </ButtonLink>
          <ButtonLink
            variant="default"
            to={statisticsPages.statistics}
            leftSection={<IconChartBar {...icon} />}
          >
            Statistics
          </ButtonLink>
        </div>
      </PageHead>
      <Figures
        label="The community in figures"
        figures={[
          figure('Members', data?.totalMembers),
          figure('Posts', data?.totalPosts),
          figure('Photos', data?.totalPhotos),
          figure('Events', data?.totalEvents),
        ]}
      />
      <nav className={css.tabs} aria-label="Community">
        {tabs.map(({ to, label }) => (
          <Link key={to} to={to} className={css.tab} activeOptions={{ includeSearch: false }}>
            {label}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  )
}
