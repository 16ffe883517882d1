import { useTitle } from '#shared/lib/use-title.ts'
import { MembersOnly } from '#shared/members/MembersOnly.tsx'
import { useLogInFirst } from '#shared/members/use-log-in-first.ts'

/** The dives that can still be brought back. */
export const TrashPage = () => {
  useTitle('Deleted dives')
  useLogInFirst('Log in to see your dive log.')
  return <MembersOnly what="see your dive log">{() => <h1 tabIndex={-1}>Deleted dives</h1>}</MembersOnly>
}
