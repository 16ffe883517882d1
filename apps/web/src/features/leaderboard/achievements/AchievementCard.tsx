import type { Achievement } from '@soundings/contract/achievements'
import { rarityTexts } from '@soundings/rules/achievements'
import { numberText, plural } from '@soundings/rules/phrases'
import { Link } from '@tanstack/react-router'
import { AchievementMark } from '#shared/achievements/AchievementMark.tsx'
import { PersonPicture } from '#shared/people/PersonPicture.tsx'
import css from './Achievements.module.css'

const tierTexts = { bronze: 'Bronze', silver: 'Silver', gold: 'Gold' } as const

/** How far one is. */
const Progress = ({ have, need, earnedAt }: NonNullable<Achievement['progress']>) =>
  earnedAt === null ? (
    <p className={css.progress}>
      <progress max={need} value={have} aria-label="Your progress" />
      <span>
        {numberText(have)} of {numberText(need)}
      </span>
    </p>
  ) : (
    <p className={css.earned}>You have this one</p>
  )

/** How many have it. */
export const Rarity = ({ earnedBy, rarity, share }: Pick<Achievement, 'earnedBy' | 'rarity' | 'share'>) => (
  <p className={css.rarity}>
    <strong>{rarityTexts[rarity]}</strong>
    {earnedBy > 0 && (
      <span>
        {plural(
          earnedBy,
          { one: 'Earned by # diver ({share}%)', other: 'Earned by # divers ({share}%)' },
          { share: numberText(share, 1) },
        )}
      </span>
    )}
  </p>
)

/** Who earned it last. */
const Recipients = ({ people }: { people: Achievement['recentRecipients'] }) =>
  people.length > 0 && (
    <ul className={css.recipients} aria-label="Earned last by">
      {people.map(({ id, handle, name, avatar }) => (
        <li key={id}>
          <Link
            to="/profile/$username"
            params={{ username: handle }}
            aria-label={name ?? `@${handle}`}
            title={name ?? `@${handle}`}
          >
            <PersonPicture avatar={avatar} size={30} />
          </Link>
        </li>
      ))}
    </ul>
  )

/** An achievement with who has it, and how far the reader is. */
export const AchievementCard = ({ achievement }: { achievement: Achievement }) => {
  const { id, icon, tier, name, description, recentRecipients, progress } = achievement
  return (
    <li className={css.card}>
      <div className={css.head}>
        <AchievementMark icon={icon} tier={tier} isEarned={progress === null || progress.earnedAt !== null} />
        <div>
          <h3>
            <Link
              className={css.name}
              to="/leaderboard/achievements/$achievementId"
              params={{ achievementId: id }}
            >
              {name}
            </Link>
          </h3>
          <p className={css.quiet}>{tierTexts[tier]}</p>
        </div>
      </div>
      <p>{description}</p>
      {progress && <Progress {...progress} />}
      <div className={css.foot}>
        <Rarity {...achievement} />
        <Recipients people={recentRecipients} />
      </div>
    </li>
  )
}
