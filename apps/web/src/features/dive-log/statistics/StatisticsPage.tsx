import { useTitle } from '#shared/lib/use-title.ts'
import { MembersOnly } from '#shared/members/MembersOnly.tsx'
import { useLogInFirst } from '#shared/members/use-log-in-first.ts'
import { Statistics } from './Statistics.tsx'

/** The figures of the whole log, as charts and tables. */
export const StatisticsPage = () => {
  useTitle('Statistics')
  useLogInFirst('Log in to see your dive log.')
  return <MembersOnly what="see your dive log">{(personId) => <Statistics key={personId} />}</MembersOnly>
}
