import { useTitle } from '#shared/lib/use-title.ts'
import { MembersOnly } from '#shared/members/MembersOnly.tsx'
import { useLogInFirst } from '#shared/members/use-log-in-first.ts'
import { DiveLog } from './DiveLog.tsx'

/** The log of whoever is signed in. */
export const DiveLogPage = () => {
  useTitle('Dive Log')
  useLogInFirst('Log in to see your dive log.')
  return <MembersOnly what="see your dive log">{(personId) => <DiveLog key={personId} />}</MembersOnly>
}
