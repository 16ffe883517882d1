import type { EarnedAchievement } from '@soundings/contract/achievements'
import { Link } from '@tanstack/react-router'
import { Ago } from '#shared/ui/Ago.tsx'
import { AchievementMark } from './AchievementMark.tsx'
import css from './EarnedRows.module.css'

/** What somebody earned, the latest first. */
export const EarnedRows = ({ items }: { items: readonly EarnedAchievement[] }) => (
  <ul className={css.rows}>
    {items.map(({ id, icon, tier, name, description, earnedAt }) => (
      <li key={id}>
        <AchievementMark icon={icon} tier={tier} />
        <div>
          <Link to="/leaderboard/achievements/$achievementId" params={{ achievementId: id }}>
            {name}
          </Link>
          <p>{description}</p>
        </div>
        <Ago at={earnedAt} />
      </li>
    ))}
  </ul>
)
