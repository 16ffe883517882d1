import { useTitle } from '#shared/lib/use-title.ts'
import { MembersOnly } from '#shared/members/MembersOnly.tsx'
import { useLogInFirst } from '#shared/members/use-log-in-first.ts'

/** The log: its figures, its dives and the ways to more. */
export const DiveLogPage = () => {
  useTitle('Dive Log')
  useLogInFirst('Log in to see your dive log.')
  return <MembersOnly what="see your dive log">{() => <h1 tabIndex={-1}>Dive Log</h1>}</MembersOnly>
}
