import { plural } from '@soundings/rules/phrases'
import { IconArrowLeft, IconMedal } from '@tabler/icons-react'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { AchievementMark } from '#shared/achievements/AchievementMark.tsx'
import { usePages } from '#shared/api/use-pages.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { PersonLine } from '#shared/people/PersonLine.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { icon as look } from '#shared/ui/icons.ts'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { achievementQuery } from '../leaderboard.queries.ts'
import page from '../page/LeaderboardPage.module.css'
import { RowSkeletons } from '../page/RowSkeletons.tsx'
import { useBoardNews } from '../page/use-board-news.ts'
import { Rarity } from './AchievementCard.tsx'
import css from './Achievements.module.css'

const noneYet = 'Nobody who is listed has earned this one yet. Whoever does will appear here.'

/** One achievement, and who earned it. */
export const AchievementPage = () => {
  const { achievementId } = useParams({ from: '/leaderboard/achievements/$achievementId' })
  const navigate = useNavigate()
  const list = usePages(achievementQuery(achievementId))
  const { items, first, error, isLoading, total, answeredAt } = list
  const isLate = useLate(isLoading)
  useBoardNews(answeredAt)
  const achievement = first?.achievement
  useTitle(achievement?.name ?? 'Achievement')
  const back = () => void navigate({ to: '/leaderboard', search: { tab: 'achievements' } })
  return (
    <div className={page.page} aria-busy={isLoading}>
      <Link to="/leaderboard" search={{ tab: 'achievements' }} className={css.back}>
        <IconArrowLeft {...look} />
        Achievements
      </Link>
      {!achievement && error && (
        <FailureNotice
          icon={IconMedal}
          title="The achievement couldn’t be loaded"
          error={error}
          onRetry={list.retry}
          level={1}
          missing={{ title: 'No such achievement', onClose: back }}
        />
      )}
      {!achievement && isLate && <RowSkeletons />}
      {achievement && items && (
        <article className={css.part} aria-label={achievement.name}>
          <div className={css.head}>
            <AchievementMark icon={achievement.icon} tier={achievement.tier} />
            <div>
              <h1 tabIndex={-1}>{achievement.name}</h1>
              <p>{achievement.description}</p>
            </div>
          </div>
          <Rarity {...achievement} />
          <h2>Earned by</h2>
          <p className={css.quiet} role="status">
            {total === 0 ? noneYet : plural(total, { one: '# listed diver', other: '# listed divers' })}
          </p>
          {items.length > 0 && (
            <ul className={css.people}>
              {items.map((person) => (
                <li key={person.id}>
                  <PersonLine person={person} />
                </li>
              ))}
            </ul>
          )}
          <ListEnd of="divers" {...list} />
        </article>
      )}
    </div>
  )
}
