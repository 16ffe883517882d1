import { useTitle } from '#shared/lib/use-title.ts'
import { MembersOnly } from '#shared/members/MembersOnly.tsx'
import { useLogInFirst } from '#shared/members/use-log-in-first.ts'
import { Equipment } from './Equipment.tsx'

/** What one dives with, how often, and when it is due for service. */
export const EquipmentPage = () => {
  useTitle('Equipment Log')
  useLogInFirst('Log in to see your equipment.')
  return <MembersOnly what="see your equipment">{(personId) => <Equipment key={personId} />}</MembersOnly>
}
