import { HttpError } from './http-error.ts'
import type { Person } from './person.ts'

/** Refuses what others see somebody do to whom they could not name: 403 `no-username`. */
export const refuseNameless = ({ handle }: Pick<Person, 'handle'>): void => {
  if (handle !== null) return
  throw new HttpError(403, 'Please choose a username first. Others see it beside what you write and join.', {
    code: 'no-username',
  })
}
