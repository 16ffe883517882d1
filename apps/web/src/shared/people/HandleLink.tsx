import { Link } from '@tanstack/react-router'
import css from './people.module.css'

/** The username of somebody beside what is theirs. It leads to their profile. */
export const HandleLink = ({ handle }: { handle: string }) => (
  <Link to="/profile/$username" params={{ username: handle }} className={css.link}>
    <bdi>{handle}</bdi>
  </Link>
)
