import { useTitle } from '#shared/lib/use-title.ts'
import { MembersOnly } from '#shared/members/MembersOnly.tsx'
import { useLogInFirst } from '#shared/members/use-log-in-first.ts'
import { Certifications } from './Certifications.tsx'

/** The cards of a member. */
export const CertificationsPage = () => {
  useTitle('Certifications')
  useLogInFirst('Log in to see your certifications.')
  return (
    <MembersOnly what="see your certifications">
      {(personId) => <Certifications key={personId} />}
    </MembersOnly>
  )
}
