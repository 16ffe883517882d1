import type { Member } from '@soundings/contract/members'
import type { SeenWhen } from '@soundings/contract/presence'
import { numberText, plural } from '@soundings/rules/phrases'
import { IconMapPin, IconRosetteDiscountCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { PersonPicture } from '#shared/people/PersonPicture.tsx'
import { PresenceDot } from '#shared/people/PresenceDot.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { icon } from '#shared/ui/icons.ts'
import css from './MemberCard.module.css'
import { badgesOf } from './members.view.ts'

const small = { ...icon, size: 15 }

type Props = {
  member: Member
  /** When they were last here, once that is known: until then the list says whether they are online. */
  when?: SeenWhen | undefined
  /** What else can be done with this member, beside looking at their profile. */
  actions?: ReactNode
}

/** A member as the list shows them: as much as they show to whoever looks. */
export const MemberCard = ({ member, when, actions }: Props) => {
  const { handle, name, avatar, location, isOnline, dives, photos, isInstructor } = member
  const badges = badgesOf(member)
  const called = name ?? `@${handle}`
  return (
    <article className={css.card} aria-label={called}>
      <div className={css.who}>
        <PersonPicture avatar={avatar} size={56} />
        <div className={css.names}>
          <h2 className={css.name}>
            <bdi>{called}</bdi>
          </h2>
          {name !== null && <p className={css.handle}>@{handle}</p>}
          <PresenceDot when={when === undefined && isOnline ? 'now' : when} />
        </div>
      </div>
      {location && (
        <p className={css.location}>
          <IconMapPin {...small} />
          <bdi>{location}</bdi>
        </p>
      )}
      {dives !== undefined && photos !== undefined && (
        <p className={css.figures}>
          <span>{plural(dives, { one: '# dive', other: '# dives' })}</span>
          <span>{plural(photos, { one: '# photo', other: '# photos' })}</span>
        </p>
      )}
      {badges.shown.length > 0 && (
        <ul className={css.badges} aria-label="Certifications">
          {badges.shown.map((text, at) => (
            <li key={text} data-instructor={(isInstructor && at === 0) || undefined}>
              <IconRosetteDiscountCheck {...small} />
              <bdi>{text}</bdi>
            </li>
          ))}
          {badges.more > 0 && <li>+{numberText(badges.more)}</li>}
        </ul>
      )}
      <div className={css.actions}>
        <ButtonLink
          variant="default"
          to="/profile/$username"
          params={{ username: handle }}
          aria-label={`View Profile of ${called}`}
        >
          View Profile
        </ButtonLink>
        {actions}
      </div>
    </article>
  )
}
