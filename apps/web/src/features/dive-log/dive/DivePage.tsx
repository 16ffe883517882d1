import { useTitle } from '#shared/lib/use-title.ts'
import { MembersOnly } from '#shared/members/MembersOnly.tsx'
import { useLogInFirst } from '#shared/members/use-log-in-first.ts'

/** Everything that one wrote of a dive, and what a computer recorded. */
export const DivePage = () => {
  useTitle('Dive')
  useLogInFirst('Log in to see your dive log.')
  return <MembersOnly what="see your dive log">{() => <h1 tabIndex={-1}>Dive</h1>}</MembersOnly>
}
