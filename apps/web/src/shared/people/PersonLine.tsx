import type { Person } from '@soundings/contract/person'
import { Link } from '@tanstack/react-router'
import { PersonPicture } from './PersonPicture.tsx'
import css from './people.module.css'

/** A person as lists name them: picture, name where it may be seen, and handle. It leads to their profile. */
export const PersonLine = ({ person: { handle, name, avatar }, size }: { person: Person; size?: number }) => (
  <Link to="/profile/$username" params={{ username: handle }} className={css.line}>
    <PersonPicture avatar={avatar} {...(size !== undefined && { size })} />
    <span className={css.names}>
      <span className={css.name}>{name ?? `@${handle}`}</span>
      {name !== null && <span className={css.handle}>@{handle}</span>}
    </span>
  </Link>
)
