import { useTitle } from '#shared/lib/use-title.ts'
import { MembersOnly } from '#shared/members/MembersOnly.tsx'
import { useLogInFirst } from '#shared/members/use-log-in-first.ts'

/** What one dives with, how often, and when it is due for service. */
export const EquipmentPage = () => {
  useTitle('Equipment Log')
  useLogInFirst('Log in to see your dive log.')
  return <MembersOnly what="see your dive log">{() => <h1 tabIndex={-1}>Equipment Log</h1>}</MembersOnly>
}
