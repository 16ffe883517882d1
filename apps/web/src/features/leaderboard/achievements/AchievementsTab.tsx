import { numberText } from '@soundings/rules/phrases'
import { usePages } from '#shared/api/use-pages.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { achievementsQuery } from '../leaderboard.queries.ts'
import { RowSkeletons } from '../page/RowSkeletons.tsx'
import { useBoardNews } from '../page/use-board-news.ts'
import { AchievementCard } from './AchievementCard.tsx'
import css from './Achievements.module.css'

/** All achievements. */
export const AchievementsTab = () => {
  const list = usePages(achievementsQuery())
  const { items, error, isLoading, answeredAt } = list
  const isLate = useLate(isLoading)
  useBoardNews(answeredAt)
  const own = items?.filter(({ progress }) => progress !== null) ?? []
  const earned = own.filter(({ progress }) => progress?.earnedAt)
  return (
    <section className={css.part} aria-labelledby="board-heading" aria-busy={isLoading}>
      <h2 id="board-heading">Achievements</h2>
      <p className={css.quiet}>
        For care and curiosity: what you share, see and put right. None is about depth, time or air.
        {own.length > 0 && ` You have ${numberText(earned.length)} of ${numberText(own.length)}.`}
      </p>
      {!items && error && (
        <FailureNotice title="Achievements couldn’t be loaded" error={error} onRetry={list.retry} level={3} />
      )}
      {!items && isLate && <RowSkeletons />}
      {items && (
        <ul className={css.cards}>
          {items.map((achievement) => (
            <AchievementCard key={achievement.id} achievement={achievement} />
          ))}
        </ul>
      )}
      {items && <ListEnd of="achievements" {...list} />}
    </section>
  )
}
