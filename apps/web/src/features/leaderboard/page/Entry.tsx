import type { Person } from '@soundings/contract/person'
import { IconMapPin } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { PersonPicture } from '#shared/people/PersonPicture.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { icon } from '#shared/ui/icons.ts'
import css from './Entry.module.css'
import { RankBadge } from './RankBadge.tsx'

type Props = {
  person: Person & { rank: number; location: string | null }
  isMe: boolean
  /** What the board counts, and what else it tells. */
  figures: readonly { label: string; value: string }[]
  /** What they earned, the highest first. */
  badges?: readonly string[]
  children?: ReactNode
}

/** Somebody on a board. */
export const Entry = ({ person, isMe, figures, badges = [], children }: Props) => {
  const { handle, name, avatar, rank, location } = person
  const called = name ?? `@${handle}`
  return (
    <li className={css.entry} data-me={isMe || undefined}>
      <RankBadge rank={rank} />
      <PersonPicture avatar={avatar} size={48} />
      <div className={css.who}>
        <h3 className={css.name}>
          <bdi>{called}</bdi>
          {isMe && <span className={css.me}>You</span>}
        </h3>
        {location && (
          <p className={css.location}>
            <IconMapPin {...icon} size={14} />
            <bdi>{location}</bdi>
          </p>
        )}
        {badges.length > 0 && (
          <ul className={css.badges} aria-label="Achievements">
            {badges.map((badge) => (
              <li key={badge}>{badge}</li>
            ))}
          </ul>
        )}
      </div>
      {children}
      <dl className={css.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink
        className={css.profile}
        variant="default"
        to="/profile/$username"
        params={{ username: handle }}
        aria-label={`View Profile of ${called}`}
      >
        View Profile
      </ButtonLink>
    </li>
  )
}
