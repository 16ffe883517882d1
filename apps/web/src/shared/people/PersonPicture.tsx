import type { Person } from '@soundings/contract/person'
import css from './people.module.css'

/** What stands in for the picture of somebody who has none. */
const defaultAvatar = '/api/avatars/default.jpg'

/** The picture of a person, round. It says nothing by itself: their name stands beside it. */
export const PersonPicture = ({ avatar, size = 40 }: Pick<Person, 'avatar'> & { size?: number }) => (
  <img
    className={css.picture}
    src={avatar ?? defaultAvatar}
    alt=""
    width={size}
    height={size}
    loading="lazy"
    decoding="async"
  />
)
